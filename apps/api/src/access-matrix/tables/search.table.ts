/** What is found: projects on a map, one's saved searches, and everything that one may open; and the calendar's link. */
export const SEARCH = `
#                             auxbsgtcdwnmMz
mapProjects 200
                              .-.----++++-+.
searchEverything 200
                              .+.++++++++++.
listSavedSearches 200
                              .-.----++++--.
createSavedSearch 201
                              .-.----++++--.
updateSavedSearch 200
  own                         .-.----++++--.
  others                      .-.----0000--.
  unknown                     .-.----0000--.
deleteSavedSearch 204
  own                         .-.----++++--.
  others                      .-.----0000--.
  unknown                     .-.----0000--.

# The feed itself is for whoever holds its link.
getCalendarLink 200
                              .+.++++++++++.
renewCalendarLink 201
                              .+.++++++++++.
deleteCalendarLink 204
                              .+.++++++++++.
getCalendarFeed 200
  unknown                     00000000000000
`;

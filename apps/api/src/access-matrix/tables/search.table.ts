import { about, always, call, openlyAbout } from '../rows.js';

/** What is found: projects on a map, one's saved searches, and everything that one may open; and the calendar's link. */
export const SEARCH = [
  call('mapProjects', 200, always({ allowed: ['contractors', 'staff'], forbidden: ['hirersButStaff'] })),
  call('searchEverything', 200, always({ allowed: ['signedIn'] })),
  call('listSavedSearches', 200, always({ allowed: ['contractors'], forbidden: ['hirers'] })),
  call('createSavedSearch', 201, always({ allowed: ['contractors'], forbidden: ['hirers'] })),
  call(
    'updateSavedSearch',
    200,
    about('own', { allowed: ['contractors'], forbidden: ['hirers'] }),
    about('others', { forbidden: ['hirers'], hidden: ['contractors'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),
  call(
    'deleteSavedSearch',
    204,
    about('own', { allowed: ['contractors'], forbidden: ['hirers'] }),
    about('others', { forbidden: ['hirers'], hidden: ['contractors'] }),
    about('unknown', { forbidden: ['hirers'], hidden: ['contractors'] }),
  ),

  // The feed itself is for whoever holds its link.
  call('getCalendarLink', 200, always({ allowed: ['signedIn'] })),
  call('renewCalendarLink', 201, always({ allowed: ['signedIn'] })),
  call('deleteCalendarLink', 204, always({ allowed: ['signedIn'] })),
  call('getCalendarFeed', 200, openlyAbout('unknown', { hidden: ['everybody'] })),
].flat();

import { searchEndpoints } from '../generated/search.gen.js';

export * from '../generated/search.gen.js';

/** PROJ-07, SHELL-07: kept filters, and the search over everything. */
export const searchApi = searchEndpoints.enhanceEndpoints({
  endpoints: {
    listSavedSearches: { providesTags: ['SavedSearch'] },
    createSavedSearch: { invalidatesTags: ['SavedSearch'] },
    updateSavedSearch: { invalidatesTags: ['SavedSearch'] },
    deleteSavedSearch: { invalidatesTags: ['SavedSearch'] },
    getCalendarLink: { providesTags: ['CalendarLink'] },
    renewCalendarLink: { invalidatesTags: ['CalendarLink'] },
    deleteCalendarLink: { invalidatesTags: ['CalendarLink'] },
  },
});

import { baseApi } from '../base-api.js';
import type {
  CreateSavedSearchApiArg,
  CreateSavedSearchApiResponse,
  DeleteCalendarLinkApiArg,
  DeleteCalendarLinkApiResponse,
  DeleteSavedSearchApiArg,
  DeleteSavedSearchApiResponse,
  GetCalendarFeedApiArg,
  GetCalendarFeedApiResponse,
  GetCalendarLinkApiArg,
  GetCalendarLinkApiResponse,
  ListSavedSearchesApiArg,
  ListSavedSearchesApiResponse,
  RenewCalendarLinkApiArg,
  RenewCalendarLinkApiResponse,
  SearchEverythingApiArg,
  SearchEverythingApiResponse,
  UpdateSavedSearchApiArg,
  UpdateSavedSearchApiResponse,
} from './types.gen.js';

export const searchEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deleteCalendarLink: build.mutation<DeleteCalendarLinkApiResponse, DeleteCalendarLinkApiArg>({
      query: () => ({ url: `/api/calendar`, method: 'DELETE' }),
    }),
    getCalendarLink: build.query<GetCalendarLinkApiResponse, GetCalendarLinkApiArg>({
      query: () => ({ url: `/api/calendar` }),
    }),
    renewCalendarLink: build.mutation<RenewCalendarLinkApiResponse, RenewCalendarLinkApiArg>({
      query: () => ({ url: `/api/calendar`, method: 'POST' }),
    }),
    getCalendarFeed: build.query<GetCalendarFeedApiResponse, GetCalendarFeedApiArg>({
      query: (queryArg) => ({ url: `/api/calendar/feed/${encodeURIComponent(String(queryArg))}.ics` }),
    }),
    listSavedSearches: build.query<ListSavedSearchesApiResponse, ListSavedSearchesApiArg>({
      query: () => ({ url: `/api/saved-searches` }),
    }),
    createSavedSearch: build.mutation<CreateSavedSearchApiResponse, CreateSavedSearchApiArg>({
      query: (queryArg) => ({ url: `/api/saved-searches`, method: 'POST', body: queryArg }),
    }),
    deleteSavedSearch: build.mutation<DeleteSavedSearchApiResponse, DeleteSavedSearchApiArg>({
      query: (queryArg) => ({ url: `/api/saved-searches/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    updateSavedSearch: build.mutation<UpdateSavedSearchApiResponse, UpdateSavedSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.savedSearchEdit,
      }),
    }),
    searchEverything: build.query<SearchEverythingApiResponse, SearchEverythingApiArg>({
      query: (queryArg) => ({
        url: `/api/search`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useDeleteCalendarLinkMutation,
  useGetCalendarLinkQuery,
  useRenewCalendarLinkMutation,
  useGetCalendarFeedQuery,
  useListSavedSearchesQuery,
  useCreateSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useUpdateSavedSearchMutation,
  useSearchEverythingQuery,
} = searchEndpoints;

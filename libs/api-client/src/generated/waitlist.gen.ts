import { baseApi } from '../base-api.js';
import type {
  ExportWaitlistApiArg,
  ExportWaitlistApiResponse,
  JoinWaitlistApiArg,
  JoinWaitlistApiResponse,
  ListWaitlistApiArg,
  ListWaitlistApiResponse,
} from './types.gen.js';

export const waitlistEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWaitlist: build.query<ListWaitlistApiResponse, ListWaitlistApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/waitlist`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          role: queryArg.role,
          sort: queryArg.sort,
        },
      }),
    }),
    exportWaitlist: build.query<ExportWaitlistApiResponse, ExportWaitlistApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/waitlist.csv`,
        params: {
          q: queryArg.q,
          role: queryArg.role,
          sort: queryArg.sort,
        },
      }),
    }),
    joinWaitlist: build.mutation<JoinWaitlistApiResponse, JoinWaitlistApiArg>({
      query: (queryArg) => ({ url: `/api/waitlist`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListWaitlistQuery,
  useExportWaitlistQuery,
  useJoinWaitlistMutation,
} = waitlistEndpoints;

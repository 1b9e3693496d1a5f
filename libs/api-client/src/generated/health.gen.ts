import { baseApi } from '../base-api.js';
import type {
  LiveApiArg,
  LiveApiResponse,
  ReadyApiArg,
  ReadyApiResponse,
} from './types.gen.js';

export const healthEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    live: build.query<LiveApiResponse, LiveApiArg>({
      query: () => ({ url: `/api/health/live` }),
    }),
    ready: build.query<ReadyApiResponse, ReadyApiArg>({
      query: () => ({ url: `/api/health/ready` }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useLiveQuery,
  useReadyQuery,
} = healthEndpoints;

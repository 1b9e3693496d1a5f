import { baseApi } from '../base-api.js';
import type {
  GetDashboardApiArg,
  GetDashboardApiResponse,
} from './types.gen.js';

export const dashboardEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<GetDashboardApiResponse, GetDashboardApiArg>({
      query: () => ({ url: `/api/dashboard` }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useGetDashboardQuery,
} = dashboardEndpoints;

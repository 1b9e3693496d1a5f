import { dashboardEndpoints } from '../generated/dashboard.gen.js';

export * from '../generated/dashboard.gen.js';

/** What needs its reader now, by role. */
export const dashboardApi = dashboardEndpoints.enhanceEndpoints({
  endpoints: {
    getDashboard: { providesTags: ['Dashboard'] },
  },
});

import { generatedApi } from '../endpoints.gen.js';
import { listOf } from './tags.js';

/** WAIT-01. */
export const waitlistApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listWaitlist: { providesTags: [listOf('WaitlistEntry')] },
    joinWaitlist: { invalidatesTags: [listOf('WaitlistEntry')] },
  },
});

import { waitlistEndpoints } from '../generated/waitlist.gen.js';
import { listOf } from './tags.js';

export * from '../generated/waitlist.gen.js';

/** WAIT-01. */
export const waitlistApi = waitlistEndpoints.enhanceEndpoints({
  endpoints: {
    listWaitlist: { providesTags: [listOf('WaitlistEntry')] },
    joinWaitlist: { invalidatesTags: [listOf('WaitlistEntry')] },
  },
});

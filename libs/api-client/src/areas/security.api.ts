import { securityEndpoints } from '../generated/security.gen.js';
import type { SecurityResponse, SessionResponse } from '../generated/types.gen.js';

export * from '../generated/security.gen.js';

export type SecurityView = SecurityResponse;
export type ActiveSessionView = SessionResponse;

/**
 * AUTH-08: what keeps an account with its owner. What turns a factor on and shows its codes only once
 * (`confirmTotp`, `acceptInvitation`) makes nothing stale by itself: the screen does, when the codes are kept.
 */
export const securityApi = securityEndpoints.enhanceEndpoints({
  endpoints: {
    getSecurity: { providesTags: ['Security'] },
    listSessions: { providesTags: ['ActiveSession'] },
    endSession: { invalidatesTags: ['ActiveSession'] },
    endOtherSessions: { invalidatesTags: ['ActiveSession'] },
    verifyEmail: { invalidatesTags: ['Session', 'Security', 'User'] },
    changePassword: { invalidatesTags: ['Security', 'ActiveSession'] },
    acceptTerms: { invalidatesTags: ['Session'] },
    changeEmail: { invalidatesTags: ['Security'] },
    renewRecoveryCodes: { invalidatesTags: ['Security'] },
    disableTotp: { invalidatesTags: ['Security', 'ActiveSession'] },
  },
});

import { generatedApi } from '../endpoints.gen.js';

export interface SecurityView {
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null;
  readonly totpEnabled: boolean;
  readonly totpRequired: boolean;
  readonly recoveryCodesLeft: number;
  readonly passwordChangedAt: string;
  readonly mfa: boolean;
  readonly fresh: boolean;
}

export interface ActiveSessionView {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly mfa: boolean;
}

export interface ChangePassword {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly endOtherSessions?: boolean;
}

/** AUTH-08: what keeps an account with its owner. */
export const securityApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<SecurityView, void>({
      query: () => `/api/auth/security`,
      providesTags: ['Security'],
    }),
    listSessions: build.query<{ items: ActiveSessionView[] }, void>({
      query: () => `/api/auth/sessions`,
      providesTags: ['ActiveSession'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['ActiveSession'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
      invalidatesTags: ['ActiveSession'],
    }),
    changePassword: build.mutation<unknown, ChangePassword>({
      query: (body) => ({ url: `/api/auth/change-password`, method: 'POST', body }),
      invalidatesTags: ['Security', 'ActiveSession'],
    }),
    changeEmail: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: `/api/auth/change-email`, method: 'POST', body }),
      invalidatesTags: ['Security'],
    }),
    resendVerification: build.mutation<unknown, void>({
      query: () => ({ url: `/api/auth/resend-verification`, method: 'POST' }),
    }),
    disableTotp: build.mutation<unknown, void>({
      query: () => ({ url: `/api/auth/totp/disable`, method: 'POST' }),
      invalidatesTags: ['Security'],
    }),
    renewRecoveryCodes: build.mutation<{ recoveryCodes: string[] }, void>({
      query: () => ({ url: `/api/auth/totp/recovery-codes`, method: 'POST' }),
      invalidatesTags: ['Security'],
    }),
  }),
});

export const {
  useGetSecurityQuery,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useResendVerificationMutation,
  useDisableTotpMutation,
  useRenewRecoveryCodesMutation,
} = securityApi;

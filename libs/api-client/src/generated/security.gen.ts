import { baseApi } from '../base-api.js';
import type {
  AcceptTermsApiArg,
  AcceptTermsApiResponse,
  ChangeEmailApiArg,
  ChangeEmailApiResponse,
  ChangePasswordApiArg,
  ChangePasswordApiResponse,
  ConfirmTotpApiArg,
  ConfirmTotpApiResponse,
  DisableTotpApiArg,
  DisableTotpApiResponse,
  DisownAddressApiArg,
  DisownAddressApiResponse,
  EndOtherSessionsApiArg,
  EndOtherSessionsApiResponse,
  EndSessionApiArg,
  EndSessionApiResponse,
  GetSecurityApiArg,
  GetSecurityApiResponse,
  ListSessionsApiArg,
  ListSessionsApiResponse,
  ReadEmailLinkApiArg,
  ReadEmailLinkApiResponse,
  ReauthenticateApiArg,
  ReauthenticateApiResponse,
  RenewRecoveryCodesApiArg,
  RenewRecoveryCodesApiResponse,
  ResendVerificationApiArg,
  ResendVerificationApiResponse,
  SetUpTotpApiArg,
  SetUpTotpApiResponse,
  VerifyEmailApiArg,
  VerifyEmailApiResponse,
} from './types.gen.js';

export const securityEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({ url: `/api/auth/change-email`, method: 'POST', body: queryArg }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/change-password`, method: 'POST', body: queryArg }),
    }),
    disownAddress: build.mutation<DisownAddressApiResponse, DisownAddressApiArg>({
      query: (queryArg) => ({ url: `/api/auth/disown-address`, method: 'POST', body: queryArg }),
    }),
    reauthenticate: build.mutation<ReauthenticateApiResponse, ReauthenticateApiArg>({
      query: (queryArg) => ({ url: `/api/auth/reauthenticate`, method: 'POST', body: queryArg }),
    }),
    resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
      query: () => ({ url: `/api/auth/resend-verification`, method: 'POST' }),
    }),
    getSecurity: build.query<GetSecurityApiResponse, GetSecurityApiArg>({
      query: () => ({ url: `/api/auth/security` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions`, method: 'DELETE' }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({ url: `/api/auth/sessions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    acceptTerms: build.mutation<AcceptTermsApiResponse, AcceptTermsApiArg>({
      query: (queryArg) => ({ url: `/api/auth/terms`, method: 'POST', body: queryArg }),
    }),
    confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
      query: (queryArg) => ({ url: `/api/auth/totp/confirm`, method: 'POST', body: queryArg }),
    }),
    disableTotp: build.mutation<DisableTotpApiResponse, DisableTotpApiArg>({
      query: () => ({ url: `/api/auth/totp/disable`, method: 'POST' }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: () => ({ url: `/api/auth/totp/recovery-codes`, method: 'POST' }),
    }),
    setUpTotp: build.mutation<SetUpTotpApiResponse, SetUpTotpApiArg>({
      query: () => ({ url: `/api/auth/totp/setup`, method: 'POST' }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({ url: `/api/auth/verify-email`, method: 'POST', body: queryArg }),
    }),
    readEmailLink: build.mutation<ReadEmailLinkApiResponse, ReadEmailLinkApiArg>({
      query: (queryArg) => ({ url: `/api/auth/verify-email/read`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useDisownAddressMutation,
  useReauthenticateMutation,
  useResendVerificationMutation,
  useGetSecurityQuery,
  useEndOtherSessionsMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useAcceptTermsMutation,
  useConfirmTotpMutation,
  useDisableTotpMutation,
  useRenewRecoveryCodesMutation,
  useSetUpTotpMutation,
  useVerifyEmailMutation,
  useReadEmailLinkMutation,
} = securityEndpoints;

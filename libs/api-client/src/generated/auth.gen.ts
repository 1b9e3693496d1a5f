import { baseApi } from '../base-api.js';
import type {
  AcceptInvitationApiArg,
  AcceptInvitationApiResponse,
  ActivateAccountApiArg,
  ActivateAccountApiResponse,
  AdminLoginApiArg,
  AdminLoginApiResponse,
  ForgotPasswordApiArg,
  ForgotPasswordApiResponse,
  GetCsrfTokenApiArg,
  GetCsrfTokenApiResponse,
  GetMeApiArg,
  GetMeApiResponse,
  ListDemoLoginsApiArg,
  ListDemoLoginsApiResponse,
  LoginApiArg,
  LoginApiResponse,
  LogoutApiArg,
  LogoutApiResponse,
  ReadActivationApiArg,
  ReadActivationApiResponse,
  ReadInvitationApiArg,
  ReadInvitationApiResponse,
  RegisterApiArg,
  RegisterApiResponse,
  ResetPasswordApiArg,
  ResetPasswordApiResponse,
} from './types.gen.js';

export const authEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readActivation: build.mutation<ReadActivationApiResponse, ReadActivationApiArg>({
      query: (queryArg) => ({ url: `/api/auth/activation`, method: 'POST', body: queryArg }),
    }),
    activateAccount: build.mutation<ActivateAccountApiResponse, ActivateAccountApiArg>({
      query: (queryArg) => ({ url: `/api/auth/activation/accept`, method: 'POST', body: queryArg }),
    }),
    adminLogin: build.mutation<AdminLoginApiResponse, AdminLoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/admin/login`, method: 'POST', body: queryArg }),
    }),
    getCsrfToken: build.query<GetCsrfTokenApiResponse, GetCsrfTokenApiArg>({
      query: () => ({ url: `/api/auth/csrf` }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/forgot-password`, method: 'POST', body: queryArg }),
    }),
    readInvitation: build.mutation<ReadInvitationApiResponse, ReadInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/auth/invitation`, method: 'POST', body: queryArg }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/auth/invitation/accept`, method: 'POST', body: queryArg }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/reset-password`, method: 'POST', body: queryArg }),
    }),
    listDemoLogins: build.query<ListDemoLoginsApiResponse, ListDemoLoginsApiArg>({
      query: () => ({ url: `/api/demo/logins` }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useReadActivationMutation,
  useActivateAccountMutation,
  useAdminLoginMutation,
  useGetCsrfTokenQuery,
  useForgotPasswordMutation,
  useReadInvitationMutation,
  useAcceptInvitationMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetMeQuery,
  useRegisterMutation,
  useResetPasswordMutation,
  useListDemoLoginsQuery,
} = authEndpoints;

import { baseApi as api } from './base-api.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCsrfToken: build.query<GetCsrfTokenApiResponse, GetCsrfTokenApiArg>({
      query: () => ({ url: `/api/auth/csrf` }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetCsrfTokenApiResponse = /** status 200  */ CsrfTokenResponse;
export type GetCsrfTokenApiArg = void;
export type GetMeApiResponse = /** status 200  */ UserResponse;
export type GetMeApiArg = void;
export type LoginApiResponse = /** status 200  */ UserResponse;
export type LoginApiArg = LoginDto;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type CsrfTokenResponse = {
  token: string;
};
export type UserResponse = {
  id: string;
  firstName: string;
  lastName: string;
  username?: (string | null) | undefined;
  role: "buyer" | "seller" | "agent" | "contractor" | "admin";
  email: string;
  phone?: (string | null) | undefined;
  company?: (string | null) | undefined;
  location?: (string | null) | undefined;
  bio?: (string | null) | undefined;
  locale: "en" | "es";
  timeZone: string;
};
export type LoginDto = {
  email: string;
  password: string;
  totp?: string | undefined;
};
export const {
  useGetCsrfTokenQuery,
  useGetMeQuery,
  useLoginMutation,
  useLogoutMutation,
} = injectedRtkApi;

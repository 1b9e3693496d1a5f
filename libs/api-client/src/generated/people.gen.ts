import { baseApi } from '../base-api.js';
import type {
  DeleteUserApiArg,
  DeleteUserApiResponse,
  ExportUserApiArg,
  ExportUserApiResponse,
  GetContractorApiArg,
  GetContractorApiResponse,
  GetMyContractorProfileApiArg,
  GetMyContractorProfileApiResponse,
  GetPreferencesApiArg,
  GetPreferencesApiResponse,
  GetUserApiArg,
  GetUserApiResponse,
  ListContractorsApiArg,
  ListContractorsApiResponse,
  SavePreferencesApiArg,
  SavePreferencesApiResponse,
  UpdateMyContractorProfileApiArg,
  UpdateMyContractorProfileApiResponse,
  UpdateUserApiArg,
  UpdateUserApiResponse,
} from './types.gen.js';

export const peopleEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listContractors: build.query<ListContractorsApiResponse, ListContractorsApiArg>({
      query: (queryArg) => ({
        url: `/api/contractors`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          zip: queryArg.zip,
          radiusMiles: queryArg.radiusMiles,
          minRating: queryArg.minRating,
          trade: queryArg.trade,
          sort: queryArg.sort,
          scope: queryArg.scope,
        },
      }),
    }),
    getMyContractorProfile: build.query<GetMyContractorProfileApiResponse, GetMyContractorProfileApiArg>({
      query: () => ({ url: `/api/contractors/me` }),
    }),
    updateMyContractorProfile: build.mutation<UpdateMyContractorProfileApiResponse, UpdateMyContractorProfileApiArg>({
      query: (queryArg) => ({ url: `/api/contractors/me`, method: 'PATCH', body: queryArg }),
    }),
    getContractor: build.query<GetContractorApiResponse, GetContractorApiArg>({
      query: (queryArg) => ({ url: `/api/contractors/${encodeURIComponent(String(queryArg))}` }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}` }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateUserDto,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    exportUser: build.query<ExportUserApiResponse, ExportUserApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/export` }),
    }),
    getPreferences: build.query<GetPreferencesApiResponse, GetPreferencesApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/preferences` }),
    }),
    savePreferences: build.mutation<SavePreferencesApiResponse, SavePreferencesApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/preferences`,
        method: 'PUT',
        body: queryArg.preferencesDto,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListContractorsQuery,
  useGetMyContractorProfileQuery,
  useUpdateMyContractorProfileMutation,
  useGetContractorQuery,
  useDeleteUserMutation,
  useGetUserQuery,
  useUpdateUserMutation,
  useExportUserQuery,
  useGetPreferencesQuery,
  useSavePreferencesMutation,
} = peopleEndpoints;

import { baseApi } from '../base-api.js';
import type {
  CreateTokenApiArg,
  CreateTokenApiResponse,
  DeleteTokenApiArg,
  DeleteTokenApiResponse,
  ListTokensApiArg,
  ListTokensApiResponse,
} from './types.gen.js';

export const tokensEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTokens: build.query<ListTokensApiResponse, ListTokensApiArg>({
      query: () => ({ url: `/api/tokens` }),
    }),
    createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
      query: (queryArg) => ({ url: `/api/tokens`, method: 'POST', body: queryArg }),
    }),
    deleteToken: build.mutation<DeleteTokenApiResponse, DeleteTokenApiArg>({
      query: (queryArg) => ({ url: `/api/tokens/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListTokensQuery,
  useCreateTokenMutation,
  useDeleteTokenMutation,
} = tokensEndpoints;

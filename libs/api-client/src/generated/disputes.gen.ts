import { baseApi } from '../base-api.js';
import type {
  AcceptDisputeOfferApiArg,
  AcceptDisputeOfferApiResponse,
  AddDisputeStatementApiArg,
  AddDisputeStatementApiResponse,
  ListProjectDisputesApiArg,
  ListProjectDisputesApiResponse,
  MakeDisputeOfferApiArg,
  MakeDisputeOfferApiResponse,
  WithdrawDisputeApiArg,
  WithdrawDisputeApiResponse,
} from './types.gen.js';

export const disputesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    acceptDisputeOffer: build.mutation<AcceptDisputeOfferApiResponse, AcceptDisputeOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/dispute-offers/${encodeURIComponent(String(queryArg))}/accept`,
        method: 'POST',
      }),
    }),
    makeDisputeOffer: build.mutation<MakeDisputeOfferApiResponse, MakeDisputeOfferApiArg>({
      query: (queryArg) => ({
        url: `/api/disputes/${encodeURIComponent(String(queryArg.id))}/offers`,
        method: 'POST',
        body: queryArg.makeOffer,
      }),
    }),
    addDisputeStatement: build.mutation<AddDisputeStatementApiResponse, AddDisputeStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/disputes/${encodeURIComponent(String(queryArg.id))}/statements`,
        method: 'POST',
        body: queryArg.addStatement,
      }),
    }),
    withdrawDispute: build.mutation<WithdrawDisputeApiResponse, WithdrawDisputeApiArg>({
      query: (queryArg) => ({ url: `/api/disputes/${encodeURIComponent(String(queryArg))}/withdraw`, method: 'POST' }),
    }),
    listProjectDisputes: build.query<ListProjectDisputesApiResponse, ListProjectDisputesApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/disputes` }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useAcceptDisputeOfferMutation,
  useMakeDisputeOfferMutation,
  useAddDisputeStatementMutation,
  useWithdrawDisputeMutation,
  useListProjectDisputesQuery,
} = disputesEndpoints;

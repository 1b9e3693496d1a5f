import { baseApi } from '../base-api.js';
import type {
  AcceptBidApiArg,
  AcceptBidApiResponse,
  GetEarlierFiguresApiArg,
  GetEarlierFiguresApiResponse,
  ListMyBidsApiArg,
  ListMyBidsApiResponse,
  ListProjectBidsApiArg,
  ListProjectBidsApiResponse,
  PlaceBidApiArg,
  PlaceBidApiResponse,
  RejectBidApiArg,
  RejectBidApiResponse,
  UpdateBidApiArg,
  UpdateBidApiResponse,
  WithdrawBidApiArg,
  WithdrawBidApiResponse,
} from './types.gen.js';

export const bidsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMyBids: build.query<ListMyBidsApiResponse, ListMyBidsApiArg>({
      query: (queryArg) => ({
        url: `/api/bids`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          scope: queryArg.scope,
        },
      }),
    }),
    updateBid: build.mutation<UpdateBidApiResponse, UpdateBidApiArg>({
      query: (queryArg) => ({
        url: `/api/bids/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.bidEdit,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    acceptBid: build.mutation<AcceptBidApiResponse, AcceptBidApiArg>({
      query: (queryArg) => ({
        url: `/api/bids/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
        body: queryArg.acceptBidInput,
      }),
    }),
    rejectBid: build.mutation<RejectBidApiResponse, RejectBidApiArg>({
      query: (queryArg) => ({
        url: `/api/bids/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: 'POST',
        body: queryArg.rejectBidInput,
      }),
    }),
    withdrawBid: build.mutation<WithdrawBidApiResponse, WithdrawBidApiArg>({
      query: (queryArg) => ({ url: `/api/bids/${encodeURIComponent(String(queryArg))}/withdraw`, method: 'POST' }),
    }),
    listProjectBids: build.query<ListProjectBidsApiResponse, ListProjectBidsApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/bids` }),
    }),
    placeBid: build.mutation<PlaceBidApiResponse, PlaceBidApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/bids`,
        method: 'POST',
        body: queryArg.placeBid,
      }),
    }),
    getEarlierFigures: build.query<GetEarlierFiguresApiResponse, GetEarlierFiguresApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/earlier-figures` }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListMyBidsQuery,
  useUpdateBidMutation,
  useAcceptBidMutation,
  useRejectBidMutation,
  useWithdrawBidMutation,
  useListProjectBidsQuery,
  usePlaceBidMutation,
  useGetEarlierFiguresQuery,
} = bidsEndpoints;

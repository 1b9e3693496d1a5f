import { baseApi } from '../base-api.js';
import type {
  AcceptChangeApiArg,
  AcceptChangeApiResponse,
  AllowEarlyStartApiArg,
  AllowEarlyStartApiResponse,
  AnswerNoShowApiArg,
  AnswerNoShowApiResponse,
  ContestStartApiArg,
  ContestStartApiResponse,
  DeclineChangeApiArg,
  DeclineChangeApiResponse,
  ListChangeOrdersApiArg,
  ListChangeOrdersApiResponse,
  ProposeChangeApiArg,
  ProposeChangeApiResponse,
  RefuseEarlyStartApiArg,
  RefuseEarlyStartApiResponse,
  ReportNoShowApiArg,
  ReportNoShowApiResponse,
  RequestEarlyStartApiArg,
  RequestEarlyStartApiResponse,
  WithdrawChangeApiArg,
  WithdrawChangeApiResponse,
} from './types.gen.js';

export const changeOrdersEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    acceptChange: build.mutation<AcceptChangeApiResponse, AcceptChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/change-orders/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
        body: queryArg.acceptChange,
      }),
    }),
    declineChange: build.mutation<DeclineChangeApiResponse, DeclineChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/change-orders/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.declineChange,
      }),
    }),
    withdrawChange: build.mutation<WithdrawChangeApiResponse, WithdrawChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/change-orders/${encodeURIComponent(String(queryArg))}/withdraw`,
        method: 'POST',
      }),
    }),
    listChangeOrders: build.query<ListChangeOrdersApiResponse, ListChangeOrdersApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/change-orders` }),
    }),
    proposeChange: build.mutation<ProposeChangeApiResponse, ProposeChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/change-orders`,
        method: 'POST',
        body: queryArg.proposeChange,
      }),
    }),
    contestStart: build.mutation<ContestStartApiResponse, ContestStartApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/contest-start`,
        method: 'POST',
        body: queryArg.disputeProject,
      }),
    }),
    allowEarlyStart: build.mutation<AllowEarlyStartApiResponse, AllowEarlyStartApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg))}/early-start`,
        method: 'POST',
      }),
    }),
    refuseEarlyStart: build.mutation<RefuseEarlyStartApiResponse, RefuseEarlyStartApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg))}/early-start/refuse`,
        method: 'POST',
      }),
    }),
    requestEarlyStart: build.mutation<RequestEarlyStartApiResponse, RequestEarlyStartApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/early-start/request`,
        method: 'POST',
        body: queryArg.requestEarlyStart,
      }),
    }),
    reportNoShow: build.mutation<ReportNoShowApiResponse, ReportNoShowApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/no-show`, method: 'POST' }),
    }),
    answerNoShow: build.mutation<AnswerNoShowApiResponse, AnswerNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/no-show/answer`,
        method: 'POST',
        body: queryArg.answerNoShow,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useAcceptChangeMutation,
  useDeclineChangeMutation,
  useWithdrawChangeMutation,
  useListChangeOrdersQuery,
  useProposeChangeMutation,
  useContestStartMutation,
  useAllowEarlyStartMutation,
  useRefuseEarlyStartMutation,
  useRequestEarlyStartMutation,
  useReportNoShowMutation,
  useAnswerNoShowMutation,
} = changeOrdersEndpoints;

import { baseApi } from '../base-api.js';
import type {
  AnswerLinkedIntakeApiArg,
  AnswerLinkedIntakeApiResponse,
  AnswerMyIntakeApiArg,
  AnswerMyIntakeApiResponse,
  ApproveLinkedIntakeApiArg,
  ApproveLinkedIntakeApiResponse,
  ApproveMyIntakeApiArg,
  ApproveMyIntakeApiResponse,
  ExtractAppraisalApiArg,
  ExtractAppraisalApiResponse,
  GetLinkedIntakeApiArg,
  GetLinkedIntakeApiResponse,
  GetLinkedIntakeFileApiArg,
  GetLinkedIntakeFileApiResponse,
  GetLinkedIntakeStatementApiArg,
  GetLinkedIntakeStatementApiResponse,
  GetMyIntakeApiArg,
  GetMyIntakeApiResponse,
  GetMyIntakeFileApiArg,
  GetMyIntakeFileApiResponse,
  GetMyIntakeStatementApiArg,
  GetMyIntakeStatementApiResponse,
  ListMyIntakesApiArg,
  ListMyIntakesApiResponse,
  RefuseLinkedIntakeApiArg,
  RefuseLinkedIntakeApiResponse,
  RefuseMyIntakeApiArg,
  RefuseMyIntakeApiResponse,
  RenewIntakeLinkApiArg,
  RenewIntakeLinkApiResponse,
  SubmitIntakeApiArg,
  SubmitIntakeApiResponse,
} from './types.gen.js';

export const intakeEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitIntake: build.mutation<SubmitIntakeApiResponse, SubmitIntakeApiArg>({
      query: (queryArg) => ({ url: `/api/intake`, method: 'POST', body: queryArg }),
    }),
    extractAppraisal: build.mutation<ExtractAppraisalApiResponse, ExtractAppraisalApiArg>({
      query: (queryArg) => ({ url: `/api/intake/extract`, method: 'POST', body: queryArg }),
    }),
    listMyIntakes: build.query<ListMyIntakesApiResponse, ListMyIntakesApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/mine`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getMyIntake: build.query<GetMyIntakeApiResponse, GetMyIntakeApiArg>({
      query: (queryArg) => ({ url: `/api/intake/mine/${encodeURIComponent(String(queryArg))}` }),
    }),
    answerMyIntake: build.mutation<AnswerMyIntakeApiResponse, AnswerMyIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/mine/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'POST',
        body: queryArg.answerIntakeQuestion,
      }),
    }),
    approveMyIntake: build.mutation<ApproveMyIntakeApiResponse, ApproveMyIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/mine/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
        body: queryArg.approveIntakeOffer,
      }),
    }),
    getMyIntakeFile: build.query<GetMyIntakeFileApiResponse, GetMyIntakeFileApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/mine/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    refuseMyIntake: build.mutation<RefuseMyIntakeApiResponse, RefuseMyIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/mine/${encodeURIComponent(String(queryArg.id))}/refuse`,
        method: 'POST',
        body: queryArg.refuseIntakeOffer,
      }),
    }),
    getMyIntakeStatement: build.query<GetMyIntakeStatementApiResponse, GetMyIntakeStatementApiArg>({
      query: (queryArg) => ({ url: `/api/intake/mine/${encodeURIComponent(String(queryArg))}/statement` }),
    }),
    getLinkedIntake: build.query<GetLinkedIntakeApiResponse, GetLinkedIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/request`,
        headers: {
          'X-Link-Token': queryArg,
        },
      }),
    }),
    answerLinkedIntake: build.mutation<AnswerLinkedIntakeApiResponse, AnswerLinkedIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/request/answer`,
        method: 'POST',
        body: queryArg.answerIntakeQuestion,
        headers: {
          'X-Link-Token': queryArg['X-Link-Token'],
        },
      }),
    }),
    approveLinkedIntake: build.mutation<ApproveLinkedIntakeApiResponse, ApproveLinkedIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/request/approve`,
        method: 'POST',
        body: queryArg.approveIntakeOffer,
        headers: {
          'X-Link-Token': queryArg['X-Link-Token'],
        },
      }),
    }),
    getLinkedIntakeFile: build.query<GetLinkedIntakeFileApiResponse, GetLinkedIntakeFileApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/request/files/${encodeURIComponent(String(queryArg.id))}`,
        headers: {
          'X-Link-Token': queryArg['X-Link-Token'],
        },
      }),
    }),
    renewIntakeLink: build.mutation<RenewIntakeLinkApiResponse, RenewIntakeLinkApiArg>({
      query: (queryArg) => ({ url: `/api/intake/request/link`, method: 'POST', body: queryArg }),
    }),
    refuseLinkedIntake: build.mutation<RefuseLinkedIntakeApiResponse, RefuseLinkedIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/request/refuse`,
        method: 'POST',
        body: queryArg.refuseIntakeOffer,
        headers: {
          'X-Link-Token': queryArg['X-Link-Token'],
        },
      }),
    }),
    getLinkedIntakeStatement: build.query<GetLinkedIntakeStatementApiResponse, GetLinkedIntakeStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/intake/request/statement`,
        headers: {
          'X-Link-Token': queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useSubmitIntakeMutation,
  useExtractAppraisalMutation,
  useListMyIntakesQuery,
  useGetMyIntakeQuery,
  useAnswerMyIntakeMutation,
  useApproveMyIntakeMutation,
  useGetMyIntakeFileQuery,
  useRefuseMyIntakeMutation,
  useGetMyIntakeStatementQuery,
  useGetLinkedIntakeQuery,
  useAnswerLinkedIntakeMutation,
  useApproveLinkedIntakeMutation,
  useGetLinkedIntakeFileQuery,
  useRenewIntakeLinkMutation,
  useRefuseLinkedIntakeMutation,
  useGetLinkedIntakeStatementQuery,
} = intakeEndpoints;

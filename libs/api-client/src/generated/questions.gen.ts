import { baseApi } from '../base-api.js';
import type {
  AnswerQuestionApiArg,
  AnswerQuestionApiResponse,
  AskQuestionApiArg,
  AskQuestionApiResponse,
  ListQuestionsApiArg,
  ListQuestionsApiResponse,
  RemoveQuestionApiArg,
  RemoveQuestionApiResponse,
  ReportQuestionApiArg,
  ReportQuestionApiResponse,
} from './types.gen.js';

export const questionsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query<ListQuestionsApiResponse, ListQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/questions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    askQuestion: build.mutation<AskQuestionApiResponse, AskQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/questions`,
        method: 'POST',
        body: queryArg.askQuestion,
      }),
    }),
    removeQuestion: build.mutation<RemoveQuestionApiResponse, RemoveQuestionApiArg>({
      query: (queryArg) => ({ url: `/api/questions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    answerQuestion: build.mutation<AnswerQuestionApiResponse, AnswerQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'PUT',
        body: queryArg.answerQuestion,
      }),
    }),
    reportQuestion: build.mutation<ReportQuestionApiResponse, ReportQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportContent,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListQuestionsQuery,
  useAskQuestionMutation,
  useRemoveQuestionMutation,
  useAnswerQuestionMutation,
  useReportQuestionMutation,
} = questionsEndpoints;

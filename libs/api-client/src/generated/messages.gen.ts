import { baseApi } from '../base-api.js';
import type {
  BlockPersonApiArg,
  BlockPersonApiResponse,
  CountUnreadMessagesApiArg,
  CountUnreadMessagesApiResponse,
  GetConversationApiArg,
  GetConversationApiResponse,
  GetConversationPaperApiArg,
  GetConversationPaperApiResponse,
  GetConversationRecordApiArg,
  GetConversationRecordApiResponse,
  GetMessageFileApiArg,
  GetMessageFileApiResponse,
  ListConversationsApiArg,
  ListConversationsApiResponse,
  ListMessagesApiArg,
  ListMessagesApiResponse,
  MuteConversationApiArg,
  MuteConversationApiResponse,
  OpenConversationApiArg,
  OpenConversationApiResponse,
  ReadConversationApiArg,
  ReadConversationApiResponse,
  ReportMessageApiArg,
  ReportMessageApiResponse,
  ReportPersonApiArg,
  ReportPersonApiResponse,
  SendMessageApiArg,
  SendMessageApiResponse,
  UnblockPersonApiArg,
  UnblockPersonApiResponse,
  UploadMessageFileApiArg,
  UploadMessageFileApiResponse,
} from './types.gen.js';

export const messagesEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          projectId: queryArg.projectId,
          unread: queryArg.unread,
        },
      }),
    }),
    countUnreadMessages: build.query<CountUnreadMessagesApiResponse, CountUnreadMessagesApiArg>({
      query: () => ({ url: `/api/conversations/unread-count` }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({ url: `/api/conversations/${encodeURIComponent(String(queryArg))}` }),
    }),
    uploadMessageFile: build.mutation<UploadMessageFileApiResponse, UploadMessageFileApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.messageFileForm,
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          around: queryArg.around,
          sinceSequence: queryArg.sinceSequence,
          q: queryArg.q,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.sendMessage,
      }),
    }),
    muteConversation: build.mutation<MuteConversationApiResponse, MuteConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/mute`,
        method: 'PUT',
        body: queryArg.muteConversation,
      }),
    }),
    readConversation: build.mutation<ReadConversationApiResponse, ReadConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'PUT',
        body: queryArg.readConversation,
      }),
    }),
    getConversationRecord: build.query<GetConversationRecordApiResponse, GetConversationRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/record.json`,
        params: {
          sinceSequence: queryArg.sinceSequence,
        },
      }),
    }),
    getConversationPaper: build.query<GetConversationPaperApiResponse, GetConversationPaperApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/record.pdf`,
        params: {
          sinceSequence: queryArg.sinceSequence,
        },
      }),
    }),
    getMessageFile: build.query<GetMessageFileApiResponse, GetMessageFileApiArg>({
      query: (queryArg) => ({
        url: `/api/message-files/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          size: queryArg.size,
        },
      }),
    }),
    reportMessage: build.mutation<ReportMessageApiResponse, ReportMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportContent,
      }),
    }),
    openConversation: build.mutation<OpenConversationApiResponse, OpenConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/conversations`,
        method: 'POST',
        body: queryArg.openConversation,
      }),
    }),
    unblockPerson: build.mutation<UnblockPersonApiResponse, UnblockPersonApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/block`, method: 'DELETE' }),
    }),
    blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg))}/block`, method: 'PUT' }),
    }),
    reportPerson: build.mutation<ReportPersonApiResponse, ReportPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportContent,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListConversationsQuery,
  useCountUnreadMessagesQuery,
  useGetConversationQuery,
  useUploadMessageFileMutation,
  useListMessagesQuery,
  useSendMessageMutation,
  useMuteConversationMutation,
  useReadConversationMutation,
  useGetConversationRecordQuery,
  useGetConversationPaperQuery,
  useGetMessageFileQuery,
  useReportMessageMutation,
  useOpenConversationMutation,
  useUnblockPersonMutation,
  useBlockPersonMutation,
  useReportPersonMutation,
} = messagesEndpoints;

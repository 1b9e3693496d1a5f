import { baseApi } from '../base-api.js';
import type {
  AcceptConditionApiArg,
  AcceptConditionApiResponse,
  AddConditionApiArg,
  AddConditionApiResponse,
  ApproveProjectApiArg,
  ApproveProjectApiResponse,
  CancelProjectApiArg,
  CancelProjectApiResponse,
  ClearConditionApiArg,
  ClearConditionApiResponse,
  CreateProjectApiArg,
  CreateProjectApiResponse,
  DeleteFileApiArg,
  DeleteFileApiResponse,
  DisputeProjectApiArg,
  DisputeProjectApiResponse,
  GetFileApiArg,
  GetFileApiResponse,
  GetProjectApiArg,
  GetProjectApiResponse,
  GetProjectHistoryApiArg,
  GetProjectHistoryApiResponse,
  ListConditionsApiArg,
  ListConditionsApiResponse,
  ListProjectFilesApiArg,
  ListProjectFilesApiResponse,
  ListProjectsApiArg,
  ListProjectsApiResponse,
  MapProjectsApiArg,
  MapProjectsApiResponse,
  ProveConditionApiArg,
  ProveConditionApiResponse,
  RemoveConditionApiArg,
  RemoveConditionApiResponse,
  RepostProjectApiArg,
  RepostProjectApiResponse,
  RequestChangesApiArg,
  RequestChangesApiResponse,
  ReturnConditionApiArg,
  ReturnConditionApiResponse,
  StartProjectApiArg,
  StartProjectApiResponse,
  SubmitProjectApiArg,
  SubmitProjectApiResponse,
  TakeBackConditionApiArg,
  TakeBackConditionApiResponse,
  UpdateConditionApiArg,
  UpdateConditionApiResponse,
  UpdateProjectApiArg,
  UpdateProjectApiResponse,
  UploadProjectFileApiArg,
  UploadProjectFileApiResponse,
} from './types.gen.js';

export const projectsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    removeCondition: build.mutation<RemoveConditionApiResponse, RemoveConditionApiArg>({
      query: (queryArg) => ({ url: `/api/conditions/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    updateCondition: build.mutation<UpdateConditionApiResponse, UpdateConditionApiArg>({
      query: (queryArg) => ({
        url: `/api/conditions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.conditionEdit,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    acceptCondition: build.mutation<AcceptConditionApiResponse, AcceptConditionApiArg>({
      query: (queryArg) => ({ url: `/api/conditions/${encodeURIComponent(String(queryArg))}/accept`, method: 'POST' }),
    }),
    clearCondition: build.mutation<ClearConditionApiResponse, ClearConditionApiArg>({
      query: (queryArg) => ({
        url: `/api/conditions/${encodeURIComponent(String(queryArg.id))}/clear`,
        method: 'POST',
        body: queryArg.clearCondition,
      }),
    }),
    proveCondition: build.mutation<ProveConditionApiResponse, ProveConditionApiArg>({
      query: (queryArg) => ({
        url: `/api/conditions/${encodeURIComponent(String(queryArg))}/evidence`,
        method: 'POST',
      }),
    }),
    returnCondition: build.mutation<ReturnConditionApiResponse, ReturnConditionApiArg>({
      query: (queryArg) => ({
        url: `/api/conditions/${encodeURIComponent(String(queryArg.id))}/return`,
        method: 'POST',
        body: queryArg.returnCondition,
      }),
    }),
    takeBackCondition: build.mutation<TakeBackConditionApiResponse, TakeBackConditionApiArg>({
      query: (queryArg) => ({
        url: `/api/conditions/${encodeURIComponent(String(queryArg))}/take-back`,
        method: 'POST',
      }),
    }),
    deleteFile: build.mutation<DeleteFileApiResponse, DeleteFileApiArg>({
      query: (queryArg) => ({ url: `/api/files/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    getFile: build.query<GetFileApiResponse, GetFileApiArg>({
      query: (queryArg) => ({
        url: `/api/files/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          size: queryArg.size,
        },
      }),
    }),
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: (queryArg) => ({
        url: `/api/projects`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          scope: queryArg.scope,
          q: queryArg.q,
          category: queryArg.category,
          trades: queryArg.trades,
          priority: queryArg.priority,
          status: queryArg.status,
          zip: queryArg.zip,
          radiusMiles: queryArg.radiusMiles,
          minBudgetCents: queryArg.minBudgetCents,
          maxBudgetCents: queryArg.maxBudgetCents,
          closingBefore: queryArg.closingBefore,
          sort: queryArg.sort,
          promise: queryArg.promise,
        },
      }),
    }),
    createProject: build.mutation<CreateProjectApiResponse, CreateProjectApiArg>({
      query: (queryArg) => ({ url: `/api/projects`, method: 'POST', body: queryArg }),
    }),
    mapProjects: build.query<MapProjectsApiResponse, MapProjectsApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/map`,
        params: {
          q: queryArg.q,
          category: queryArg.category,
          trades: queryArg.trades,
          priority: queryArg.priority,
          zip: queryArg.zip,
          radiusMiles: queryArg.radiusMiles,
          minBudgetCents: queryArg.minBudgetCents,
          maxBudgetCents: queryArg.maxBudgetCents,
          closingBefore: queryArg.closingBefore,
          sort: queryArg.sort,
        },
      }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}` }),
    }),
    updateProject: build.mutation<UpdateProjectApiResponse, UpdateProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.projectEdit,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    approveProject: build.mutation<ApproveProjectApiResponse, ApproveProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/approve`,
        method: 'POST',
        body: queryArg.approveProject,
      }),
    }),
    cancelProject: build.mutation<CancelProjectApiResponse, CancelProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.cancelProject,
      }),
    }),
    listConditions: build.query<ListConditionsApiResponse, ListConditionsApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/conditions` }),
    }),
    addCondition: build.mutation<AddConditionApiResponse, AddConditionApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/conditions`,
        method: 'POST',
        body: queryArg.conditionInput,
      }),
    }),
    disputeProject: build.mutation<DisputeProjectApiResponse, DisputeProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/dispute`,
        method: 'POST',
        body: queryArg.disputeProject,
      }),
    }),
    listProjectFiles: build.query<ListProjectFilesApiResponse, ListProjectFilesApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/files` }),
    }),
    uploadProjectFile: build.mutation<UploadProjectFileApiResponse, UploadProjectFileApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.uploadFileForm,
      }),
    }),
    getProjectHistory: build.query<GetProjectHistoryApiResponse, GetProjectHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/history`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    repostProject: build.mutation<RepostProjectApiResponse, RepostProjectApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/repost`,
        method: 'POST',
        body: queryArg.repostProject,
      }),
    }),
    requestChanges: build.mutation<RequestChangesApiResponse, RequestChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/request-changes`,
        method: 'POST',
        body: queryArg.requestChanges,
      }),
    }),
    startProject: build.mutation<StartProjectApiResponse, StartProjectApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/start`, method: 'POST' }),
    }),
    submitProject: build.mutation<SubmitProjectApiResponse, SubmitProjectApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/submit`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useRemoveConditionMutation,
  useUpdateConditionMutation,
  useAcceptConditionMutation,
  useClearConditionMutation,
  useProveConditionMutation,
  useReturnConditionMutation,
  useTakeBackConditionMutation,
  useDeleteFileMutation,
  useGetFileQuery,
  useListProjectsQuery,
  useCreateProjectMutation,
  useMapProjectsQuery,
  useGetProjectQuery,
  useUpdateProjectMutation,
  useApproveProjectMutation,
  useCancelProjectMutation,
  useListConditionsQuery,
  useAddConditionMutation,
  useDisputeProjectMutation,
  useListProjectFilesQuery,
  useUploadProjectFileMutation,
  useGetProjectHistoryQuery,
  useRepostProjectMutation,
  useRequestChangesMutation,
  useStartProjectMutation,
  useSubmitProjectMutation,
} = projectsEndpoints;

import { baseApi } from '../base-api.js';
import type {
  AddFavoriteApiArg,
  AddFavoriteApiResponse,
  AnswerReviewApiArg,
  AnswerReviewApiResponse,
  InviteToBidApiArg,
  InviteToBidApiResponse,
  ListBidInvitationsApiArg,
  ListBidInvitationsApiResponse,
  ListContractorReviewsApiArg,
  ListContractorReviewsApiResponse,
  ListContractorWorkApiArg,
  ListContractorWorkApiResponse,
  ListFavoritesApiArg,
  ListFavoritesApiResponse,
  ListMyBidInvitationsApiArg,
  ListMyBidInvitationsApiResponse,
  ListProjectReviewsApiArg,
  ListProjectReviewsApiResponse,
  RemoveFavoriteApiArg,
  RemoveFavoriteApiResponse,
  ReportReviewApiArg,
  ReportReviewApiResponse,
  WriteReviewApiArg,
  WriteReviewApiResponse,
} from './types.gen.js';

export const reviewsEndpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMyBidInvitations: build.query<ListMyBidInvitationsApiResponse, ListMyBidInvitationsApiArg>({
      query: () => ({ url: `/api/bid-invitations` }),
    }),
    listContractorReviews: build.query<ListContractorReviewsApiResponse, ListContractorReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/contractors/${encodeURIComponent(String(queryArg.id))}/reviews`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listContractorWork: build.query<ListContractorWorkApiResponse, ListContractorWorkApiArg>({
      query: (queryArg) => ({ url: `/api/contractors/${encodeURIComponent(String(queryArg))}/work` }),
    }),
    listFavorites: build.query<ListFavoritesApiResponse, ListFavoritesApiArg>({
      query: () => ({ url: `/api/favorites` }),
    }),
    removeFavorite: build.mutation<RemoveFavoriteApiResponse, RemoveFavoriteApiArg>({
      query: (queryArg) => ({ url: `/api/favorites/${encodeURIComponent(String(queryArg))}`, method: 'DELETE' }),
    }),
    addFavorite: build.mutation<AddFavoriteApiResponse, AddFavoriteApiArg>({
      query: (queryArg) => ({ url: `/api/favorites/${encodeURIComponent(String(queryArg))}`, method: 'PUT' }),
    }),
    listBidInvitations: build.query<ListBidInvitationsApiResponse, ListBidInvitationsApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/bid-invitations` }),
    }),
    inviteToBid: build.mutation<InviteToBidApiResponse, InviteToBidApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/bid-invitations`,
        method: 'POST',
        body: queryArg.inviteToBid,
      }),
    }),
    listProjectReviews: build.query<ListProjectReviewsApiResponse, ListProjectReviewsApiArg>({
      query: (queryArg) => ({ url: `/api/projects/${encodeURIComponent(String(queryArg))}/reviews` }),
    }),
    writeReview: build.mutation<WriteReviewApiResponse, WriteReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/projects/${encodeURIComponent(String(queryArg.id))}/reviews`,
        method: 'POST',
        body: queryArg.writeReview,
      }),
    }),
    answerReview: build.mutation<AnswerReviewApiResponse, AnswerReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'PUT',
        body: queryArg.answerReview,
      }),
    }),
    reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/reviews/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.reportContent,
      }),
    }),
  }),
  overrideExisting: false,
});

export const {
  useListMyBidInvitationsQuery,
  useListContractorReviewsQuery,
  useListContractorWorkQuery,
  useListFavoritesQuery,
  useRemoveFavoriteMutation,
  useAddFavoriteMutation,
  useListBidInvitationsQuery,
  useInviteToBidMutation,
  useListProjectReviewsQuery,
  useWriteReviewMutation,
  useAnswerReviewMutation,
  useReportReviewMutation,
} = reviewsEndpoints;

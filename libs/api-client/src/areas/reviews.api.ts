import { reviewsEndpoints } from '../generated/reviews.gen.js';
import { listOf, tagged } from './tags.js';

export * from '../generated/reviews.gen.js';

/** CON-04: what both sides said of a finished job, whom one keeps in mind, and whom one asks for a bid. */
export const reviewsApi = reviewsEndpoints.enhanceEndpoints({
  endpoints: {
    listProjectReviews: { providesTags: (_, __, projectId) => ['Review', tagged('Review', projectId)] },
    listContractorReviews: { providesTags: ['Review'] },
    listContractorWork: { providesTags: (_, __, id) => [tagged('Contractor', id)] },
    // A refusal may mean that one's other device was faster: what is known is read again then too.
    writeReview: { invalidatesTags: ['Review', 'Contractor', 'Notification'] },
    answerReview: { invalidatesTags: ['Review'] },
    reportReview: { invalidatesTags: ['Review', 'Report'] },
    listFavorites: { providesTags: ['Favorite'] },
    addFavorite: { invalidatesTags: ['Favorite', listOf('Contractor')] },
    removeFavorite: { invalidatesTags: ['Favorite', listOf('Contractor')] },
    listBidInvitations: { providesTags: (_, __, projectId) => [tagged('BidInvitation', projectId)] },
    inviteToBid: { invalidatesTags: (_, __, { id }) => [tagged('BidInvitation', id)] },
    listMyBidInvitations: { providesTags: [listOf('BidInvitation')] },
  },
});

import { bidsEndpoints } from '../generated/bids.gen.js';
import { aroundProject, listOf, tagged } from './tags.js';

export * from '../generated/bids.gen.js';

/** Sealed bids: a client sees all of its project, a contractor its own. */
export const bidsApi = bidsEndpoints.enhanceEndpoints({
  endpoints: {
    listProjectBids: { providesTags: (_, __, projectId) => [tagged('Bid', projectId)] },
    listMyBids: { providesTags: [listOf('Bid')] },
    getEarlierFigures: { providesTags: (_, __, projectId) => [tagged('Bid', projectId)] },
    placeBid: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    updateBid: { invalidatesTags: (bid) => (bid ? aroundProject(bid.projectId) : []) },
    acceptBid: { invalidatesTags: (bid) => (bid ? aroundProject(bid.projectId) : []) },
    rejectBid: { invalidatesTags: (bid) => (bid ? aroundProject(bid.projectId) : []) },
    withdrawBid: { invalidatesTags: (bid) => (bid ? aroundProject(bid.projectId) : []) },
  },
});

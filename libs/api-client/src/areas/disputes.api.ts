import { disputesEndpoints } from '../generated/disputes.gen.js';
import { aroundProject, tagged } from './tags.js';

export * from '../generated/disputes.gen.js';

/** Disputes between the two sides of a job. An update of the project reads them again too. */
export const disputesApi = disputesEndpoints.enhanceEndpoints({
  endpoints: {
    listProjectDisputes: { providesTags: (_, __, projectId) => [tagged('Project', projectId)] },
    // A refusal may mean that the other side or staff were faster: the project and its case are read again then too.
    addDisputeStatement: { invalidatesTags: (dispute) => (dispute ? aroundProject(dispute.projectId) : ['Project']) },
    makeDisputeOffer: { invalidatesTags: (dispute) => (dispute ? aroundProject(dispute.projectId) : ['Project']) },
    acceptDisputeOffer: { invalidatesTags: (dispute) => (dispute ? aroundProject(dispute.projectId) : ['Project']) },
    withdrawDispute: { invalidatesTags: (dispute) => (dispute ? aroundProject(dispute.projectId) : ['Project']) },
  },
});

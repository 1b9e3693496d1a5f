import { changeOrdersEndpoints } from '../generated/change-orders.gen.js';
import { aroundProject, tagged } from './tags.js';

export * from '../generated/change-orders.gen.js';

/** Changes of what was agreed, and the client's word about the start. An answer says which project it is about. */
export const changeOrdersApi = changeOrdersEndpoints.enhanceEndpoints({
  endpoints: {
    listChangeOrders: { providesTags: (_, __, projectId) => [tagged('ChangeOrder', projectId)] },
    // A refusal may mean that the other side was faster: the list is read again then too.
    proposeChange: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    acceptChange: { invalidatesTags: (change) => (change ? aroundProject(change.projectId) : ['ChangeOrder']) },
    declineChange: { invalidatesTags: (change) => (change ? aroundProject(change.projectId) : ['ChangeOrder']) },
    withdrawChange: { invalidatesTags: (change) => (change ? aroundProject(change.projectId) : ['ChangeOrder']) },
    allowEarlyStart: { invalidatesTags: (_, __, id) => aroundProject(id) },
    reportNoShow: { invalidatesTags: (_, __, id) => aroundProject(id) },
    answerNoShow: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
    contestStart: { invalidatesTags: (_, __, { id }) => aroundProject(id) },
  },
});

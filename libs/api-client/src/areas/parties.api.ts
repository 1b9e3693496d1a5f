import { generatedApi } from '../endpoints.gen.js';
import { aroundProject, tagged } from './tags.js';

/** PROJ-10: whom an owner invited to a project. */
export const partiesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listParties: { providesTags: (_, __, projectId) => [tagged('Party', projectId)] },
    inviteParty: { invalidatesTags: (_, __, { id }) => [tagged('Party', id)] },
    updateParty: { invalidatesTags: ['Party'] },
    removeParty: { invalidatesTags: ['Party'] },
    acceptParty: { invalidatesTags: (joined) => (joined ? aroundProject(joined.projectId) : []) },
  },
});

import { partiesEndpoints } from '../generated/parties.gen.js';
import { aroundProject, tagged } from './tags.js';

export * from '../generated/parties.gen.js';

/** PROJ-10: whom an owner invited to a project. */
export const partiesApi = partiesEndpoints.enhanceEndpoints({
  endpoints: {
    listParties: { providesTags: (_, __, projectId) => [tagged('Party', projectId)] },
    inviteParty: { invalidatesTags: (_, __, { id }) => [tagged('Party', id)] },
    updateParty: { invalidatesTags: ['Party'] },
    removeParty: { invalidatesTags: ['Party'] },
    acceptParty: { invalidatesTags: (joined) => (joined ? aroundProject(joined.projectId) : []) },
  },
});

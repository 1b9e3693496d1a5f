import { generatedApi } from '../endpoints.gen.js';
import { listOf, tagged } from './tags.js';

/** One's own account and what others see of a contractor. */
export const peopleApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getUser: { providesTags: (_, __, id) => [tagged('User', id)] },
    updateUser: { invalidatesTags: (_, __, { id }) => ['Session', tagged('User', id)] },
    getPreferences: { providesTags: ['Preferences'] },
    savePreferences: { invalidatesTags: ['Preferences'] },
    listContractors: { providesTags: [listOf('Contractor')] },
    getContractor: { providesTags: (_, __, id) => [tagged('Contractor', id)] },
    getMyContractorProfile: { providesTags: [tagged('Contractor', 'ME')] },
    updateMyContractorProfile: { invalidatesTags: [tagged('Contractor', 'ME'), listOf('Contractor'), 'Dashboard'] },
  },
});

import type { AnswerMeta } from '../base-query.js';
import { peopleEndpoints } from '../generated/people.gen.js';
import type { UpdateUserDto, UserResponse } from '../generated/types.gen.js';
import { listOf, tagged } from './tags.js';

export * from '../generated/people.gen.js';

/** One's own account and what others see of a contractor. */
export const peopleApi = peopleEndpoints.enhanceEndpoints({
  endpoints: {
    getUser: { providesTags: (_, __, id) => [tagged('User', id)] },
    updateUser: { invalidatesTags: (_, __, { id }) => ['Session', tagged('User', id)] },
    // Whoever has left is signed out, and nothing of theirs stays on the page.
    deleteUser: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
          dispatch(peopleApi.util.resetApiState());
        } catch {
          // The screen that asked shows why.
        }
      },
    },
    getPreferences: { providesTags: ['Preferences'] },
    savePreferences: { invalidatesTags: ['Preferences'] },
    listContractors: { providesTags: [listOf('Contractor')] },
    getContractor: { providesTags: (_, __, id) => [tagged('Contractor', id)] },
    getMyContractorProfile: { providesTags: [tagged('Contractor', 'ME')] },
    updateMyContractorProfile: { invalidatesTags: [tagged('Contractor', 'ME'), listOf('Contractor'), 'Dashboard'] },
  },
});

/** An account with the version that was read: an edit that names it does not overwrite one that it has not seen. */
export interface Profile {
  readonly user: UserResponse;
  readonly etag: string | undefined;
}

export interface ProfileEdit {
  readonly id: string;
  readonly changes: UpdateUserDto;
  readonly etag: string | undefined;
}

const profileOf = (user: UserResponse, meta: AnswerMeta | undefined): Profile => ({ user, etag: meta?.etag });

/** Written by hand, because the version of an account is told by a header alone. */
export const profileApi = peopleEndpoints.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, string>({
      query: (id) => `/api/users/${encodeURIComponent(id)}`,
      transformResponse: profileOf,
      providesTags: (_, __, id) => [tagged('User', id)],
    }),
    saveProfile: build.mutation<Profile, ProfileEdit>({
      query: ({ id, changes, etag }) => ({
        url: `/api/users/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: changes,
        headers: { 'If-Match': etag },
      }),
      transformResponse: profileOf,
      // The answer is the newest version: it is put in the place of the one that was read, not read again.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          await dispatch(profileApi.util.upsertQueryData('getProfile', id, data));
        } catch {
          // The form that asked shows why.
        }
      },
      invalidatesTags: ['Session'],
    }),
  }),
});

export const { useGetProfileQuery, useSaveProfileMutation } = profileApi;

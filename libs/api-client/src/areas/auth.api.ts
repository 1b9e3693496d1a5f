import { authEndpoints } from '../generated/auth.gen.js';
import type { UserResponse } from '../generated/types.gen.js';
import type { AppDispatch } from '../store.js';

export * from '../generated/auth.gen.js';

interface SignIn {
  readonly dispatch: AppDispatch;
  readonly queryFulfilled: Promise<{ data: UserResponse }>;
}

/**
 * Whether the browser kept the session that has just begun: without one there is no token for its changes. While the
 * question cannot be answered nothing is wrong. Calls at the same time share one request.
 */
export async function sessionWasKept(dispatch: AppDispatch): Promise<boolean> {
  const asked = authApi.endpoints.getCsrfToken.initiate(undefined, { forceRefetch: true, subscribe: false });
  return (await dispatch(asked)).data?.token !== null;
}

/** The answer already says who it is; the session is then read again all the same (AUTH-04). */
async function signedIn({ dispatch, queryFulfilled }: SignIn): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    // The next call would end what begins here; the form says what is missing.
    if (!(await sessionWasKept(dispatch))) return;
    await dispatch(authApi.util.upsertQueryData('getMe', undefined, data));
    dispatch(authApi.util.invalidateTags(['Session']));
  } catch {
    // The form that asked shows why.
  }
}

/** Who is signed in: everything else in the cache belongs to them. */
export const authApi = authEndpoints.enhanceEndpoints({
  endpoints: {
    getMe: { providesTags: ['Session'] },
    login: { onQueryStarted: (_, started) => signedIn(started) },
    adminLogin: { onQueryStarted: (_, started) => signedIn(started) },
    register: { onQueryStarted: (_, started) => signedIn(started) },
    logout: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
          dispatch(authApi.util.resetApiState());
        } catch {
          // Still signed in; the control that asked says so.
        }
      },
    },
  },
});

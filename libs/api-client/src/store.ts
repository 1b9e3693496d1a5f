import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api.js';
import { isSignedOut } from './errors/api-error.js';
import { followOwedSignOut } from './owed-sign-out.js';
import { followPageLanguage } from './page-language.js';
import { realtimeSlice } from './realtime/realtime-slice.js';

const ASKS_WHO = new Set(['getMe', 'login', 'adminLogin']);

/** AUTH-10: an answer of 401 says that the session is gone; who is signed in is asked anew, and the gates act on it. */
const endedSession: Middleware = (store) => (next) => (action) => {
  const answer = next(action);
  if (isRejectedWithValue(action)) {
    const { arg } = action.meta;
    const endpoint = typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : '';
    const ended = isSignedOut(action.payload);
    if (ended && !ASKS_WHO.has(endpoint)) store.dispatch(baseApi.util.invalidateTags(['Session']));
  }
  return answer;
};

/**
 * The only configureStore there is. Server data lives in the API slice; other slices hold client state only. It listens to
 * no page: a build draws with it as it is.
 */
export const makeStillStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [realtimeSlice.name]: realtimeSlice.reducer },
    middleware: (defaults) => defaults().concat(endedSession, baseApi.middleware),
    devTools: false,
  });

/** The store of a page. */
export function makeStore() {
  const store = makeStillStore();
  followOwedSignOut(store);
  setupListeners(store.dispatch);
  followPageLanguage(store);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { baseApi } from './base-api.js';
import { realtimeSlice } from './realtime/realtime-slice.js';

/** The only configureStore there is. Server data lives in the API slice; other slices hold client state only. */
export function makeStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, [realtimeSlice.name]: realtimeSlice.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    devTools: false,
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

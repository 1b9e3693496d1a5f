// Every page asks for these two first; what staff's desk opens with comes with the kit of its screens.
import './areas/auth.api.js';
import './areas/dashboard.api.js';
import { baseApi } from './base-api.js';
import { DASHBOARD_PATH, OVERVIEW_PATH, SECURITY_PATH, SESSION_PATH, takeKnownAnswers } from './early-answers.js';
import { makeStore, type AppStore } from './store.js';

/** Whose question each early answer is. */
const ENDPOINT_OF: Readonly<Record<string, string>> = {
  [SESSION_PATH]: 'getMe',
  [SECURITY_PATH]: 'getSecurity',
  [DASHBOARD_PATH]: 'getDashboard',
  [OVERVIEW_PATH]: 'getAdminOverview',
};

// An endpoint whose part of the client is not on the page takes its answer when it asks.
const isKnown = (path: string): boolean => (ENDPOINT_OF[path] ?? '') in baseApi.endpoints;

/**
 * The store of a page that has just been opened: it begins with what was asked before its scripts came, so that the first
 * thing drawn is the screen itself. Drawing that it is loading first, and then the screen, takes an old phone twice as long.
 */
export function makeFirstStore(): AppStore {
  const store = makeStore();
  const entries = [...takeKnownAnswers(isKnown)].map(([path, value]) => ({
    endpointName: ENDPOINT_OF[path],
    arg: undefined,
    value,
  }));
  // The server's answers, as its contract says; the types of what is injected later are not those of the empty slice.
  store.dispatch(baseApi.util.upsertQueryEntries(entries as never[]));
  return store;
}

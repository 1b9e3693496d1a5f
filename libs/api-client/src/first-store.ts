import { DASHBOARD_PATH, OVERVIEW_PATH, SESSION_PATH, takeKnownAnswers } from './early-answers.js';
import {
  generatedApi,
  type GetAdminOverviewApiResponse,
  type GetDashboardApiResponse,
  type GetMeApiResponse,
} from './endpoints.gen.js';
import { makeStore, type AppStore } from './store.js';

/**
 * The store of a page that has just been opened: it begins with what was asked before its scripts came, so that the first
 * thing drawn is the screen itself. Drawing that it is loading first, and then the screen, takes an old phone twice as long.
 */
export function makeFirstStore(): AppStore {
  const store = makeStore();
  const known = takeKnownAnswers();
  const { upsertQueryEntries } = generatedApi.util;
  const arg = undefined;
  for (const [path, value] of known) {
    // The server's answers, as typed by its contract; no endpoint of these changes what it is given.
    if (path === SESSION_PATH)
      store.dispatch(upsertQueryEntries([{ endpointName: 'getMe', arg, value: value as GetMeApiResponse }]));
    if (path === DASHBOARD_PATH)
      store.dispatch(
        upsertQueryEntries([{ endpointName: 'getDashboard', arg, value: value as GetDashboardApiResponse }]),
      );
    if (path === OVERVIEW_PATH)
      store.dispatch(
        upsertQueryEntries([{ endpointName: 'getAdminOverview', arg, value: value as GetAdminOverviewApiResponse }]),
      );
  }
  return store;
}

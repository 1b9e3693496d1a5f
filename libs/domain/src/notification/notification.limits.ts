/** Spec 9: polling in ms, the bell's length, the count above which it says so, a toast's life in ms. */
export const NOTIFICATION_CONSTANTS = {
  listPollMs: 30_000,
  countPollMs: 15_000,
  bellMax: 10,
  countMax: 99,
  toastMs: 5_000,
  toastStoreMs: 1_000_000,
} as const;

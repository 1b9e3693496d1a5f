/** Every list of the API. */
export const PAGE_LIMITS = { min: 1, default: 20, max: 100 } as const;

/** The highest number that a count says; what is more is written as “99+”. */
export const COUNT_SHOWN_MAX = 99;

/** Spec 9 and NET-02: how long a client keeps what it read, in seconds, and its retries. */
export const CACHE_CONSTANTS = { staleSeconds: 300, keepSeconds: 600, queryRetries: 1, backoffMaxMs: 30_000 } as const;

/** Spec 9 layout constants. */
export const LAYOUT_CONSTANTS = {
  mobileBreakpointPx: 768,
  sidebarRem: 16,
  sidebarMobileRem: 18,
  sidebarCollapsedRem: 3,
  sidebarCookieDays: 7,
  prefetchIdleMs: 2_000,
  prefetchFirstBatchMs: 5_000,
} as const;

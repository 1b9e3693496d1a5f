import type { Role } from '@cw/domain';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface SessionLimits {
  /** Signed out after so long without a call of one's own; polling does not count. */
  readonly idleMs: number;
  /** Signed out after so long in any case. */
  readonly absoluteMs: number;
}

const PEOPLE: SessionLimits = { idleMs: 3 * DAY_MS, absoluteMs: 30 * DAY_MS };
const STAFF: SessionLimits = { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS };

export const sessionLimitsOf = (role: Role): SessionLimits => (role === 'admin' ? STAFF : PEOPLE);

/** How old the last sign of life must be before it is written again: one update in minutes, not one a request. */
export const TOUCH_AFTER_MS = 5 * MINUTE_MS;

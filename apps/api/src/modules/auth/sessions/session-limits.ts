import { DAY_MS, HOUR_MS, MINUTE_MS, type Role } from '@cw/domain';

export interface SessionLimits {
  /** Signed out after so long without a call of one's own; polling does not count. */
  readonly idleMs: number;
  /** Signed out after so long in any case. */
  readonly absoluteMs: number;
  /** How old the last sign of life must be before it is written again: one update in minutes, not one a request. */
  readonly touchAfterMs: number;
}

// The reasons stand in docs/decisions/0007.
const PEOPLE: SessionLimits = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS, touchAfterMs: 5 * MINUTE_MS };
const STAFF: SessionLimits = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS, touchAfterMs: MINUTE_MS };

export const sessionLimitsOf = (role: Role): SessionLimits => (role === 'admin' ? STAFF : PEOPLE);

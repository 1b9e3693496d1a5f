import { daysBetween, type PlainDate } from '../schedule/plain-date.js';
import { EXPIRING_WITHIN_DAYS, type VerificationState } from './verification.js';

/** How what was approved stands by its last day alone. */
export type DayStanding = Extract<VerificationState, 'approved' | 'expiring' | 'expired'>;

/** CON-05: what one last day means today; each license of a paper has its own. */
export function dayStanding(lastDay: PlainDate, today: PlainDate): DayStanding {
  const left = daysBetween(today, lastDay);
  if (left < 0) return 'expired';
  return left <= EXPIRING_WITHIN_DAYS ? 'expiring' : 'approved';
}

import { ACCOUNTS_TIME_ZONE, dayIn, houseZone } from '../geo/time-zone.js';
import { addDays, type PlainDate } from './plain-date.js';

/** How far ahead a dashboard looks. */
export const CLOSING_AHEAD_DAYS = 30;

export interface HouseClosing {
  readonly closingDate: PlainDate | null;
  /** Where the house is. */
  readonly state: string;
}

/** Whether a house closes within the days that a dashboard looks ahead; today counts until it ends where the house is. */
export function closesAhead({ closingDate, state }: HouseClosing, now: Date): boolean {
  if (closingDate === null) return false;
  const today = dayIn(now, houseZone(state) ?? ACCOUNTS_TIME_ZONE);
  return closingDate >= today && closingDate <= addDays(today, CLOSING_AHEAD_DAYS);
}

import { isFederalHoliday } from './business-days.js';
import { isPlainDate, weekday, type PlainDate } from './plain-date.js';

const SATURDAY = 6;
const SUNDAY = 0;

/** Why a day is an odd one to close on: few lenders and title companies work then. */
export type OddClosingDay = 'holiday' | 'saturday' | 'sunday';

/** Such a day is asked about, not refused: some do close then. Null for any other day, and for what is none. */
export function oddClosingDay(day: PlainDate): OddClosingDay | null {
  if (!isPlainDate(day)) return null;
  if (isFederalHoliday(day)) return 'holiday';
  if (weekday(day) === SATURDAY) return 'saturday';
  return weekday(day) === SUNDAY ? 'sunday' : null;
}

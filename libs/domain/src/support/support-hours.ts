import { instantOfWallTime } from '../geo/wall-time.js';
import { dayIn } from '../geo/time-zone.js';
import { isFederalHoliday } from '../schedule/business-days.js';
import { addDays, weekday, type PlainDate } from '../schedule/plain-date.js';

/** SUP-01: the hours are those of the clocks in New York, summer and winter. */
export const SUPPORT_TIME_ZONE = 'America/New_York';

/** `HH:MM` to `HH:MM`; the second is the first minute at which nobody answers any more. */
export interface SupportHours {
  readonly opens: string;
  readonly closes: string;
}

const WEEKDAY: SupportHours = { opens: '09:00', closes: '18:00' };
const SATURDAY: SupportHours = { opens: '10:00', closes: '16:00' };

/** By day of the week, from Sunday on; null: nobody answers all day. */
export const SUPPORT_WEEK: readonly (SupportHours | null)[] = [
  null,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  WEEKDAY,
  SATURDAY,
];

/** SUP-01: within how many hours an e-mail is answered. */
export const SUPPORT_ANSWER_HOURS = 24;

/** No week has so many days in a row without anybody. */
const DAYS_AHEAD = 7;

export interface SupportSpan {
  readonly from: Date;
  readonly to: Date;
}

export interface SupportStanding {
  readonly isOpen: boolean;
  /** When that ends: support closes, or opens. */
  readonly until: Date;
}

/** From when to when somebody answers on a day in New York; undefined on a day without hours, as federal holidays are. */
export function supportSpanOn(day: PlainDate): SupportSpan | undefined {
  const hours = isFederalHoliday(day) ? null : SUPPORT_WEEK[weekday(day)];
  if (!hours) return undefined;
  const at = (time: string): Date => instantOfWallTime(day, time, SUPPORT_TIME_ZONE);
  return { from: at(hours.opens), to: at(hours.closes) };
}

/** Whether somebody answers now, and until when that holds. */
export function supportStanding(now: Date): SupportStanding {
  const today = dayIn(now, SUPPORT_TIME_ZONE);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const span = supportSpanOn(addDays(today, ahead));
    if (span === undefined || span.to <= now) continue;
    return span.from <= now ? { isOpen: true, until: span.to } : { isOpen: false, until: span.from };
  }
  throw new Error('Support has no hours at all');
}

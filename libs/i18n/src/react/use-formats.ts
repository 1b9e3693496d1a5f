import { useMemo } from 'react';
import type { DateStyle } from '../format-date.js';
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDays,
  formatPlainDate,
  formatTime,
} from '../format-date.js';
import { useLocale } from './use-locale.js';

const NO_BREAK_SPACE = '\u00a0';

export interface Formats {
  /** An instant (Date or ISO) as a date in the browser's time zone. */
  readonly date: (instant: Date | string, style?: DateStyle) => string;
  readonly time: (instant: Date | string) => string;
  readonly dateTime: (instant: Date | string) => string;
  /** An instant by which something has to be done, with its zone's name: the house's, or the browser's where none is known. */
  readonly deadline: (instant: Date | string, zone?: string) => string;
  /** A plain date `YYYY-MM-DD`. */
  readonly plainDate: (date: string, style?: DateStyle) => string;
  readonly days: (days: number) => string;
  /** How long ago an instant was, or how far off it is, from `now` in ms since 1970. */
  readonly ago: (instant: Date | string, now: number) => string;
}

/** A short date is read as one word: a line never ends inside it. */
const unbroken = (date: string, style: DateStyle = 'day'): string =>
  style === 'day' ? date.replaceAll(' ', NO_BREAK_SPACE) : date;

/** Dates and durations in the page's language and the browser's time zone. */
export function useFormats(): Formats {
  const { locale } = useLocale();
  return useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return {
      date: (instant, style) => unbroken(formatDate(new Date(instant), locale, timeZone, style), style),
      time: (instant) => formatTime(new Date(instant), locale, timeZone),
      dateTime: (instant) => formatDateTime(new Date(instant), locale, timeZone),
      deadline: (instant, zone = timeZone) => formatDeadline(new Date(instant), locale, zone),
      plainDate: (date, style) => unbroken(formatPlainDate(date, locale, style), style),
      days: (days) => formatDays(days, locale),
      ago: (instant, now) => formatAgo(new Date(instant), new Date(now), locale),
    };
  }, [locale]);
}

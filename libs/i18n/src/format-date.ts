import { dateTimeFormatOf, type DateTimeStyle } from './date-time-formats.js';
import { tagOf, type Locale } from './locale.js';

/**
 * How much of a date is written: `day` = "Wed, Dec 2"; `full` adds the year; `long` is for dates of record on documents,
 * `words` for deadlines on them, whose weekday is asked for, and for mails in Spanish.
 */
export type DateStyle = Exclude<DateTimeStyle, 'time' | 'weekday' | 'zone' | 'zoneWords'>;

function formatParts(instant: Date, locale: Locale, style: DateStyle, timeZone: string): string {
  const format = dateTimeFormatOf(locale, style, timeZone);
  if (locale === 'en' || style === 'long') return format.format(instant);
  if (style === 'words') return format.format(instant).replace(',', '');
  // CLDR writes "mié, 2 dic"; the product writes "mié 2 dic", as a wall calendar does.
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'literal' ? ' ' : value.replace('.', '')))
    .join('');
}

/** An instant as a date in the reader's time zone. */
export function formatDate(instant: Date, locale: Locale, timeZone: string, style: DateStyle = 'day'): string {
  return formatParts(instant, locale, style, timeZone);
}

/** A plain date `YYYY-MM-DD`, which belongs to no time zone. Throws RangeError on anything else. */
export function formatPlainDate(date: string, locale: Locale, style: DateStyle = 'day'): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) throw new RangeError(`Not a plain date: ${date}`);
  return formatParts(new Date(`${date}T00:00:00Z`), locale, style, 'UTC');
}

/** "2:14 PM" in the reader's time zone; never with a full stop, so that a sentence may end with it. */
export function formatTime(instant: Date, locale: Locale, timeZone: string): string {
  // CLDR's "p.m." would make two stops at the end of a Spanish sentence; "PM" is as usual in the United States.
  return dateTimeFormatOf(locale, 'time', timeZone)
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'dayPeriod' ? value.replaceAll(/[.\s]/gu, '').toUpperCase() : value))
    .join('');
}

/** "Monday" / "lunes" in a time zone. */
export function formatWeekday(instant: Date, locale: Locale, timeZone: string): string {
  return dateTimeFormatOf(locale, 'weekday', timeZone).format(instant);
}

/** "Dec 2, 2:14 PM" in the reader's time zone. */
export function formatDateTime(instant: Date, locale: Locale, timeZone: string): string {
  return `${formatDate(instant, locale, timeZone)}, ${formatTime(instant, locale, timeZone)}`;
}

/**
 * "Wed, Dec 2, 2:14 PM EST" / "mié 2 dic, 2:14 PM, hora del Este": where the reader may be elsewhere than its account says,
 * as in a mail.
 */
export function formatDateTimeInZone(instant: Date, locale: Locale, timeZone: string): string {
  const told = formatDateTime(instant, locale, timeZone);
  // "EST" is English.
  if (locale === 'es') return [told, formatZone(instant, locale, timeZone)].join(', ');
  return [told, zoneOf(instant, locale, 'zone', timeZone)].join(' ').trimEnd();
}

const zoneOf = (instant: Date, locale: Locale, style: 'zone' | 'zoneWords', timeZone: string): string | undefined =>
  dateTimeFormatOf(locale, style, timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** "Eastern Time" / "hora del Este": a zone as the people in it say it, summer and winter. */
export function formatZone(instant: Date, locale: Locale, timeZone: string): string {
  // CLDR's "hora oriental" is nobody's word in the United States.
  return zoneOf(instant, locale, 'zoneWords', timeZone)?.replace('oriental', 'del Este') ?? timeZone;
}

/** "Fri, Nov 20, 10:00 AM EST" / "viernes 20 de noviembre de 2026, 10:00 AM, hora del Este": as a sentence of a mail has it. */
export function formatMoment(instant: Date, locale: Locale, timeZone: string): string {
  if (locale === 'en') return formatDateTimeInZone(instant, locale, timeZone);
  const day = formatDate(instant, locale, timeZone, 'words');
  return [day, formatTime(instant, locale, timeZone), formatZone(instant, locale, timeZone)].join(', ');
}

const MINUTE_MS = 60_000;
const MIDNIGHT = new Date(0);

/** A day's end is told as its last minute: midnight is read as a time of the day after. */
function lastMoment(instant: Date, locale: Locale, timeZone: string): Date {
  const endsDay = formatTime(instant, locale, timeZone) === formatTime(MIDNIGHT, locale, 'UTC');
  return endsDay ? new Date(instant.getTime() - MINUTE_MS) : instant;
}

/** "Thu, Dec 3, 11:59 PM EST" / "jue 3 dic, 11:59 PM, hora del Este": until when something can be done. */
export function formatDeadline(instant: Date, locale: Locale, timeZone: string): string {
  return formatDateTimeInZone(lastMoment(instant, locale, timeZone), locale, timeZone);
}

/** The same as a sentence has it, which writes its day out in Spanish. */
export function formatDeadlineInSentence(instant: Date, locale: Locale, timeZone: string): string {
  return formatMoment(lastMoment(instant, locale, timeZone), locale, timeZone);
}

/** "Fri, Dec 11" / "viernes 11 de diciembre de 2026": a plain date as a sentence has it. Throws RangeError on anything else. */
export function formatDayInSentence(date: string, locale: Locale): string {
  return formatPlainDate(date, locale, locale === 'es' ? 'words' : 'day');
}

/** "12 days" / "12 días". */
export function formatDays(days: number, locale: Locale): string {
  return new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

const AGO_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 minutes ago", "yesterday", "in 2 days", "now"; whole units, the largest that fits. */
export function formatAgo(instant: Date, now: Date, locale: Locale): string {
  const distance = instant.getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' });
  const [unit, length] = AGO_UNITS.find(([, most]) => Math.abs(distance) >= most) ?? [undefined, 1];
  return unit === undefined ? format.format(0, 'second') : format.format(Math.trunc(distance / length), unit);
}

import { tagOf, type Locale } from './locale.js';

/**
 * `day` = "Wed, Dec 2"; `full` adds the year; `long` is for documents; `words` = "Wednesday, December 2, 2026"; `time` = "2:14 PM";
 * `weekday` = "Monday"; `zone` and `zoneWords` are for its zone's name.
 */
const OPTIONS = {
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  full: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  words: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
  zone: { hour: 'numeric', timeZoneName: 'short' },
  zoneWords: { hour: 'numeric', timeZoneName: 'longGeneric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateTimeStyle = keyof typeof OPTIONS;

const made = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: to make one takes as long as to write a hundred dates. Throws RangeError for an unknown zone. */
export function dateTimeFormatOf(locale: Locale, style: DateTimeStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(tagOf(locale), { ...OPTIONS[style], timeZone });
  made.set(key, format);
  return format;
}

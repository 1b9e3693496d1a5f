import { instantOfWallTime, wallTimeIn } from '../geo/wall-time.js';
import { addDays, type PlainDate } from '../schedule/plain-date.js';
import type { QuietHours } from './preferences.js';

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The quiet span that begins on a day; on the nights of a clock change it is an hour longer or shorter than its times. */
function spanFrom(day: PlainDate, { start, end }: QuietHours, timeZone: string): Span {
  return {
    from: instantOfWallTime(day, start, timeZone),
    to: instantOfWallTime(end < start ? addDays(day, 1) : day, end, timeZone),
  };
}

/**
 * When the quiet hours around `now` end; undefined when it is not quiet. The hours are those of the clocks in
 * `timeZone`, also when these change in between. A start that is the end means no hours at all.
 */
export function quietUntil(quiet: QuietHours | null, now: Date, timeZone: string): Date | undefined {
  if (quiet === null) return undefined;
  const { day } = wallTimeIn(now, timeZone);
  return [addDays(day, -1), day]
    .map((first) => spanFrom(first, quiet, timeZone))
    .find(({ from, to }) => from <= now && now < to)?.to;
}

import type { QuietHours } from '../users/index.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function localMinutes(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  return minutesOf(parts);
}

/** When the quiet hours around `now` end; undefined when it is not quiet. Hours are local to `timeZone`. */
export function quietUntil(quiet: QuietHours | null, now: Date, timeZone: string): Date | undefined {
  if (quiet === null) return undefined;
  const start = minutesOf(quiet.start);
  const length = (minutesOf(quiet.end) - start + DAY_MINUTES) % DAY_MINUTES;
  const passed = (localMinutes(now, timeZone) - start + DAY_MINUTES) % DAY_MINUTES;
  if (passed >= length) return undefined;
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(wholeMinute + (length - passed) * MINUTE_MS);
}

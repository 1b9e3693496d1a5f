import { MINUTE_MS } from '../schedule/durations.js';
import { US_STATES, type UsState } from '../project/project.limits.js';
import { addDays, type PlainDate } from '../schedule/plain-date.js';

const EASTERN = 'America/New_York';

/** The accounts' own: in which day, and so in which year, an instant that names no place falls on paper. */
export const ACCOUNTS_TIME_ZONE = EASTERN;

/** States outside Eastern time. Where a state lies in two zones it is the western one: its day ends last. */
const ELSEWHERE: Partial<Record<UsState, string>> = {
  ...spread('America/Chicago', ['AL', 'AR', 'FL', 'IL', 'IN', 'IA', 'KY', 'LA', 'MN', 'MS', 'MO', 'OK', 'TN', 'WI']),
  ...spread('America/Denver', ['CO', 'KS', 'MT', 'NE', 'NM', 'ND', 'SD', 'TX', 'UT', 'WY']),
  ...spread('America/Los_Angeles', ['CA', 'ID', 'NV', 'OR', 'WA']),
  AZ: 'America/Phoenix',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
  MI: 'America/Chicago',
  PR: 'America/Puerto_Rico',
  VI: 'America/St_Thomas',
  GU: 'Pacific/Guam',
  MP: 'Pacific/Saipan',
  AS: 'Pacific/Pago_Pago',
};

function spread(zone: string, states: readonly UsState[]): Partial<Record<UsState, string>> {
  return Object.fromEntries(states.map((state) => [state, zone]));
}

/** The IANA zone whose calendar holds for a place in this state. */
export const timeZoneOf = (state: UsState): string => ELSEWHERE[state] ?? EASTERN;

/** The same for a state as it is read from an answer; undefined where it names none, or there is none. */
export function houseZone(state: string | null | undefined): string | undefined {
  const known = US_STATES.find((code) => code === state);
  return known === undefined ? undefined : timeZoneOf(known);
}

// Making one takes far longer than using it.
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  FORMATS.set(timeZone, made);
  return made;
}

/** How far the zone's clocks are ahead of UTC at that instant, in milliseconds; 0 for what is no instant. */
export function offsetAt(instant: number, timeZone: string): number {
  if (Number.isNaN(new Date(instant).getTime())) return 0;
  const name =
    formatOf(timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** The day on which an instant falls in a zone. */
export function dayIn(instant: Date, timeZone: string): PlainDate {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

const FARTHEST_BEHIND_UTC_MS = 12 * 60 * MINUTE_MS;

/**
 * The day where it is earliest on earth: what ends with an earlier day is over for everybody, wherever they and the house
 * are. So nobody loses the last hours of a paper, or hears that today is past.
 */
export const earliestToday = (now: Date): PlainDate =>
  new Date(now.getTime() - FARTHEST_BEHIND_UTC_MS).toISOString().slice(0, 10);

/** The first instant after a day in a zone; an invalid one after what is no day. */
export function endOfDayIn(day: PlainDate, timeZone: string): Date {
  const wall = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  const near = wall - offsetAt(wall, timeZone);
  // The clocks may change between the first guess and the night it looks for.
  return new Date(wall - offsetAt(near, timeZone));
}

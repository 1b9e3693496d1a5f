import type { PlainDate } from '@cw/domain';
import type { FieldFault } from './errors/domain-error.js';

/** The westernmost of the United States is ten hours behind UTC: there, yesterday may still be today. */
const BEHIND_UTC_MS = 12 * 3_600_000;

/** Names the fields whose day is over everywhere in the country. Absent days are nobody's fault. */
export function pastDayFaults(now: Date, days: Readonly<Record<string, PlainDate | null | undefined>>): FieldFault[] {
  const earliest = new Date(now.getTime() - BEHIND_UTC_MS).toISOString().slice(0, 10);
  return Object.entries(days)
    .filter(([, day]) => typeof day === 'string' && day < earliest)
    .map(([path]) => ({ path, code: 'past' }));
}

import { earliestToday, type PlainDate } from '@cw/domain';
import type { FieldFault } from './errors/domain-error.js';

/** Names the fields whose day is over everywhere. Absent days are nobody's fault. */
export function pastDayFaults(now: Date, days: Readonly<Record<string, PlainDate | null | undefined>>): FieldFault[] {
  const earliest = earliestToday(now);
  return Object.entries(days)
    .filter(([, day]) => typeof day === 'string' && day < earliest)
    .map(([path]) => ({ path, code: 'past' }));
}

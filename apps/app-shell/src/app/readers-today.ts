import type { PlainDate } from '@cw/domain';

const two = (part: number): string => String(part).padStart(2, '0');

/** The reader's own day; screens count days from it. */
export const readersToday = (now = new Date()): PlainDate =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The reader's day of an instant, for a place on the tape. */
export const dayOf = (instant: string): PlainDate => readersToday(new Date(instant));

import type { ProjectDetail } from '@cw/api-client';
import { lastReviewDay, US_STATES, type PlainDate } from '@cw/domain';
import type { Formats } from '@cw/i18n/react';
import { dayOf } from '../app/readers-today.js';

export interface ReviewLimit {
  /** The last day on which the client can decide. */
  readonly day: PlainDate;
  /** Whether all of that day counts: it ends where the house is, and is no moment of the reader's clock. */
  readonly isWholeDay: boolean;
}

/** Until when the client may decide; null while nothing waits for a decision. */
export function reviewLimit({ reviewDueAt, state }: Pick<ProjectDetail, 'reviewDueAt' | 'state'>): ReviewLimit | null {
  if (reviewDueAt === null) return null;
  const where = US_STATES.find((code) => code === state);
  const day = where === undefined ? null : lastReviewDay(new Date(reviewDueAt), where);
  return day === null ? { day: dayOf(reviewDueAt), isWholeDay: false } : { day, isWholeDay: true };
}

/** What a sentence about the limit is filled with: the day, and whether it says "the end of". */
export const limitWords = ({ day, isWholeDay }: ReviewLimit, formats: Formats): { date: string; whole: string } => ({
  date: formats.plainDate(day),
  whole: String(isWholeDay),
});

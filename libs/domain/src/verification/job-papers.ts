import type { PlainDate } from '../schedule/plain-date.js';
import { lastHeldDay, lastLicensedDay } from './licenses.js';
import { isApproved, isInForce, VERIFICATION_KINDS, type Paper, type VerificationKind } from './verification.js';

/** Where a job is, and what day it is. */
interface JobToday {
  readonly state: string;
  readonly today: PlainDate;
}

/** A paper that is over before a job would be done, or is already. */
export interface EndingPaper {
  readonly kind: VerificationKind;
  /** Its last day. */
  readonly expiresOn: PlainDate;
}

/**
 * Which papers that are in force today end before `day`: the job would be finished without them. Of licenses the last
 * day in the job's state counts, whatever is held elsewhere; one that has ended there is told whatever the day, even
 * where none is known. A license that was never given there has no day on which it ended, so it is not among them.
 */
export function papersEndingBefore(
  papers: readonly Paper[],
  { today, day, state }: JobToday & { readonly day: PlainDate | null },
): EndingPaper[] {
  return VERIFICATION_KINDS.flatMap((kind) => {
    const paper = papers.find((candidate) => candidate.kind === kind);
    if (!paper || !isInForce(paper, today)) return [];
    const expiresOn = kind === 'license' ? lastHeldDay(paper, state) : paper.expiresOn;
    if (expiresOn === null) return [];
    return expiresOn < today || (day !== null && expiresOn < day) ? [{ kind, expiresOn }] : [];
  });
}

/**
 * CON-05: whether a bid in this state stands on a paper that staff approved and that is over, or on a license that does
 * not reach there. What was handed in anew and waits for staff is not over yet.
 */
export function hasLapsed(papers: readonly Paper[], { today, state }: JobToday): boolean {
  return papers.some((paper) => {
    if (paper.state === 'expired') return true;
    if (paper.state === 'submitted' || !isApproved(paper)) return false;
    if (paper.kind === 'license') return lastLicensedDay(papers, today, state) === null;
    return !isInForce(paper, today);
  });
}

import type { Machine } from '../machine/machine.js';
import type { ProjectCategory } from '../project/project.js';
import type { PlainDate } from '../schedule/plain-date.js';

export const VERIFICATION_KINDS = ['license', 'insurance', 'background_check'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** A W-9 is kept for whoever pays out; whether somebody is verified does not hang on it. */
export const PAPER_KINDS = [...VERIFICATION_KINDS, 'w9'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const VERIFICATION_STATES = ['missing', 'submitted', 'approved', 'rejected', 'expiring', 'expired'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

export const VERIFICATION_EVENTS = ['submit', 'approve', 'reject', 'near_expiry', 'expire'] as const;
export type VerificationEvent = (typeof VERIFICATION_EVENTS)[number];

export const verificationMachine: Machine<
  VerificationState,
  VerificationEvent,
  'contractor' | 'admin' | 'clock',
  never
> = {
  name: 'verification',
  initial: 'missing',
  states: VERIFICATION_STATES,
  final: [],
  transitions: [
    {
      event: 'submit',
      from: ['missing', 'submitted', 'rejected', 'approved', 'expiring', 'expired'],
      to: 'submitted',
      who: ['contractor'],
    },
    { event: 'approve', from: ['submitted'], to: 'approved', who: ['admin'] },
    { event: 'reject', from: ['submitted', 'approved', 'expiring'], to: 'rejected', who: ['admin'] },
    { event: 'near_expiry', from: ['approved'], to: 'expiring', who: ['clock'] },
    { event: 'expire', from: ['approved', 'expiring'], to: 'expired', who: ['clock'] },
  ],
};

/** CON-02: what a contractor must bring. Cover in cents, experience in years. */
export const CONTRACTOR_REQUIREMENTS = { liabilityCoverCents: 100_000_000, experienceYears: 2 } as const;

/** CON-05: days before expiry on which a paper is called expiring, and reminded of. */
export const EXPIRING_WITHIN_DAYS = 30;
export const EXPIRY_REMINDER_DAYS = [30, 14, 3] as const;

/** CON-05: a paper is good on its last day; on the day after, counted as reminders are, it has expired. */
export const EXPIRED_STEP = -1;

/** When a contractor is told of a paper, in days before it expires; the most urgent first. */
export const EXPIRY_STEPS = [EXPIRED_STEP, ...EXPIRY_REMINDER_DAYS.toReversed()] as const;
export type ExpiryStep = (typeof EXPIRY_STEPS)[number];

/**
 * A license as staff approved it. It tells of its own state and trade alone: one paper holds several, and each ends on
 * its own last day.
 */
export interface HeldLicense {
  readonly state: string;
  readonly trade: ProjectCategory;
  readonly expiresOn: PlainDate;
}

/** One paper of a contractor as stored; `expiresOn` is a plain date, null for one that does not expire. */
export interface Paper {
  readonly kind: PaperKind;
  readonly state: VerificationState;
  /** The last day of what staff approved last. */
  readonly expiresOn: string | null;
  /**
   * A newer one waits for staff or was refused, and what they approved before it still holds until its own last day:
   * whoever renews in time never stands without a paper.
   */
  readonly earlierHolds?: boolean;
  /** Of a license paper: the licenses that staff approved last. It is in force until the last of them ends. */
  readonly licenses?: readonly HeldLicense[] | null;
}

export interface VerificationFacts {
  readonly papers: readonly Paper[];
  readonly liabilityCoverCents: number;
  readonly experienceYears: number;
}

/** Why a contractor may not bid yet. */
export type VerificationGap = VerificationKind | 'liability_cover' | 'experience';

/**
 * What is missing on `today` (plain date) for a contractor to be verified; empty means verified. Computed, never stored,
 * so that no flag can disagree with the papers.
 */
export function verificationGaps(facts: VerificationFacts, today: string): VerificationGap[] {
  const gaps: VerificationGap[] = VERIFICATION_KINDS.filter((kind) => {
    const paper = facts.papers.find((candidate) => candidate.kind === kind);
    return !paper || !isInForce(paper, today);
  });
  if (facts.liabilityCoverCents < CONTRACTOR_REQUIREMENTS.liabilityCoverCents) gaps.push('liability_cover');
  if (facts.experienceYears < CONTRACTOR_REQUIREMENTS.experienceYears) gaps.push('experience');
  return gaps;
}

/** What the contractor is to do about its gaps, and what waits for staff because its paper was handed in. */
export interface GapsByTurn {
  readonly missing: readonly VerificationGap[];
  readonly waiting: readonly VerificationGap[];
}

export function gapsByTurn(
  gaps: readonly VerificationGap[],
  papers: readonly Pick<Paper, 'kind' | 'state'>[],
): GapsByTurn {
  const submitted = new Set<string>(papers.filter(({ state }) => state === 'submitted').map(({ kind }) => kind));
  // The cover is read off the certificate.
  const waits = (gap: VerificationGap): boolean => submitted.has(gap === 'liability_cover' ? 'insurance' : gap);
  return { missing: gaps.filter((gap) => !waits(gap)), waiting: gaps.filter(waits) };
}

/** Whether staff's word on it still holds; the day is another question. */
export const isApproved = ({ state, earlierHolds }: Paper): boolean =>
  state === 'approved' || state === 'expiring' || (earlierHolds === true && state !== 'expired' && state !== 'missing');

/** A license paper as long as one of its licenses: where it counts is another question still. */
export function isInForce(paper: Paper, today: string): boolean {
  if (!isApproved(paper)) return false;
  if (paper.kind === 'license') return unendedLicenses(paper, today).length > 0;
  return paper.expiresOn === null || paper.expiresOn >= today;
}

export const unendedLicenses = ({ licenses }: Pick<Paper, 'licenses'>, today: string): HeldLicense[] =>
  (licenses ?? []).filter(({ expiresOn }) => expiresOn >= today);

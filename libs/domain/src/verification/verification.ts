import type { Machine } from '../machine/machine.js';

export const VERIFICATION_KINDS = ['license', 'insurance', 'background_check'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

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

/** One paper of a contractor as stored; `expiresOn` is a plain date, null for one that does not expire. */
export interface Paper {
  readonly kind: VerificationKind;
  readonly state: VerificationState;
  readonly expiresOn: string | null;
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

export const isVerified = (facts: VerificationFacts, today: string): boolean =>
  verificationGaps(facts, today).length === 0;

function isInForce(paper: Paper, today: string): boolean {
  const good = paper.state === 'approved' || paper.state === 'expiring';
  return good && (paper.expiresOn === null || paper.expiresOn >= today);
}

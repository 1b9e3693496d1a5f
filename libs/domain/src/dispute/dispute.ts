import type { ProjectParty } from '../project/project.machine.js';

/** Lengths in characters, amounts in cents, counts in pieces. */
export const DISPUTE_LIMITS = {
  reasonMin: 5,
  reasonMax: 1000,
  statementMin: 1,
  statementMax: 4000,
  statementsMax: 50,
  offersMax: 40,
  rulingsMax: 20,
  /** A project may be disputed again after a withdrawal; nobody reads more cases than these. */
  perProject: 50,
} as const;

/** The two sides of a case. */
export const DISPUTE_SIDES = ['owner', 'awarded_contractor'] as const;
export type DisputeSide = (typeof DISPUTE_SIDES)[number];

/** The side that somebody on this one disagrees with. */
export const otherSide = (side: DisputeSide): DisputeSide => (side === 'owner' ? 'awarded_contractor' : 'owner');

/** Who opened a case: one of its sides, or the clock when the review ran out. */
export const DISPUTE_OPENERS = [...DISPUTE_SIDES, 'clock'] as const;
export type DisputeOpener = (typeof DISPUTE_OPENERS)[number];

/** Whoever owes a word is reminded this long before its time is over. */
export const ANSWER_REMINDER_DAYS = 1;

export const OFFER_STATES = ['open', 'replaced', 'accepted', 'lapsed'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const RULING_STATES = ['proposed', 'made', 'refused'] as const;
export type RulingState = (typeof RULING_STATES)[number];

/** On which side of a case somebody stands; undefined for staff and for whoever only looks on. */
export function disputeSide(parties: readonly ProjectParty[]): DisputeSide | undefined {
  if (parties.includes('owner') || parties.includes('decider')) return 'owner';
  return parties.includes('awarded_contractor') ? 'awarded_contractor' : undefined;
}

/** Whose word a case asks for: not that of the side that opened it, which has said why; of both where the clock did. */
export const silentSides = (openedBy: DisputeOpener, spoken: readonly DisputeSide[]): DisputeSide[] =>
  DISPUTE_SIDES.filter((side) => side !== openedBy && !spoken.includes(side));

export interface AnswerTime {
  /** When the last side that was asked said its own; null while one of them has not. */
  readonly answeredAt: Date | string | null;
  readonly answerDueAt: Date | string;
}

/** Whether a side that was asked still has its word, as it was promised: until then nobody rules. */
export const isAnswerAwaited = ({ answeredAt, answerDueAt }: AnswerTime, now: number): boolean =>
  answeredAt === null && now < new Date(answerDueAt).getTime();

import {
  CHANGEABLE_STATES,
  decidesForClient,
  type ConditionState,
  type DisputeSide,
  type ProjectParty,
  type ProjectState,
} from '@cw/domain';
import type { DisputeTurn } from '../ports/project-disputes.port.js';
import type { ChangeSide } from '../project.entity.js';

/** What can wait for a person; `verification` is the contractor's own, without a project. In order of urgency. */
export const NEED_KINDS = [
  'answer_offer',
  'answer_dispute',
  'review',
  'pay',
  'pay_approved',
  'pay_rest',
  'answer_change',
  'answer_early_start',
  'choose_bid',
  'returned',
  'start',
  'prove',
  'submit',
  'verification',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

export interface Need {
  readonly kind: NeedKind;
  /** How many bids, conditions …; at least 1. */
  readonly count: number;
}

export interface NeedFacts {
  readonly parties: readonly ProjectParty[];
  readonly state: ProjectState;
  readonly pendingBids: number;
  readonly conditionStates: readonly ConditionState[];
  /** What the client still owes for the accepted bid, in cents. */
  readonly dueCents: number;
  /** Paid from a bank account and not through yet: nothing of it is held. */
  readonly onItsWayCents: number;
  readonly isPaidAtClosing: boolean;
  /** Whose change waits for the other side's answer. */
  readonly changeProposedBy: ChangeSide | null;
  /** The contractor asked to begin before the agreed day. */
  readonly asksEarlyStart: boolean;
  /** Whom its case waits for; null while the two sides do not disagree. */
  readonly disputeTurn: DisputeTurn | null;
}

/** What of this project waits for whoever stands in `parties`. */
export function needsOf(facts: NeedFacts): Need[] {
  return [
    ...(decidesForClient(facts.parties) ? ownerNeeds(facts) : []),
    ...(facts.parties.includes('awarded_contractor') ? contractorNeeds(facts) : []),
  ];
}

function ownerNeeds(facts: NeedFacts): Need[] {
  const { state, pendingBids, conditionStates } = facts;
  if (state === 'open') return some('choose_bid', pendingBids);
  return [
    ...disputeNeeds(facts, 'owner'),
    ...(state === 'in_progress.submitted'
      ? [{ kind: 'review' as const, count: Math.max(1, countOf(conditionStates, 'evidenced')) }]
      : []),
    ...paymentNeeds(facts),
    ...answerNeeds(facts, 'awarded_contractor'),
    ...(facts.asksEarlyStart && state === 'in_progress.not_started'
      ? [{ kind: 'answer_early_start' as const, count: 1 }]
      : []),
  ];
}

/** Before the start the whole is to be held; afterwards what an agreed change added. */
function paymentNeeds({ state, dueCents, isPaidAtClosing }: NeedFacts): Need[] {
  if (dueCents === 0) return [];
  if (isPaidAtClosing) return state === 'completed' ? [{ kind: 'pay_approved', count: 1 }] : [];
  if (state === 'in_progress.not_started') return [{ kind: 'pay', count: 1 }];
  return CHANGEABLE_STATES.includes(state) ? [{ kind: 'pay_rest', count: 1 }] : [];
}

const answerNeeds = ({ state, changeProposedBy }: NeedFacts, other: ChangeSide): Need[] =>
  changeProposedBy === other && CHANGEABLE_STATES.includes(state) ? [{ kind: 'answer_change', count: 1 }] : [];

function contractorNeeds(facts: NeedFacts): Need[] {
  return [...disputeNeeds(facts, 'awarded_contractor'), ...answerNeeds(facts, 'owner'), ...workNeeds(facts)];
}

/** One thing at a time: whoever answers an offer has said a word. */
function disputeNeeds({ disputeTurn }: NeedFacts, side: DisputeSide): Need[] {
  if (disputeTurn?.offeredTo.includes(side)) return [{ kind: 'answer_offer', count: 1 }];
  return disputeTurn?.owing.includes(side) ? [{ kind: 'answer_dispute', count: 1 }] : [];
}

const isFunded = ({ isPaidAtClosing, dueCents, onItsWayCents }: NeedFacts): boolean =>
  isPaidAtClosing || (dueCents === 0 && onItsWayCents === 0);

function workNeeds(facts: NeedFacts): Need[] {
  const { state, conditionStates, changeProposedBy } = facts;
  if (state === 'in_progress.not_started') return isFunded(facts) ? [{ kind: 'start', count: 1 }] : [];
  if (state !== 'in_progress.started' && state !== 'in_progress.changes_requested') return [];
  const open = [
    ...some('returned', countOf(conditionStates, 'returned')),
    ...some('prove', countOf(conditionStates, 'in_work')),
  ];
  if (open.length > 0) return open;
  return isFunded(facts) && changeProposedBy === null ? [{ kind: 'submit', count: 1 }] : [];
}

const countOf = (states: readonly ConditionState[], wanted: ConditionState): number =>
  states.filter((state) => state === wanted).length;

const some = (kind: NeedKind, count: number): Need[] => (count > 0 ? [{ kind, count }] : []);

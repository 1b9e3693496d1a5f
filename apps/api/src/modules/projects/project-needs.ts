import { decidesForClient, type ConditionState, type ProjectParty, type ProjectState } from '@cw/domain';

/** What can wait for a person; `verification` is the contractor's own, without a project. In order of urgency. */
export const NEED_KINDS = [
  'review',
  'pay',
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
  readonly isPaidAtClosing: boolean;
}

/** What of this project waits for whoever stands in `parties`. */
export function needsOf(facts: NeedFacts): Need[] {
  return [
    ...(decidesForClient(facts.parties) ? ownerNeeds(facts) : []),
    ...(facts.parties.includes('awarded_contractor') ? contractorNeeds(facts) : []),
  ];
}

function ownerNeeds({ state, pendingBids, conditionStates, dueCents, isPaidAtClosing }: NeedFacts): Need[] {
  if (state === 'open') return some('choose_bid', pendingBids);
  if (state === 'in_progress.submitted')
    return [{ kind: 'review', count: Math.max(1, countOf(conditionStates, 'evidenced')) }];
  const payableNow = isPaidAtClosing ? state === 'completed' : state === 'in_progress.not_started';
  return payableNow && dueCents > 0 ? [{ kind: 'pay', count: 1 }] : [];
}

function contractorNeeds({ state, conditionStates, dueCents, isPaidAtClosing }: NeedFacts): Need[] {
  if (state === 'in_progress.not_started')
    return isPaidAtClosing || dueCents === 0 ? [{ kind: 'start', count: 1 }] : [];
  if (state !== 'in_progress.started' && state !== 'in_progress.changes_requested') return [];
  const open = [
    ...some('returned', countOf(conditionStates, 'returned')),
    ...some('prove', countOf(conditionStates, 'in_work')),
  ];
  return open.length > 0 ? open : [{ kind: 'submit', count: 1 }];
}

const countOf = (states: readonly ConditionState[], wanted: ConditionState): number =>
  states.filter((state) => state === wanted).length;

const some = (kind: NeedKind, count: number): Need[] => (count > 0 ? [{ kind, count }] : []);

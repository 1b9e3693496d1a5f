import type { Machine } from '../machine/machine.js';
import type { ProjectState } from '../project/project-state.js';

export const CHANGE_ORDER_STATES = ['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type ChangeOrderState = (typeof CHANGE_ORDER_STATES)[number];

export const CHANGE_ORDER_EVENTS = ['accept', 'decline', 'withdraw', 'lapse'] as const;
export type ChangeOrderEvent = (typeof CHANGE_ORDER_EVENTS)[number];

/** Owner and contractor are one of the two each time; `system` ends what overtook it. */
export const CHANGE_ORDER_PARTIES = ['proposer', 'counterparty', 'system'] as const;
export type ChangeOrderParty = (typeof CHANGE_ORDER_PARTIES)[number];

export const CHANGE_ORDER_GUARDS = ['answer_in_time', 'work_agreed', 'late_acknowledged'] as const;
export type ChangeOrderGuard = (typeof CHANGE_ORDER_GUARDS)[number];

/** Both sides agree or nothing changes; who proposed has said yes already, so the other side's word is the last. */
export const changeOrderMachine: Machine<ChangeOrderState, ChangeOrderEvent, ChangeOrderParty, ChangeOrderGuard> = {
  name: 'change_order',
  initial: 'proposed',
  states: CHANGE_ORDER_STATES,
  final: ['accepted', 'declined', 'withdrawn', 'lapsed'],
  transitions: [
    {
      event: 'accept',
      from: ['proposed'],
      to: 'accepted',
      who: ['counterparty'],
      guards: ['answer_in_time', 'work_agreed', 'late_acknowledged'],
    },
    { event: 'decline', from: ['proposed'], to: 'declined', who: ['counterparty'], guards: ['answer_in_time'] },
    { event: 'withdraw', from: ['proposed'], to: 'withdrawn', who: ['proposer'], guards: ['answer_in_time'] },
    { event: 'lapse', from: ['proposed'], to: 'lapsed', who: ['system'] },
  ],
};

/**
 * What ends a proposal without an answer: nothing is left to agree on, staff rule on what was agreed before, or the time
 * to answer is over.
 */
export const CHANGE_LAPSE_CAUSES = ['cancelled', 'disputed', 'unanswered'] as const;
export type ChangeLapseCause = (typeof CHANGE_LAPSE_CAUSES)[number];

/** While these hold, the agreed work may change: a bid is accepted, nothing is released, nobody disputes. */
export const CHANGEABLE_STATES: readonly ProjectState[] = [
  'in_progress.not_started',
  'in_progress.started',
  'in_progress.submitted',
  'in_progress.changes_requested',
];

import type { Machine } from '../machine/machine.js';

export const CONDITION_STATES = [
  'open',
  'awarded',
  'left_out',
  'in_work',
  'evidenced',
  'accepted',
  'returned',
  'cleared',
] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];

export const CONDITION_EVENTS = [
  'award',
  'leave_out',
  'start',
  'prove',
  'accept',
  'take_back',
  'return',
  'clear',
  'drop',
] as const;
export type ConditionEvent = (typeof CONDITION_EVENTS)[number];

export const CONDITION_PARTIES = ['owner', 'awarded_contractor', 'admin'] as const;
export type ConditionParty = (typeof CONDITION_PARTIES)[number];

export const CONDITION_GUARDS = ['evidence_complete', 'reason_given', 'both_agreed'] as const;
export type ConditionGuard = (typeof CONDITION_GUARDS)[number];

/** COND-04. `award`, `leave_out`, `start` and `drop` follow what the two sides agree and carry its actor. */
export const conditionMachine: Machine<ConditionState, ConditionEvent, ConditionParty, ConditionGuard> = {
  name: 'condition',
  initial: 'open',
  states: CONDITION_STATES,
  final: ['cleared', 'left_out'],
  transitions: [
    { event: 'award', from: ['open'], to: 'awarded', who: ['owner'] },
    { event: 'leave_out', from: ['open'], to: 'left_out', who: ['owner'] },
    { event: 'start', from: ['awarded'], to: 'in_work', who: ['awarded_contractor'] },
    {
      event: 'prove',
      from: ['in_work', 'returned'],
      to: 'evidenced',
      who: ['awarded_contractor'],
      guards: ['evidence_complete'],
    },
    { event: 'accept', from: ['evidenced'], to: 'accepted', who: ['owner'] },
    // Accepting moves no money and ends nothing: it asks nothing, and is taken back until the work is approved.
    { event: 'take_back', from: ['accepted'], to: 'evidenced', who: ['owner'] },
    { event: 'return', from: ['evidenced'], to: 'returned', who: ['owner'], guards: ['reason_given'] },
    { event: 'clear', from: ['accepted'], to: 'cleared', who: ['owner', 'admin'] },
    // An agreed change takes it out of the work; like a gap of the bid it stands in nobody's way.
    {
      event: 'drop',
      from: ['awarded', 'in_work', 'evidenced', 'returned'],
      to: 'left_out',
      who: ['owner', 'awarded_contractor'],
      guards: ['both_agreed'],
    },
  ],
};

/** The states that stand in the way of approval: the accepted bid includes them and nobody accepted them yet. */
export const UNACCEPTED_STATES: readonly ConditionState[] = ['awarded', 'in_work', 'evidenced', 'returned'];
/** The states that stand in the way of submitting: included, and without complete evidence. */
export const UNEVIDENCED_STATES: readonly ConditionState[] = ['awarded', 'in_work', 'returned'];

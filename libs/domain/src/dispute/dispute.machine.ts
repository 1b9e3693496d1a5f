import type { Machine } from '../machine/machine.js';
import type { DisputeOpener, DisputeSide } from './dispute.js';

export const DISPUTE_STATES = ['open', 'settled', 'withdrawn', 'ruling_proposed', 'ruled'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A project has at most one case in these. */
export const STANDING_DISPUTE_STATES = ['open', 'ruling_proposed'] as const satisfies readonly DisputeState[];

export const DISPUTE_EVENTS = [
  'speak',
  'offer',
  'settle',
  'withdraw',
  'agree_to_withdraw',
  'rule',
  'propose_ruling',
  'confirm_ruling',
  'refuse_ruling',
] as const;
export type DisputeEvent = (typeof DISPUTE_EVENTS)[number];

/**
 * Whoever speaks for the side that opened the case, for the other one, or, where the clock opened it, for either.
 * `proposing_admin` has proposed the ruling that waits; `admin` is any other of staff.
 */
export const DISPUTE_PARTIES = ['opener', 'respondent', 'either_side', 'admin', 'proposing_admin'] as const;
export type DisputeParty = (typeof DISPUTE_PARTIES)[number];

export const DISPUTE_GUARDS = [
  'nobody_awaited',
  'amounts_add_up',
  'nothing_frozen',
  'both_agree',
  'one_admin_enough',
] as const;
export type DisputeGuard = (typeof DISPUTE_GUARDS)[number];

const SIDES = ['opener', 'respondent', 'either_side'] as const satisfies readonly DisputeParty[];
const MONEY = ['amounts_add_up', 'nothing_frozen'] as const satisfies readonly DisputeGuard[];
/** Whoever was given time to answer has it. */
const RULING = ['nobody_awaited', ...MONEY] as const satisfies readonly DisputeGuard[];

/** A case between the two sides of a job: they settle it, its opener takes it back, or staff rule. */
export const disputeMachine: Machine<DisputeState, DisputeEvent, DisputeParty, DisputeGuard> = {
  name: 'dispute',
  initial: 'open',
  states: DISPUTE_STATES,
  final: ['settled', 'withdrawn', 'ruled'],
  transitions: [
    { event: 'speak', from: ['open'], to: 'open', who: SIDES },
    { event: 'offer', from: ['open'], to: 'open', who: SIDES, guards: ['amounts_add_up'] },
    { event: 'settle', from: ['open'], to: 'settled', who: SIDES, guards: MONEY },
    // What is held back is neither divided nor worked on.
    { event: 'withdraw', from: ['open'], to: 'withdrawn', who: ['opener'], guards: ['nothing_frozen'] },
    // Nobody opened it, so nobody alone takes it back.
    {
      event: 'withdraw',
      from: ['open'],
      to: 'withdrawn',
      who: ['either_side'],
      guards: ['both_agree', 'nothing_frozen'],
    },
    { event: 'agree_to_withdraw', from: ['open'], to: 'open', who: ['either_side'] },
    { event: 'rule', from: ['open'], to: 'ruled', who: ['admin'], guards: ['one_admin_enough', ...RULING] },
    { event: 'propose_ruling', from: ['open'], to: 'ruling_proposed', who: ['admin'], guards: RULING },
    { event: 'confirm_ruling', from: ['ruling_proposed'], to: 'ruled', who: ['admin'], guards: RULING },
    { event: 'refuse_ruling', from: ['ruling_proposed'], to: 'open', who: ['admin', 'proposing_admin'] },
  ],
};

/** As what somebody on a side acts in a case. */
export function disputeParty(openedBy: DisputeOpener, side: DisputeSide): DisputeParty {
  if (openedBy === 'clock') return 'either_side';
  return openedBy === side ? 'opener' : 'respondent';
}

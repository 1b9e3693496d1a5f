import type { Machine, Transition } from '../machine/machine.js';
import { PAYMENT_STATES, type PaymentState } from './payment.js';

export const PAYMENT_EVENTS = [
  'processing',
  'pay',
  'pay_part',
  'pay_late',
  'top_up',
  'raise',
  'lower',
  'lower_to_held',
  'pay_failed',
  'start',
  'submit',
  'request_changes',
  'approve',
  'release_approved',
  'cancel',
  'dispute',
  'withdraw_dispute',
  'rule',
  'settle',
  'transferred',
  'refunded',
  'refund_failed',
  'split_done',
  'split_released',
  'split_refunded',
  'charge_back',
  'charge_back_won',
  'charge_back_lost',
  'charge_back_cut',
  'charge_back_unfunded',
  'reverse',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** `provider` is a fact read from the payment provider, never the browser's word. */
export const PAYMENT_PARTIES = ['provider', 'owner', 'awarded_contractor', 'admin', 'clock'] as const;
export type PaymentParty = (typeof PAYMENT_PARTIES)[number];

export const PAYMENT_GUARDS = [
  'fully_held',
  'approved_before',
  'nothing_frozen',
  'amounts_add_up',
  'balance_covers',
] as const;
export type PaymentGuard = (typeof PAYMENT_GUARDS)[number];

const BEFORE_START = ['requires_payment', 'processing', 'funded'] as const satisfies readonly PaymentState[];
const HELD = ['funded', 'in_progress', 'submitted'] as const satisfies readonly PaymentState[];

type Row = Transition<PaymentState, PaymentEvent, PaymentParty, PaymentGuard>;

/** A change of the agreed price is both sides' word; the acceptor's is the last. */
const CHANGE = ['owner', 'awarded_contractor'] as const satisfies readonly PaymentParty[];
/** A ruling may lower what is to be paid at closing. */
const LOWER = [...CHANGE, 'admin'] as const satisfies readonly PaymentParty[];
const UNFROZEN = ['nothing_frozen'] as const satisfies readonly PaymentGuard[];
const SPLIT = ['amounts_add_up', 'nothing_frozen'] as const satisfies readonly PaymentGuard[];

/** One row for each state that an event leaves as it is. */
const staying = (event: PaymentEvent, states: readonly PaymentState[], row: Pick<Row, 'who' | 'guards'>): Row[] =>
  states.map((state) => ({ event, from: [state], to: state, ...row }));

/** The held money of one accepted bid. It follows the project's events; only the provider's facts move real money. */
export const paymentMachine: Machine<PaymentState, PaymentEvent, PaymentParty, PaymentGuard> = {
  name: 'payment',
  initial: 'requires_payment',
  states: PAYMENT_STATES,
  final: ['released', 'refunded', 'partially_refunded', 'charge_lost', 'partly_reversed'],
  transitions: [
    { event: 'processing', from: ['requires_payment'], to: 'processing', who: ['provider'] },
    { event: 'pay', from: ['requires_payment', 'processing'], to: 'funded', who: ['provider'], guards: ['fully_held'] },
    // A client may pay in parts: the rest is still due.
    { event: 'pay_part', from: ['requires_payment', 'processing'], to: 'requires_payment', who: ['provider'] },
    // Paid in the moment of the cancellation: that money goes back too.
    { event: 'pay_late', from: ['refunding'], to: 'refunding', who: ['provider'] },
    // An agreed change made the work dearer after it was paid: the rest comes in while the work goes on.
    ...staying('top_up', ['in_progress', 'submitted', 'disputed'], { who: ['provider'] }),
    { event: 'raise', from: ['requires_payment', 'funded'], to: 'requires_payment', who: CHANGE, guards: UNFROZEN },
    ...staying('raise', ['in_progress', 'submitted'], { who: CHANGE, guards: UNFROZEN }),
    // Less money: what is held beyond the new total goes back, and the rest stays where it is.
    ...staying('lower', ['requires_payment', ...HELD], { who: LOWER, guards: UNFROZEN }),
    {
      event: 'lower_to_held',
      from: ['requires_payment'],
      to: 'funded',
      who: LOWER,
      guards: ['nothing_frozen', 'fully_held'],
    },
    { event: 'pay_failed', from: ['processing'], to: 'requires_payment', who: ['provider'] },
    { event: 'start', from: ['funded'], to: 'in_progress', who: ['awarded_contractor'] },
    { event: 'submit', from: ['in_progress'], to: 'submitted', who: ['awarded_contractor'] },
    { event: 'request_changes', from: ['submitted'], to: 'in_progress', who: ['owner'] },
    { event: 'approve', from: ['submitted'], to: 'releasing', who: ['owner'], guards: ['nothing_frozen'] },
    // Paid at closing: the client approved before the money came, so its arrival releases it.
    {
      event: 'release_approved',
      from: ['funded'],
      to: 'releasing',
      who: ['provider'],
      guards: ['approved_before', 'nothing_frozen'],
    },
    { event: 'cancel', from: BEFORE_START, to: 'refunding', who: ['owner', 'awarded_contractor', 'admin'] },
    {
      event: 'dispute',
      from: HELD,
      to: 'disputed',
      who: ['owner', 'awarded_contractor', 'clock'],
    },
    { event: 'withdraw_dispute', from: ['disputed'], to: 'previous', who: ['owner', 'awarded_contractor'] },
    { event: 'rule', from: ['disputed'], to: 'splitting', who: ['admin'], guards: SPLIT },
    // Both sides agreed on who gets what.
    { event: 'settle', from: ['disputed'], to: 'splitting', who: CHANGE, guards: SPLIT },
    { event: 'transferred', from: ['releasing'], to: 'released', who: ['provider'] },
    { event: 'refunded', from: ['refunding'], to: 'refunded', who: ['provider'] },
    // The money is back with the platform: the refund is tried again or paid out another way, it is never lost.
    { event: 'refund_failed', from: ['refunded'], to: 'refunding', who: ['provider'] },
    { event: 'split_done', from: ['splitting'], to: 'partially_refunded', who: ['provider'] },
    { event: 'split_released', from: ['splitting'], to: 'released', who: ['provider'] },
    { event: 'split_refunded', from: ['splitting'], to: 'refunded', who: ['provider'] },
    {
      event: 'charge_back',
      from: [...HELD, 'releasing', 'released', 'disputed'],
      to: 'charged_back',
      who: ['provider'],
    },
    { event: 'charge_back_won', from: ['charged_back'], to: 'previous', who: ['provider'] },
    { event: 'charge_back_lost', from: ['charged_back'], to: 'charge_lost', who: ['provider'] },
    // The bank took a part for good, and the rest is still held: the work goes on with less, or the client pays again.
    { event: 'charge_back_cut', from: ['charged_back'], to: 'previous', who: ['provider'] },
    {
      event: 'charge_back_unfunded',
      from: ['charged_back', 'funded'],
      to: 'requires_payment',
      who: ['provider'],
    },
    { event: 'reverse', from: ['released'], to: 'partly_reversed', who: ['admin'], guards: ['balance_covers'] },
    // What the bank took after the release is asked back from the contractor, in one go or in several.
    ...staying('reverse', ['charge_lost', 'partly_reversed', 'partially_refunded'], {
      who: ['admin'],
      guards: ['balance_covers'],
    }),
  ],
};

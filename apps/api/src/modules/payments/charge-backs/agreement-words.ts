import { cents, type Cents, type PaymentTiming } from '@cw/domain';
import { formatMoney } from '@cw/i18n';

/** A step of the work, of its price or of its payment. */
export interface Step {
  readonly event: string;
  readonly at: Date;
  /** By how much both sides changed the price. */
  readonly deltaCents: Cents | null;
}

export interface Agreed {
  readonly bidCents: Cents;
  readonly work: string;
  readonly timeline: string;
  readonly paymentTiming: PaymentTiming;
  readonly clientName: string;
  /** Who settles the closing, when the invoice went there. */
  readonly agentName: string | null;
}

const DISPUTED = 'The work was disputed';
const DECIDED = 'An administrator of the marketplace decided the dispute about the work';
const SETTLED = 'The client and the contractor agreed how to end the dispute about the work';

/** Banks read English, and dates of any country. */
const WORDS: Readonly<Record<string, string>> = {
  accept: 'The client accepted the bid',
  pay_part: 'A part of the payment came, and was held',
  top_up: 'What a change had added was paid, and was held',
  start: 'The contractor started the work',
  submit: 'The contractor handed in the finished work with its evidence',
  request_changes: 'The client asked for changes',
  release_approved: 'The payment was released to the contractor, as had been decided before it came',
  dispute: DISPUTED,
  contest_start: DISPUTED,
  review_overdue: DISPUTED,
  withdraw_dispute: 'The dispute about the work was withdrawn',
  resolve_for_contractor: DECIDED,
  resolve_for_client: DECIDED,
  settle_for_contractor: SETTLED,
  settle_for_client: SETTLED,
};
const BY_TIMING: Readonly<Record<PaymentTiming, Readonly<Record<string, string>>>> = {
  upfront: {
    pay: 'The client paid, and the money was held',
    approve: 'The client approved the work and released the money',
  },
  at_closing: { pay: 'The payment for the closing came', approve: 'The client approved the finished work' },
};
const END_OF_DISPUTE = ['resolve_for_contractor', 'resolve_for_client', 'settle_for_contractor', 'settle_for_client'];

const has = (steps: readonly Step[], ...events: readonly string[]): boolean =>
  steps.some(({ event }) => events.includes(event));

/** Both sides agreed on another price: by how much. */
const changeWords = (delta: Cents): string =>
  `Both sides agreed to ${delta > 0 ? 'raise' : 'lower'} the price by ${formatMoney(cents(Math.abs(delta)))}`;

export function stepWords({ event, at, deltaCents }: Step, timing: PaymentTiming): string {
  const words = deltaCents === null ? (BY_TIMING[timing][event] ?? WORDS[event] ?? event) : changeWords(deltaCents);
  return `${at.toISOString()}: ${words}.`;
}

/** When the money was to move, and what had been said of the work by then. */
function paymentWords({ paymentTiming, clientName, agentName }: Agreed, steps: readonly Step[]): string[] {
  const isApproved = has(steps, 'approve');
  const isDecided = has(steps, ...END_OF_DISPUTE);
  if (paymentTiming === 'at_closing') {
    const invoiced = `The invoice went to ${agentName ?? ''}, who settles the closing of ${clientName}.`;
    return [
      'The work was to be paid at the closing of the sale of the property.',
      ...(isApproved ? ['The client approved the finished work before it was due.'] : []),
      ...(isDecided ? ['A dispute about the work had been decided before it was due.'] : []),
      ...(agentName === null ? [] : [invoiced]),
    ];
  }
  if (isApproved)
    return ['The client paid in advance; the money was held until the client approved the finished work.'];
  if (isDecided) return ['The client paid in advance; the money was held until a dispute about the work was decided.'];
  return ['The client paid in advance; the money is held until the client approves the finished work.'];
}

export function agreementWords(agreed: Agreed, steps: readonly Step[]): string {
  const changed = steps.reduce((sum, { deltaCents }) => sum + (deltaCents ?? 0), 0);
  return [
    `Repairs for a fixed price of ${formatMoney(agreed.bidCents)}, agreed online. The client accepted this bid:`,
    agreed.work,
    `Time: ${agreed.timeline}.`,
    ...(changed === 0
      ? []
      : [`Both sides changed the price since; it is now ${formatMoney(cents(agreed.bidCents + changed))}.`]),
    ...paymentWords(agreed, steps),
  ].join('\n');
}

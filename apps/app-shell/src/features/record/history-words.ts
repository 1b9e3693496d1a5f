import type { HistoryEntry } from '@cw/api-client';
import {
  BID_EVENTS,
  BID_STATUSES,
  CONDITION_EVENTS,
  CONDITION_STATES,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  PROJECT_EVENTS,
  PROJECT_STATES,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { stateWordId, type StateReader } from '@cw/ui';

/** What each machine can do, and what is written down beside it: posting, changes of what was agreed, money frozen. */
const EVENTS = {
  project: [
    ...PROJECT_EVENTS,
    'post',
    'propose_change',
    'accept_change',
    'decline_change',
    'withdraw_change',
    'lapse_change',
    'repost',
  ],
  condition: [...CONDITION_EVENTS, 'change'],
  bid: [...BID_EVENTS, 'submit'],
  payment: [...PAYMENT_EVENTS, 'accept', 'freeze', 'unfreeze'],
} as const;

const STATES = {
  project: PROJECT_STATES,
  condition: CONDITION_STATES,
  bid: BID_STATUSES,
  payment: PAYMENT_STATES,
} as const;

type Entity = HistoryEntry['entity'];
type Words = Readonly<Record<Entity, Readonly<Record<string, MessageId>>>>;

const idsOf = <E extends string>(names: readonly E[], idOf: (name: E) => MessageId): Record<string, MessageId> =>
  Object.fromEntries(names.map((name) => [name, idOf(name)]));

// Written out machine by machine, so that an event or a state without a text does not compile.
const EVENT_WORDS: Words = {
  project: idsOf(EVENTS.project, (event) => `record.history.project.${event}`),
  condition: idsOf(EVENTS.condition, (event) => `record.history.condition.${event}`),
  bid: idsOf(EVENTS.bid, (event) => `record.history.bid.${event}`),
  payment: idsOf(EVENTS.payment, (event) => `record.history.payment.${event}`),
};

// The same words as the chips', which say "your" to the client alone.
const wordsFor = (seenBy: StateReader): Words => ({
  project: idsOf(STATES.project, (state) => stateWordId('project', state, seenBy)),
  condition: idsOf(STATES.condition, (state) => stateWordId('condition', state, seenBy)),
  bid: idsOf(STATES.bid, (state) => stateWordId('bid', state, seenBy)),
  payment: idsOf(STATES.payment, (state) => stateWordId('payment', state, seenBy)),
});
const SEEN_WORDS: Readonly<Record<StateReader, Words>> = {
  client: wordsFor('client'),
  contractor: wordsFor('contractor'),
  staff: wordsFor('staff'),
};

/** What is paid by an invoice was never in escrow, and nothing is released of it. */
const INVOICE_WORDS: Readonly<Record<string, MessageId>> = {
  pay: 'record.history.invoice.pay',
  pay_part: 'record.history.invoice.pay_part',
  raise: 'record.history.invoice.raise',
  lower: 'record.history.invoice.lower',
  approve: 'record.history.invoice.release',
  release_approved: 'record.history.invoice.release',
  transferred: 'record.history.invoice.transferred',
};

export const eventWords = ({ entity, event }: HistoryEntry, isByInvoice: boolean): MessageId =>
  (isByInvoice && entity === 'payment' ? INVOICE_WORDS[event] : undefined) ??
  EVENT_WORDS[entity][event] ??
  'record.history.other';

/** The two states of a move that can be told apart by their words; null for what stayed as it was. */
export function movedBetween(
  { entity, from, to }: HistoryEntry,
  seenBy: StateReader,
): readonly [from: MessageId, to: MessageId] | null {
  const words = SEEN_WORDS[seenBy][entity];
  const before = words[from ?? ''];
  const after = words[to ?? ''];
  return before === undefined || after === undefined || from === to ? null : [before, after];
}

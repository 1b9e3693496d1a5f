import type { Machine, Transition } from '../machine/machine.js';
import { INVOICE_STATES, OPEN_INVOICE_STATES, type InvoiceState } from './invoice.js';

export const INVOICE_EVENTS = [
  'address',
  'readdress',
  'decline',
  'issue',
  'send',
  'revoke_link',
  'view',
  'fall_through',
  'fall_due',
  'pay',
  'void',
] as const;
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number];

/** `link_holder` has the private link and no account; `provider` is money that came; `system` follows the project. */
export const INVOICE_PARTIES = ['owner', 'admin', 'link_holder', 'provider', 'clock', 'system'] as const;
export type InvoiceParty = (typeof INVOICE_PARTIES)[number];

export const INVOICE_GUARDS = ['addressed', 'payable', 'agent_pays', 'awaits_closing'] as const;
export type InvoiceGuard = (typeof INVOICE_GUARDS)[number];

type Row = Transition<InvoiceState, InvoiceEvent, InvoiceParty, InvoiceGuard>;

const OPEN = OPEN_INVOICE_STATES;
const CLIENT = ['owner', 'admin'] as const satisfies readonly InvoiceParty[];

/** One row for each state that an event leaves as it is. */
const staying = (event: InvoiceEvent, states: readonly InvoiceState[], row: Pick<Row, 'who' | 'guards'>): Row[] =>
  states.map((state) => ({ event, from: [state], to: state, ...row }));

/** For another reader: as it was first issued, and no less late. */
const anew = (event: InvoiceEvent, row: Pick<Row, 'who' | 'guards'>): Row[] => [
  { event, from: ['issued', 'viewed'], to: 'issued', ...row },
  { event, from: ['overdue'], to: 'overdue', ...row },
];

/** What is paid at closing instead of being held. Only the ledger says that it is paid. */
export const invoiceMachine: Machine<InvoiceState, InvoiceEvent, InvoiceParty, InvoiceGuard> = {
  name: 'invoice',
  initial: 'draft',
  states: INVOICE_STATES,
  final: ['paid', 'void'],
  transitions: [
    ...staying('address', ['draft'], { who: ['owner'] }),
    // The system names whom the repair request named.
    ...staying('address', OPEN, { who: ['owner', 'system'] }),
    // Somebody else has neither been sent it nor opened it.
    ...anew('readdress', { who: ['owner', 'system'] }),
    ...anew('decline', { who: ['link_holder'], guards: ['agent_pays'] }),
    { event: 'issue', from: ['draft'], to: 'issued', who: CLIENT, guards: ['addressed'] },
    // Approved work falls due, whether or not somebody named who settles the closing.
    { event: 'issue', from: ['draft'], to: 'issued', who: ['system'] },
    ...staying('send', OPEN, { who: CLIENT, guards: ['addressed'] }),
    ...staying('revoke_link', OPEN, { who: CLIENT }),
    { event: 'view', from: ['issued'], to: 'viewed', who: ['link_holder'] },
    ...staying('view', ['viewed', 'overdue'], { who: ['link_holder'] }),
    // What was to be paid by the day of a closing is void with it; the client owes another one.
    { event: 'fall_through', from: OPEN, to: 'void', who: CLIENT, guards: ['awaits_closing'] },
    { event: 'fall_due', from: ['issued', 'viewed'], to: 'overdue', who: ['clock'], guards: ['payable'] },
    { event: 'pay', from: OPEN, to: 'paid', who: ['provider', 'admin'] },
    { event: 'void', from: ['draft', ...OPEN], to: 'void', who: ['system'] },
  ],
};

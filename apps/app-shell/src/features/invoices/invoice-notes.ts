import type { InvoiceView } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import type { InvoicePayer } from '../../words/owed-at-closing.js';

type Told = (invoice: InvoiceView, decides: boolean) => boolean;

const isOpen = ({ state }: InvoiceView): boolean => state === 'issued' || state === 'viewed' || state === 'overdue';
const hasAddress = ({ agent }: InvoiceView): boolean => agent !== null && agent.email !== null;

/** When each of the sentences is true, in their order. */
const NOTES: readonly (readonly [id: MessageId, told: Told])[] = [
  ['invoices.void_text', ({ state }) => state === 'void'],
  ['invoices.draft_text', ({ state }) => state === 'draft'],
  ['invoices.draft_early', ({ events }) => events.includes('issue')],
  ['invoices.draft_unnamed', (invoice, decides) => invoice.state === 'draft' && decides && !hasAddress(invoice)],
  [
    'invoices.declined_text',
    (invoice, decides) => isOpen(invoice) && decides && invoice.payer === 'settlement_agent' && invoice.agent === null,
  ],
  ['invoices.waits_approval', (invoice) => isOpen(invoice) && !invoice.isApproved],
  ['invoices.processing_text', (invoice) => isOpen(invoice) && invoice.isProcessing],
  ['invoices.link_off', (invoice) => invoice.events.includes('send') && !invoice.hasLink && invoice.sentAt !== null],
];

/** What the reader should know of it now; only whoever decides for the client is asked for a name. */
export const notesOf = (invoice: InvoiceView, decides: boolean): MessageId[] =>
  NOTES.filter(([, told]) => told(invoice, decides)).map(([id]) => id);

/** Out of whose pocket it comes, for one reader; null where a note says so. */
export function payerId({ agent }: InvoiceView, payer: InvoicePayer, decides: boolean): MessageId | null {
  if (payer === 'client') return 'invoices.payer.client';
  if (agent !== null) return 'invoices.payer.settlement_agent';
  if (payer !== 'nobody') return 'invoices.payer.settlement_agent_unknown';
  return decides ? null : 'invoices.payer.nobody';
}

/** Whether its present reader has been sent it; null where that is nobody's question. */
export function sentId(invoice: InvoiceView): MessageId | null {
  const { payer, agent, sentAt } = invoice;
  if (!isOpen(invoice)) return null;
  if (payer === 'client') return sentAt === null ? null : 'invoices.sent_client_on';
  if (agent === null) return null;
  return sentAt === null ? 'invoices.not_sent' : 'invoices.sent_on';
}

/** It goes to its agent by itself when it is issued, and when somebody else is named: until then it waits for its job. */
export const isLetterOnItsWay = (invoice: InvoiceView): boolean =>
  isOpen(invoice) && invoice.payer === 'settlement_agent' && hasAddress(invoice) && invoice.sentAt === null;

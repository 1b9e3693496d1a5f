import { isOpenInvoice, type InvoicePayer, type InvoiceState } from './invoice.js';

/**
 * From whom the money of an invoice is to come, as both sides may know it: the settlement agent, who is named; the client;
 * or nobody yet, because nobody was named who can be written to, or because whoever was named declined.
 */
export const CLOSING_PAYERS = ['settlement_agent', 'client', 'unnamed', 'declined'] as const;
export type ClosingPayer = (typeof CLOSING_PAYERS)[number];

export interface ClosingPayerFacts {
  readonly payer: InvoicePayer;
  readonly state: InvoiceState;
  /** Somebody is named who settles the closing. */
  readonly isNamed: boolean;
  /** And can be written to. */
  readonly isAddressed: boolean;
}

/** Who is to pay an invoice now. One that is out loses its agent's name only because the agent declined it. */
export function closingPayer({ payer, state, isNamed, isAddressed }: ClosingPayerFacts): ClosingPayer {
  if (payer === 'client') return 'client';
  if (isAddressed || state === 'paid') return 'settlement_agent';
  return isNamed || !isOpenInvoice(state) ? 'unnamed' : 'declined';
}

/** Whether the client is to name a settlement agent before anybody is asked for the money. */
export const lacksAgent = (payer: ClosingPayer | null): boolean => payer === 'unnamed' || payer === 'declined';

/** Whether a closing is to pay an invoice, and may fall through: none did yet, or a later one has a settlement agent. */
export const awaitsClosing = (invoice: { readonly payer: InvoicePayer; readonly hasFallenThrough: boolean }): boolean =>
  invoice.payer === 'settlement_agent' || !invoice.hasFallenThrough;

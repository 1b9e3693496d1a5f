import { addDays, type PlainDate } from '../schedule/plain-date.js';

/** A draft has no number yet; what was issued keeps its number for good. */
export const INVOICE_STATES = ['draft', 'issued', 'viewed', 'overdue', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Out, and not paid yet. */
export const OPEN_INVOICE_STATES = ['issued', 'viewed', 'overdue'] as const satisfies readonly InvoiceState[];

/** Out of the proceeds of the closing, or, where nobody closes, by the client. */
export const INVOICE_PAYERS = ['settlement_agent', 'client'] as const;
export type InvoicePayer = (typeof INVOICE_PAYERS)[number];

/** Why an invoice that was made is owed by nobody: its job ended, another price took its place, or nobody closes. */
export const INVOICE_VOID_REASONS = ['project_cancelled', 'replaced', 'closing_fell_through'] as const;
export type InvoiceVoidReason = (typeof INVOICE_VOID_REASONS)[number];

/** What a private link is good for: whoever has one that is closed is told so, and what to do with the paper. */
export const INVOICE_LINK_STATUSES = ['open', 'void', 'not_yours', 'turned_off'] as const;
export type InvoiceLinkStatus = (typeof INVOICE_LINK_STATUSES)[number];

/** Why one link was closed while its invoice is owed on. */
export type InvoiceLinkClosing = Exclude<InvoiceLinkStatus, 'open' | 'void'>;

/** How a settlement agent pays past the provider, to our own bank. */
export const CLOSING_METHODS = ['wire', 'check'] as const;
export type ClosingMethod = (typeof CLOSING_METHODS)[number];

/** One admin records it, another confirms or refuses it; cleared once the money stands at the provider. */
export const CLOSING_PAYMENT_STATES = ['recorded', 'confirmed', 'refused', 'cleared'] as const;
export type ClosingPaymentState = (typeof CLOSING_PAYMENT_STATES)[number];

/** What it waits for while it is so: a second admin's word, or the top-up of the provider's balance. */
export const WAITING_CLOSING_PAYMENTS = ['recorded', 'confirmed'] as const satisfies readonly ClosingPaymentState[];

/** What a mail's link to the invoice says behind the `?`, so that its page asks at once whether it is not its reader's. */
export const INVOICE_DECLINE = 'decline';
export const INVOICE_DECLINE_QUERY = `${INVOICE_DECLINE}=yes`;

export const INVOICE_LIMITS = {
  nameMax: 120,
  companyMax: 120,
  fileNumberMax: 60,
  referenceMin: 3,
  referenceMax: 120,
  reasonMin: 3,
  reasonMax: 500,
} as const;

/** In days. */
export const INVOICE_TERMS = {
  /** Nobody said when the closing is. */
  withoutClosing: 30,
  /** The closing fell through, or has passed already. */
  dueByClient: 7,
  remindBefore: 3,
  remindAfter: [1, 7, 14],
} as const;

/** As people read it: a series without gaps in each year. */
export const invoiceNumber = (year: number, place: number): string => `INV-${year}-${String(place).padStart(4, '0')}`;

/** The day of the closing, as long as it is still to come. */
export function invoiceDueOn(today: PlainDate, closing: PlainDate | null): PlainDate {
  if (closing === null) return addDays(today, INVOICE_TERMS.withoutClosing);
  return closing >= today ? closing : invoiceDueByClient(today);
}

/** Where no closing pays it. */
export const invoiceDueByClient = (today: PlainDate): PlainDate => addDays(today, INVOICE_TERMS.dueByClient);

/** The days on which whoever pays is reminded. */
export const invoiceReminderDays = (dueOn: PlainDate): PlainDate[] =>
  [-INVOICE_TERMS.remindBefore, ...INVOICE_TERMS.remindAfter].map((days) => addDays(dueOn, days));

/** Of which day the last reminder that fell due is, or null before the first: what was sent today takes its place. */
export const lastReminderDay = (dueOn: PlainDate, today: PlainDate): PlainDate | null =>
  invoiceReminderDays(dueOn)
    .filter((day) => day <= today)
    .at(-1) ?? null;

/** Out and not paid: it can be sent, opened and paid. */
export const isOpenInvoice = (state: InvoiceState): boolean => OPEN_INVOICE_STATES.some((open) => open === state);

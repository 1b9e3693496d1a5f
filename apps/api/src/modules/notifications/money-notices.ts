import type { DomainEvents, NotificationType } from '@cw/domain';
import type { Notice } from './notice.js';
import { notice, toInvoice, toPay, type Facts } from './project-notice.js';

/** Staff read the money of all projects in one place. */
const DESK = '/payments';
const INVOICES = '/invoices';
const PAYOUTS = '/my-jobs';

const toBoth = (event: DomainEvents['payment.refunded'], type: NotificationType, facts: Facts = {}): Notice[] =>
  [event.ownerId, event.contractorId].map((userId) =>
    notice(event, userId, type, { amountCents: event.amountCents, ...facts }),
  );

const money = (type: NotificationType) => (event: DomainEvents['payment.refunded']) => toBoth(event, type);

type ToStaff = DomainEvents['payment.refunded'] & { readonly adminIds: readonly string[] };

const moneyToStaff = (type: NotificationType) => (event: ToStaff) =>
  event.adminIds.map((id) => ({
    ...notice(event, id, type, { amountCents: event.amountCents }),
    actionUrl: DESK,
  }));

/** What it means is another thing to each; staff alone have a day by which to answer the bank. */
const chargeBack =
  (type: NotificationType) =>
  (event: DomainEvents['payment.charged_back']): Notice[] => {
    const { isPaidOut, respondBy } = event;
    const due = respondBy === null ? {} : { dueAt: respondBy };
    return [
      ...toBoth(event, type, { isPaidOut }),
      ...moneyToStaff(type)(event).map((told) => ({
        ...told,
        params: { ...told.params, side: 'staff' as const, isPaidOut, ...due },
      })),
    ];
  };

/** By which number an invoice is called, and when it is due: kept as it was told, for another price makes another one. */
const invoiceFacts = ({ number, dueOn }: DomainEvents['invoice.issued']): Facts => ({
  ...(number !== null && { invoice: number }),
  ...(dueOn !== null && { dueOn }),
});

const ofInvoice = (type: NotificationType) => (event: DomainEvents['invoice.issued']) =>
  toBoth(event, type, invoiceFacts(event));

/** What is told of payments, payouts and invoices: of how much money, and what of it is whose. */
export const MONEY_NOTICES = {
  // Approved already, it is on its way to the contractor: that is told instead.
  'payment.held': ({ waitsFor, ...event }: DomainEvents['payment.held']): Notice[] =>
    waitsFor === 'nothing' ? [] : toBoth(event, 'payment_held', { waitsFor }),
  'payment.failed': (event: DomainEvents['payment.failed']): Notice[] => {
    const told = notice(event, event.ownerId, 'payment_failed', { amountCents: event.amountCents });
    // Paid at closing, it is tried again from the invoice, often by somebody else.
    return [event.paymentTiming === 'upfront' ? toPay(told) : toInvoice(told)];
  },
  'payment.released': (event: DomainEvents['payment.released']): Notice[] =>
    toBoth(event, 'payment_released', { payoutCents: event.payoutCents, feeCents: event.feeCents }),
  'payment.refunded': money('payment_refunded'),
  'payment.charged_back': chargeBack('payment_charged_back'),
  'payment.charge_back_won': chargeBack('payment_charge_back_won'),
  'payment.charge_back_lost': chargeBack('payment_charge_back_lost'),
  'payout.setup_reminded': (event: DomainEvents['payout.setup_reminded']): Notice[] => [
    {
      ...notice(event, event.contractorId, 'payout_setup_reminder', { amountCents: event.amountCents }),
      actionUrl: PAYOUTS,
    },
  ],
  'payout.setup_overdue': moneyToStaff('payout_setup_overdue'),
  'payment.long_held': moneyToStaff('payment_long_held'),
  'invoice.issued': ofInvoice('invoice_issued'),
  'invoice.sent': (): Notice[] => [],
  'invoice.overdue': ofInvoice('invoice_overdue'),
  'invoice.fell_through': ofInvoice('closing_fell_through'),
  // Whom the client closes with is not the contractor's to know: that it waits is.
  'invoice.declined': (event: DomainEvents['invoice.declined']): Notice[] => [
    ...toBoth(event, 'invoice_declined', invoiceFacts(event)),
    ...event.adminIds.map((id) => {
      const told = notice(event, id, 'invoice_declined', { amountCents: event.amountCents, ...invoiceFacts(event) });
      return { ...told, params: { ...told.params, side: 'staff' as const }, actionUrl: INVOICES };
    }),
  ],
};

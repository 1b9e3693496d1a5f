import type { ProjectParty } from '@cw/domain';
import type { PaymentSummary } from '../dto/payment-summary.response.js';

/** The money as these parties read it: a card that was refused is between the client, its bank and staff. */
export function paymentFor(parties: readonly ProjectParty[], payment: PaymentSummary | null): PaymentSummary | null {
  if (payment === null || !parties.includes('awarded_contractor')) return payment;
  return { ...payment, timeline: payment.timeline.filter(({ kind }) => kind !== 'declined') };
}

import { houseName, paymentStanding } from '@cw/domain';
import type { PaymentSummary } from '../projects/index.js';
import type { PaymentView } from './dto/payment.response.js';
import type { PaymentRow } from './intents/payment-rows.js';

export function toPaymentView(row: PaymentRow, summaries: ReadonlyMap<string, PaymentSummary>): PaymentView {
  const project = summaries.get(row.projectId);
  if (!project) throw new Error(`Payment ${row.id} has no milestone`);
  return {
    id: row.id,
    projectId: row.projectId,
    projectTitle: row.projectTitle,
    house: houseName({ address: row.address, city: row.city, state: row.usState }),
    amountCents: Number(row.amountCents),
    refundedCents: Number(row.refundedCents),
    status: row.status,
    standing: paymentStanding({
      status: row.status,
      state: project.state,
      amountCents: Number(row.amountCents),
      refundedCents: Number(row.refundedCents),
    }),
    method: row.method,
    bankName: row.bankName,
    cardBrand: row.cardBrand,
    cardLast4: row.cardLast4,
    declineCode: row.declineCode,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    // Only while it is open the provider's word of this moment says more than the row.
    isConfirmed: !row.open,
    project,
  };
}

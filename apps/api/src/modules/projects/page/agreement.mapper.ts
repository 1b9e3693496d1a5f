import { agreedFinish, slackDays } from '@cw/domain';
import type { Agreement } from '../dto/agreement.response.js';
import type { BidView } from '../dto/bid.response.js';
import type { PaymentSummary } from '../dto/payment-summary.response.js';
import type { ProjectEntity } from '../project.entity.js';

/** The accepted bid and the changes since, as one agreement; null before there is one. */
export function toAgreement(
  project: Pick<ProjectEntity, 'closingDate' | 'extraDays' | 'changeProposedBy' | 'earlyStartAt'>,
  bid: BidView,
  facts: { readonly payment: PaymentSummary | null; readonly earlyStartRequest: Agreement['earlyStartRequest'] },
): Agreement {
  const { startDate, durationDays, amountCents } = bid;
  const { extraDays, closingDate, changeProposedBy } = project;
  const totalCents = facts.payment?.totalCents ?? amountCents;
  const finish = agreedFinish({ startDate, durationDays, extraDays });
  return {
    bidCents: amountCents,
    changesCents: totalCents - amountCents,
    totalCents,
    startDate,
    durationDays,
    extraDays,
    finishDate: finish,
    slackDays: finish === null || closingDate === null ? null : slackDays(finish, closingDate),
    startsEarly: project.earlyStartAt !== null,
    earlyStartRequest: facts.earlyStartRequest,
    changeProposedBy,
  };
}

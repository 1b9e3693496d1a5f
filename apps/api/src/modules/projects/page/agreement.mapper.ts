import { agreedFinish, slackDays, type Cents } from '@cw/domain';
import type { Agreement } from '../dto/agreement.response.js';
import type { BidView } from '../dto/bid.response.js';
import type { ProjectEntity } from '../project.entity.js';

/**
 * The accepted bid and the changes since, as one agreement. What a dispute leaves of the sum changes what is paid, not
 * what was agreed on.
 */
export function toAgreement(
  project: Pick<ProjectEntity, 'closingDate' | 'extraDays' | 'changeProposedBy' | 'earlyStartAt'>,
  bid: BidView,
  facts: { readonly changesCents: Cents; readonly earlyStartRequest: Agreement['earlyStartRequest'] },
): Agreement {
  const { startDate, durationDays, amountCents } = bid;
  const { extraDays, closingDate, changeProposedBy } = project;
  const finish = agreedFinish({ startDate, durationDays, extraDays });
  return {
    bidCents: amountCents,
    changesCents: facts.changesCents,
    totalCents: amountCents + facts.changesCents,
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

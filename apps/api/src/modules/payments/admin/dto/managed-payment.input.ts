import { ATTENTION_REASONS, PAYMENT_LIMITS, PAYMENT_STATES, STAFF_MONEY_LIMITS, type PaymentState } from '@cw/domain';
import { PageQuery } from '../../../../common/http/page.query.js';
import { Choice, Text, Whole } from '../../../../common/validation/rules.js';

const QUERY_MAX = 100;
const { reasonMin, reasonMax, referenceMin, referenceMax, evidenceMin, evidenceMax } = STAFF_MONEY_LIMITS;
const REASON = { min: reasonMin, max: reasonMax } as const;

export const ATTENTION_FILTERS = ['any', ...ATTENTION_REASONS] as const;
export type AttentionFilter = (typeof ATTENTION_FILTERS)[number];

export class ListMilestonesQuery extends PageQuery {
  @Choice('PaymentState', PAYMENT_STATES, { optional: true })
  state?: PaymentState;

  @Choice('PaymentAttention', ATTENTION_FILTERS, { optional: true, description: 'any: whatever the reason is.' })
  attention?: AttentionFilter;

  @Text({ optional: true, max: QUERY_MAX, description: 'A part of the project’s title, or of a name or e-mail.' })
  q?: string;
}

export class SubmitEvidence {
  @Text({
    min: evidenceMin,
    max: evidenceMax,
    example: 'The client approved the work on November 12 after seeing the photos of every repair.',
    description: 'What staff say to the bank. The accepted bid and the record of the approval are added to it.',
  })
  text: string;
}

export class ReverseTransfer {
  @Whole({ min: 1, max: PAYMENT_LIMITS.maxCents, example: 90_000 })
  amountCents: number;

  @Text({ ...REASON, example: 'The bank decided for the cardholder.', description: 'Kept in the audit log for ever.' })
  reason: string;
}

export class SeeAttention {
  @Text({
    ...REASON,
    example: 'The card was charged twice; one went back.',
    description: 'Kept in the audit log for ever.',
  })
  reason: string;
}

export class WithdrawRecall {
  @Text({ ...REASON, example: 'The account has nothing left.', description: 'Kept in the audit log for ever.' })
  reason: string;
}

export class SettleRefundByHand {
  @Text({ min: referenceMin, max: referenceMax, example: 'Check 1042', description: 'Of the check or bank transfer.' })
  reference: string;

  @Text({ ...REASON, example: 'The card was closed.', description: 'Kept in the audit log for ever.' })
  reason: string;
}

export class RefuseRefundByHand {
  @Text({ ...REASON, example: 'The check was not sent.', description: 'Kept in the audit log for ever.' })
  reason: string;
}

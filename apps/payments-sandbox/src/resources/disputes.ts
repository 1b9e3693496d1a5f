import type Stripe from 'stripe';
import { SECONDS_PER_DAY } from '../clock.js';
import { DISPUTE_FEE } from '../fees.js';
import { invalidParameter, notPossible } from '../http/api-error.js';
import { accepts, boolean, metadata, mergeMetadata, nested, range, text } from '../http/parameters.js';
import { PAGE, paginate, within } from '../http/pagination.js';
import type { Route } from '../http/routes.js';
import { newId } from '../ids.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { availableFrom, bookBalance } from './balance.js';

const EVIDENCE_SECONDS = 9 * SECONDS_PER_DAY;

const TEXT_EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const satisfies readonly (keyof Stripe.DisputeUpdateParams.Evidence)[];

const NO_FILES = {
  cancellation_policy: null,
  customer_communication: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  receipt: null,
  refund_policy: null,
  service_documentation: null,
  shipping_documentation: null,
  uncategorized_file: null,
} satisfies Partial<Stripe.Dispute.Evidence>;

type TextEvidence = Record<(typeof TEXT_EVIDENCE)[number], string | null>;

const noTextEvidence = (): TextEvidence =>
  Object.fromEntries(TEXT_EVIDENCE.map((name) => [name, null])) as TextEvidence;

function buildDispute(charge: Stripe.Charge, details: { amount: number; reason: string; now: number }): Stripe.Dispute {
  const brand = charge.payment_method_details?.card?.brand;
  return {
    id: newId('du'),
    object: 'dispute',
    amount: details.amount,
    balance_transactions: [],
    charge: charge.id,
    created: details.now,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: { ...noTextEvidence(), ...NO_FILES, enhanced_evidence: {} },
    evidence_details: {
      due_by: brand ? details.now + EVIDENCE_SECONDS : null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: brand ? '10.4' : 'R10',
    payment_intent: charge.payment_intent,
    ...(brand && {
      payment_method_details: {
        card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
        type: 'card',
      },
    }),
    reason: details.reason,
    status: 'needs_response',
  };
}

/** The payer's bank takes the money back, and the fee with it. Against a returned bank debit nothing can be said: it is lost at once. */
export function openDispute(
  work: UnitOfWork,
  owner: string,
  charge: Stripe.Charge,
  { reason, amount = charge.amount - charge.amount_refunded }: { reason: string; amount?: number | undefined },
): Stripe.Dispute {
  if (charge.status !== 'succeeded')
    throw notPossible('Only a charge that succeeded can be disputed.', { param: 'charge' });
  if (charge.disputed)
    throw notPossible('This charge is disputed already.', { code: 'charge_disputed', param: 'charge' });
  if (amount < 1 || amount > charge.amount)
    throw invalidParameter('The disputed amount must lie within the charge.', 'amount');
  const dispute = buildDispute(charge, { amount, reason, now: work.now });
  const withdrawal = bookBalance(work, owner, {
    type: 'adjustment',
    reportingCategory: 'dispute',
    amount: -amount,
    fee: DISPUTE_FEE,
    source: dispute.id,
    availableOn: availableFrom(work, charge.balance_transaction),
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  work.save('charge', owner, { ...charge, disputed: true });
  work.emit(owner, 'charge.dispute.created', dispute);
  const withdrawn = work.save('dispute', owner, { ...dispute, balance_transactions: [withdrawal] });
  work.emit(owner, 'charge.dispute.funds_withdrawn', withdrawn);
  return charge.payment_method_details?.us_bank_account ? closeDispute(work, owner, withdrawn, 'lost') : withdrawn;
}

const OPEN: readonly string[] = ['needs_response', 'under_review'];

/** The bank decides. When won, the amount comes back; the fee does not. */
export function closeDispute(
  work: UnitOfWork,
  owner: string,
  dispute: Stripe.Dispute,
  outcome: 'won' | 'lost',
): Stripe.Dispute {
  if (!OPEN.includes(dispute.status)) throw notPossible('This dispute is already closed.', { param: 'dispute' });
  const closed: Stripe.Dispute = { ...dispute, status: outcome };
  if (outcome === 'lost') {
    work.save('dispute', owner, closed);
    work.emit(owner, 'charge.dispute.closed', closed);
    return closed;
  }
  const reinstatement = bookBalance(work, owner, {
    type: 'adjustment',
    reportingCategory: 'dispute_reversal',
    amount: dispute.amount,
    source: dispute.id,
    availableOn: work.now,
    description: `Chargeback reversal for ${String(dispute.charge)}`,
  });
  const reinstated = work.save('dispute', owner, {
    ...closed,
    balance_transactions: [...dispute.balance_transactions, reinstatement],
  });
  work.emit(owner, 'charge.dispute.funds_reinstated', reinstated);
  work.emit(owner, 'charge.dispute.closed', reinstated);
  return reinstated;
}

const nothing = accepts<Stripe.DisputeRetrieveParams>()({});

const listParameters = accepts<Stripe.DisputeListParams>()({
  ...PAGE,
  charge: text(),
  created: range,
  payment_intent: text(),
});

const readEvidence = accepts<Stripe.DisputeUpdateParams.Evidence>()({
  access_activity_log: text(20_000),
  customer_name: text(),
  customer_email_address: text(),
  product_description: text(20_000),
  service_date: text(),
  refund_policy_disclosure: text(20_000),
  refund_refusal_explanation: text(20_000),
  uncategorized_text: text(20_000),
});

const readUpdate = accepts<Stripe.DisputeUpdateParams>()({ evidence: nested(readEvidence), metadata, submit: boolean });

function updateDispute(
  work: UnitOfWork,
  owner: string,
  dispute: Stripe.Dispute,
  given: ReturnType<typeof readUpdate>,
): Stripe.Dispute {
  if (given.evidence && !OPEN.includes(dispute.status))
    throw notPossible('This dispute is closed; evidence can no longer be given.');
  const evidence = Object.fromEntries(Object.entries(given.evidence ?? {}).filter(([, value]) => value !== undefined));
  // Stripe submits unless told not to.
  const submitted = given.evidence !== undefined && given.submit !== false;
  const updated = work.save('dispute', owner, {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || given.evidence !== undefined,
      submission_count: dispute.evidence_details.submission_count + (submitted ? 1 : 0),
      submission_method: submitted ? 'manual' : dispute.evidence_details.submission_method,
    },
    metadata: mergeMetadata(dispute.metadata, given.metadata),
    status: submitted ? 'under_review' : dispute.status,
  });
  work.emit(owner, 'charge.dispute.updated', updated);
  return updated;
}

export const disputeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    handle({ work, owner, form }) {
      const wanted = listParameters(form);
      const found = work
        .all('dispute', owner)
        .filter(
          (dispute) =>
            within(wanted.created, dispute.created) &&
            (wanted.charge ?? dispute.charge) === dispute.charge &&
            (wanted.payment_intent ?? dispute.payment_intent) === dispute.payment_intent,
        );
      return paginate(found, wanted, '/v1/disputes');
    },
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    handle({ work, owner, id, form }) {
      nothing(form);
      return work.require('dispute', id, owner, 'id');
    },
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    handle: ({ work, owner, id, form }) =>
      updateDispute(work, owner, work.require('dispute', id, owner, 'id'), readUpdate(form)),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    handle({ work, owner, id, form }) {
      nothing(form);
      return closeDispute(work, owner, work.require('dispute', id, owner, 'id'), 'lost');
    },
  },
];

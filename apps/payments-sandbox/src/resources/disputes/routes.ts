import type Stripe from 'stripe';
import { notPossible } from '../../http/api-error.js';
import { accepts, boolean, emptyable, metadata, mergeMetadata, nested, range, text } from '../../http/parameters.js';
import { PAGE, paginate, within } from '../../http/pagination.js';
import type { Route } from '../../http/routes.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import type { TEXT_EVIDENCE } from './build.js';
import { closeDispute, escalateInquiry, isOpen } from './course.js';

const nothing = accepts<Stripe.DisputeRetrieveParams>()({});

const listParameters = accepts<Stripe.DisputeListParams>()({
  ...PAGE,
  charge: text(),
  created: range,
  payment_intent: text(),
});

const short = emptyable(text());
const long = emptyable(text(20_000));

const readEvidence = accepts<Stripe.DisputeUpdateParams.Evidence>()({
  access_activity_log: long,
  billing_address: short,
  cancellation_policy_disclosure: long,
  cancellation_rebuttal: long,
  customer_email_address: short,
  customer_name: short,
  customer_purchase_ip: short,
  duplicate_charge_explanation: long,
  duplicate_charge_id: short,
  product_description: long,
  refund_policy_disclosure: long,
  refund_refusal_explanation: long,
  service_date: short,
  shipping_address: short,
  shipping_carrier: short,
  shipping_date: short,
  shipping_tracking_number: short,
  uncategorized_text: long,
} satisfies Record<(typeof TEXT_EVIDENCE)[number], unknown>);

const readUpdate = accepts<Stripe.DisputeUpdateParams>()({ evidence: nested(readEvidence), metadata, submit: boolean });

type Changes = ReturnType<typeof readUpdate>;

function withEvidence(dispute: Stripe.Dispute, changes: Changes): Stripe.Dispute {
  if (!changes.evidence) return dispute;
  if (!isOpen(dispute)) throw notPossible('This dispute is closed; evidence can no longer be given.');
  if (dispute.evidence_details.submission_count > 0)
    throw notPossible('Evidence for this dispute has been submitted; it can no longer be changed.');
  const evidence = Object.fromEntries(Object.entries(changes.evidence).filter(([, value]) => value !== undefined));
  return {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence },
    evidence_details: { ...dispute.evidence_details, has_evidence: true },
  };
}

function asSubmitted(dispute: Stripe.Dispute): Stripe.Dispute {
  return {
    ...dispute,
    evidence_details: { ...dispute.evidence_details, submission_count: 1, submission_method: 'manual' },
    status: dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review',
  };
}

/** As in Stripe's test mode, a word in the evidence says how the bank decides; without it the dispute stays under review. */
function decideByEvidence(work: UnitOfWork, owner: string, dispute: Stripe.Dispute): Stripe.Dispute {
  const words = dispute.evidence.uncategorized_text ?? '';
  const inquiry = dispute.status.startsWith('warning');
  if (words.includes('escalate_inquiry_evidence')) return escalateInquiry(work, owner, dispute);
  if (words.includes('winning_evidence')) return closeDispute(work, owner, dispute, inquiry ? 'warning_closed' : 'won');
  if (words.includes('losing_evidence') && !inquiry) return closeDispute(work, owner, dispute, 'lost');
  return dispute;
}

function updateDispute(work: UnitOfWork, owner: string, dispute: Stripe.Dispute, changes: Changes): Stripe.Dispute {
  const given = withEvidence(dispute, changes);
  // Stripe submits unless told not to.
  const submits = changes.evidence !== undefined && changes.submit !== false;
  const updated = work.save('dispute', owner, {
    ...(submits ? asSubmitted(given) : given),
    metadata: mergeMetadata(dispute.metadata, changes.metadata),
  });
  work.emit(owner, 'charge.dispute.updated', updated, { status: dispute.status });
  return submits ? decideByEvidence(work, owner, updated) : updated;
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

import type Stripe from 'stripe';
import { SECONDS_PER_DAY } from '../../clock.js';
import { newId } from '../../ids.js';

const EVIDENCE_SECONDS = 9 * SECONDS_PER_DAY;

export const TEXT_EVIDENCE = [
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

interface DisputeDetails {
  readonly amount: number;
  readonly reason: string;
  /** Only a question of the bank: no money moves yet. */
  readonly inquiry: boolean;
  readonly now: number;
}

export function buildDispute(charge: Stripe.Charge, details: DisputeDetails): Stripe.Dispute {
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
    is_charge_refundable: details.inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: brand ? '10.4' : 'R10',
    payment_intent: charge.payment_intent,
    ...(brand && {
      payment_method_details: {
        card: {
          brand,
          case_type: details.inquiry ? 'inquiry' : 'chargeback',
          network: brand,
          network_reason_code: '10.4',
        },
        type: 'card',
      },
    }),
    reason: details.reason,
    status: details.inquiry ? 'warning_needs_response' : 'needs_response',
  };
}

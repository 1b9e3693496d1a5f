const NEWER = 'came after the samples; the SDK of our API version has it';
const OPTIONAL = 'shown only where it applies; the sample is of a case where it does not';
const CONNECTED = 'the sample is of an account of its own, ours of one that the platform controls';

/**
 * Where the sandbox's objects differ from the samples, each looked at. That an extra key exists in the SDK's types, and that a
 * missing one is optional there, is proved by the conformity spec.
 */
export const DEVIATIONS: Readonly<Record<string, string>> = {
  'account.business_profile.specified_commercial_transactions_act_url: extra': NEWER,
  'account.capabilities.card_payments: missing': OPTIONAL,
  'account.controller.fees: extra': CONNECTED,
  'account.controller.is_controller: extra': CONNECTED,
  'account.controller.losses: extra': CONNECTED,
  'account.controller.requirement_collection: extra': CONNECTED,
  'account.controller.stripe_dashboard: extra': CONNECTED,
  'bank_account.account: extra': 'the sample is of a customer’s account, ours of one that is paid out to',
  'bank_account.available_payout_methods: extra': 'for payouts only',
  'bank_account.customer: missing': 'for customers only',
  'bank_account.default_for_currency: extra': 'for payouts only',
  'bank_account.future_requirements: extra': 'for payouts only',
  'bank_account.requirements: extra': 'for payouts only',
  'charge.outcome.risk_level: extra': OPTIONAL,
  'charge.outcome.risk_score: extra': OPTIONAL,
  'charge.payment_method_details.card.electronic_commerce_indicator: extra': NEWER,
  'charge.refunds: missing': 'only when it is expanded',
  'dispute.evidence_details.submission_method: extra': NEWER,
  'dispute.intended_submission_method: extra': NEWER,
  'dispute.network_reason_code: extra': OPTIONAL,
  'dispute.payment_method_details: missing': 'not for a bank debit',
  'event.account: extra': 'on events of connected accounts',
  'event.data.previous_attributes: extra': OPTIONAL,
  'payment_intent.allowed_payment_method_types: extra': NEWER,
  'payment_intent.automatic_payment_methods.allow_redirects: extra': OPTIONAL,
  'payment_intent.last_payment_error.charge: extra': OPTIONAL,
  'payment_intent.last_payment_error.code: extra': OPTIONAL,
  'payment_intent.last_payment_error.decline_code: extra': OPTIONAL,
  'payment_intent.last_payment_error.doc_url: extra': OPTIONAL,
  'payment_intent.last_payment_error.message: extra': OPTIONAL,
  'payment_intent.last_payment_error.payment_method: extra': OPTIONAL,
  'payment_intent.payment_method_options.card: extra': OPTIONAL,
  'payment_intent.payment_method_options.us_bank_account: extra': OPTIONAL,
  'payment_intent.payment_record: extra': NEWER,
  'refund.destination_details.card.reference_status: extra': OPTIONAL,
  'refund.destination_details.card.reference_type: extra': OPTIONAL,
  'refund.destination_details: missing': 'not for money taken back from a connected account',
  'refund.failure_balance_transaction: extra': OPTIONAL,
  'refund.failure_reason: extra': OPTIONAL,
  'refund.pending_reason: extra': OPTIONAL,
};

import type Stripe from 'stripe';
import { connectedAccount, debitFrom, idOf, payWith } from './payments.js';
import { failureOf, type TestSandbox } from './test-sandbox.js';

const DAYS = 86_400;

/** An object that the sandbox has shown, with the SDK's name for its type. */
export interface Shown {
  readonly type: string;
  readonly value: object;
}

/** Kinds of the sandbox's memory that are Stripe's. */
export const KEPT_TYPES = {
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  charge: 'Charge',
  refund: 'Refund',
  transfer: 'Transfer',
  transfer_reversal: 'TransferReversal',
  account: 'Account',
  balance_transaction: 'BalanceTransaction',
  mandate: 'Mandate',
  payout: 'Payout',
  dispute: 'Dispute',
  event: 'Event',
} as const;

const paidBy = (charge: Stripe.PaymentIntent, destination: string, amount: number): Stripe.TransferCreateParams => ({
  amount,
  currency: 'usd',
  destination,
  source_transaction: idOf(charge.latest_charge),
});

async function exerciseTransfers({ stripe, control }: TestSandbox): Promise<Shown[]> {
  const account = await connectedAccount(stripe);
  const addresses = { return_url: 'http://localhost/a', refresh_url: 'http://localhost/b' };
  const link = await stripe.accountLinks.create({ account: account.id, type: 'account_onboarding', ...addresses });
  await control('POST', `/accounts/${account.id}/onboard`);
  const paid = await payWith(stripe, 'pm_card_visa', 10_000, {
    description: 'Roof',
    metadata: { a: 'b' },
    receipt_email: 'a@b.test',
    statement_descriptor_suffix: 'ROOF',
  });
  const transfer = await stripe.transfers.create(paidBy(paid, account.id, 9000));
  await stripe.transfers.createReversal(transfer.id, { amount: 1000 });
  const unreachable = await connectedAccount(stripe);
  await control('POST', `/accounts/${unreachable.id}/onboard`, { account_number: '000111111113' });
  await stripe.transfers.create(paidBy(paid, unreachable.id, 900));
  await stripe.refunds.create({ payment_intent: paid.id, amount: 500, reason: 'requested_by_customer' });
  const expand = ['refunds', 'balance_transaction', 'payment_intent.payment_method'];
  return [
    { type: 'AccountLink', value: link },
    { type: 'LoginLink', value: await stripe.accounts.createLoginLink(account.id) },
    { type: 'Charge', value: await stripe.charges.retrieve(idOf(paid.latest_charge), { expand }) },
  ];
}

async function exerciseCards({ stripe, url }: TestSandbox): Promise<void> {
  await failureOf(payWith(stripe, 'pm_card_visa_chargeDeclinedInsufficientFunds'));
  const challenged = await payWith(stripe, 'pm_card_authenticationRequired');
  const page = (challenged.next_action?.redirect_to_url?.url ?? '').replace('http://localhost:3000/_pay', url);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'complete' }), redirect: 'manual' });
  await payWith(stripe, 'pm_card_authenticationRequired');
  for (const card of ['pm_card_refundFail', 'pm_card_pendingRefund'])
    await stripe.refunds.create({ payment_intent: (await payWith(stripe, card)).id });
  const canceled = await stripe.paymentIntents.create({
    amount: 100,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
  });
  await stripe.paymentIntents.cancel(canceled.id);
}

async function exerciseDisputes({ stripe, control }: TestSandbox): Promise<void> {
  const disputeOn = async (card: string): Promise<string> => {
    const paid = await payWith(stripe, card);
    return idOf((await stripe.disputes.list({ payment_intent: paid.id })).data[0]);
  };
  const dispute = await disputeOn('pm_card_createDispute');
  await stripe.disputes.update(dispute, { evidence: { customer_name: 'Maria Delgado' } });
  await control('POST', `/disputes/${dispute}/close`, { outcome: 'won' });
  const inquiry = await disputeOn('pm_card_createDisputeInquiry');
  await stripe.disputes.update(inquiry, { evidence: { uncategorized_text: 'escalate_inquiry_evidence' } });
}

async function exerciseDebits({ stripe, control }: TestSandbox): Promise<void> {
  const debited = await debitFrom(stripe, 'pm_usBankAccount_success');
  for (const outcome of ['insufficientFunds', 'dispute', 'processing'])
    await debitFrom(stripe, `pm_usBankAccount_${outcome}`);
  await control('POST', '/clock', { advance_seconds: 4 * DAYS });
  await stripe.refunds.create({ payment_intent: debited.id, amount: 700 });
  await control('POST', '/clock', { advance_seconds: 4 * DAYS });
}

const without = (record: object, name: string): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** Goes through everything that makes or changes an object, and gives all that there is then. */
export async function exercise(sandbox: TestSandbox): Promise<Shown[]> {
  const { stripe } = sandbox;
  const answers = await exerciseTransfers(sandbox);
  await exerciseCards(sandbox);
  await exerciseDisputes(sandbox);
  await exerciseDebits(sandbox);
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/x',
    enabled_events: ['charge.failed'],
  });
  const state = await sandbox.control<Record<string, object[]>>('GET', '/state');
  const kept = Object.entries(KEPT_TYPES).flatMap(([kind, type]) =>
    (state[kind] ?? []).map((record): Shown => ({ type, value: without(record, '_account') })),
  );
  return [
    ...kept,
    ...answers,
    { type: 'WebhookEndpoint', value: await stripe.webhookEndpoints.retrieve(endpoint.id) },
    { type: 'Balance', value: await stripe.balance.retrieve() },
    { type: 'ApiList<Stripe.Event>', value: await stripe.events.list({ limit: 100 }) },
  ];
}

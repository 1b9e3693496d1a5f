import { failureOf, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { idOf, payWith } from '../testing/payments.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const refund = (payment_intent: string, amount?: number) =>
  sandbox.stripe.refunds.create({ payment_intent, ...(amount !== undefined && { amount }) });

it('refunds the whole charge', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  const made = await sandbox.stripe.refunds.create({
    payment_intent: paid.id,
    reason: 'requested_by_customer',
    metadata: { command: 'c1' },
  });
  expect(made).toMatchObject({
    amount: 10_000,
    status: 'succeeded',
    charge: paid.latest_charge,
    reason: 'requested_by_customer',
    metadata: { command: 'c1' },
  });
  const charge = await sandbox.stripe.charges.retrieve(idOf(paid.latest_charge), { expand: ['refunds'] });
  expect(charge).toMatchObject({ amount_refunded: 10_000, refunded: true, refunds: { data: [{ id: made.id }] } });
});

it('refunds in parts, never more than is left, and once only', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  await expect(refund(paid.id, 4000)).resolves.toMatchObject({ amount: 4000 });
  expect(await failureOf(refund(paid.id, 6001))).toMatchObject({ statusCode: 400, param: 'amount' });
  await expect(refund(paid.id)).resolves.toMatchObject({ amount: 6000 });
  expect(await failureOf(refund(paid.id))).toMatchObject({ code: 'charge_already_refunded' });
  const listed = await sandbox.stripe.refunds.list({ payment_intent: paid.id });
  expect(listed.data.map(({ amount }) => amount)).toEqual([6000, 4000]);
});

it('refuses to refund what was never paid, and asks which payment', async () => {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  expect(await failureOf(refund(intent.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
  expect(await failureOf(sandbox.stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
});

it('lets a refund fail later: the money is back on the balance and the charge counts as not refunded', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_refundFail', 10_000);
  const made = await refund(paid.id);
  expect(made.status).toBe('succeeded');
  await sandbox.control('POST', '/clock', { advance_seconds: 3600 });
  const failed = await sandbox.stripe.refunds.retrieve(made.id, { expand: ['failure_balance_transaction'] });
  expect(failed).toMatchObject({
    status: 'failed',
    failure_balance_transaction: { amount: 10_000, type: 'refund_failure' },
  });
  await expect(sandbox.stripe.charges.retrieve(idOf(paid.latest_charge))).resolves.toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  const events = await sandbox.stripe.events.list({ types: ['refund.created', 'refund.failed'] });
  const ofThis = events.data.filter((event) => JSON.stringify(event.data.object).includes(made.id));
  expect(ofThis.map(({ type }) => type)).toEqual(['refund.failed', 'refund.created']);
});

it('keeps a refund pending until the clock lets it through', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_pendingRefund', 10_000);
  const made = await refund(paid.id);
  expect(made).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  await sandbox.control('POST', '/clock', { advance_seconds: 3600 });
  await expect(sandbox.stripe.refunds.retrieve(made.id)).resolves.toMatchObject({ status: 'succeeded' });
});

it('does not refund a disputed charge', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_createDispute', 10_000);
  expect(await failureOf(refund(paid.id))).toMatchObject({ code: 'charge_disputed' });
  const disputes = await sandbox.stripe.disputes.list({ payment_intent: paid.id });
  expect(disputes.data).toMatchObject([
    { amount: 10_000, status: 'needs_response', balance_transactions: [{ amount: -10_000, fee: 1500, net: -11_500 }] },
  ]);
});

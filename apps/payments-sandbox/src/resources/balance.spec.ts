import type Stripe from 'stripe';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { connectedAccount, idOf, payWith } from '../testing/payments.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const total = ({ available, pending }: Stripe.Balance) => (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);

async function netOfAll(stripeAccount?: string): Promise<number> {
  let sum = 0;
  for await (const entry of sandbox.stripe.balanceTransactions.list(
    { limit: 3 },
    stripeAccount ? { stripeAccount } : {},
  ))
    sum += entry.net;
  return sum;
}

it('takes 2.9 % and 30 cents of a charge, pending for two days', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 250_000);
  const charge = await sandbox.stripe.charges.retrieve(idOf(paid.latest_charge), { expand: ['balance_transaction'] });
  expect(charge.balance_transaction).toMatchObject({
    amount: 250_000,
    fee: 7280,
    net: 242_720,
    status: 'pending',
    available_on: charge.created + 172_800,
  });
  await sandbox.control('POST', '/clock', { advance_seconds: 172_800 });
  await expect(sandbox.stripe.balanceTransactions.retrieve(idOf(charge.balance_transaction))).resolves.toMatchObject({
    status: 'available',
  });
});

it('is the sum of its transactions, to the cent, on every account and after everything that moves money', async () => {
  const account = await connectedAccount(sandbox.stripe);
  await sandbox.control('POST', `/accounts/${account.id}/onboard`);
  const paid = await payWith(sandbox.stripe, 'pm_card_bypassPending', 99_999_999);
  await payWith(sandbox.stripe, 'pm_card_createDispute', 12_345);
  const made = await sandbox.stripe.transfers.create({
    amount: 777,
    currency: 'usd',
    destination: account.id,
    source_transaction: idOf(paid.latest_charge),
  });
  await sandbox.stripe.transfers.createReversal(made.id, { amount: 7 });
  await sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 50 });
  expect(total(await sandbox.stripe.balance.retrieve())).toBe(await netOfAll());
  const connected = await sandbox.stripe.balance.retrieve({}, { stripeAccount: account.id });
  expect([total(connected), await netOfAll(account.id)]).toEqual([770, 770]);
});

it('lists transactions by type and source', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 1000);
  const refund = await sandbox.stripe.refunds.create({ payment_intent: paid.id });
  const byType = await sandbox.stripe.balanceTransactions.list({ type: 'refund', limit: 1 });
  expect(byType.data).toMatchObject([{ source: refund.id, amount: -1000, fee: 0 }]);
  const bySource = await sandbox.stripe.balanceTransactions.list({
    source: idOf(paid.latest_charge),
    expand: ['data.source'],
  });
  expect(bySource.data).toMatchObject([{ type: 'charge', source: { object: 'charge', payment_intent: paid.id } }]);
});

import type Stripe from 'stripe';
import { failureOf, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { connectedAccount, idOf, payWith } from '../testing/payments.js';

let sandbox: TestSandbox;
let contractor: string;

const DAY = 86_400;

async function activeAccount(): Promise<string> {
  const account = await connectedAccount(sandbox.stripe);
  await sandbox.control('POST', `/accounts/${account.id}/onboard`);
  return account.id;
}

beforeEach(async () => {
  sandbox = await startTestSandbox();
  contractor = await activeAccount();
});

afterEach(() => sandbox.stop());

const transfer = (amount: number, extra: Partial<Stripe.TransferCreateParams> = {}) =>
  sandbox.stripe.transfers.create({ amount, currency: 'usd', destination: contractor, ...extra });

const balanceOf = async (account?: string) => {
  const balance = await sandbox.stripe.balance.retrieve({}, account ? { stripeAccount: account } : {});
  return { available: balance.available[0]?.amount, pending: balance.pending[0]?.amount };
};

it('is refused until the contractor has been onboarded', async () => {
  const fresh = await connectedAccount(sandbox.stripe);
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  const early = transfer(9000, { destination: fresh.id, source_transaction: idOf(paid.latest_charge) });
  expect(await failureOf(early)).toMatchObject({ statusCode: 400, code: 'insufficient_capabilities_for_transfer' });
});

it('from a charge is made at once and becomes available on the charge’s day, on both sides', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000, { transfer_group: 'project_1' });
  expect(await balanceOf()).toEqual({ available: 0, pending: 9680 });
  const made = await transfer(9000, { source_transaction: idOf(paid.latest_charge), metadata: { command: 'c2' } });
  expect(made).toMatchObject({
    amount: 9000,
    transfer_group: 'project_1',
    reversed: false,
    metadata: { command: 'c2' },
  });
  expect(await balanceOf()).toEqual({ available: 0, pending: 680 });
  expect(await balanceOf(contractor)).toEqual({ available: 0, pending: 9000 });

  await sandbox.control('POST', '/clock', { advance_seconds: 2 * DAY });
  expect(await balanceOf()).toEqual({ available: 680, pending: 0 });
  expect(await balanceOf(contractor)).toEqual({ available: 9000, pending: 0 });
  const payment = await sandbox.stripe.charges.retrieve(
    idOf(made.destination_payment),
    { expand: ['source_transfer', 'balance_transaction'] },
    { stripeAccount: contractor },
  );
  expect(payment).toMatchObject({
    id: expect.stringMatching(/^py_sbx/),
    source_transfer: { id: made.id },
    balance_transaction: { amount: 9000, status: 'available' },
  });
});

it('from a charge never exceeds that charge, over several transfers', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  const source = idOf(paid.latest_charge);
  await transfer(6000, { source_transaction: source });
  expect(await failureOf(transfer(4001, { source_transaction: source }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  await expect(transfer(4000, { source_transaction: source })).resolves.toMatchObject({
    transfer_group: `group_${paid.id}`,
  });
  await expect(sandbox.stripe.charges.retrieve(source)).resolves.toMatchObject({ transfer_group: `group_${paid.id}` });
});

it('without a charge needs available money', async () => {
  await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  expect(await failureOf(transfer(5000))).toMatchObject({ code: 'balance_insufficient' });
  await payWith(sandbox.stripe, 'pm_card_bypassPending', 10_000);
  await expect(transfer(5000)).resolves.toMatchObject({ source_transaction: null });
  expect(await balanceOf()).toEqual({ available: 4680, pending: 9680 });
});

it('can be reversed in part and in full, as far as the contractor has the money', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  const made = await transfer(9000, { source_transaction: idOf(paid.latest_charge) });
  const part = await sandbox.stripe.transfers.createReversal(made.id, { amount: 2000 });
  expect(part).toMatchObject({ object: 'transfer_reversal', amount: 2000, transfer: made.id });
  expect(await failureOf(sandbox.stripe.transfers.createReversal(made.id, { amount: 7001 }))).toMatchObject({
    param: 'amount',
  });
  await sandbox.stripe.transfers.createReversal(made.id);
  await expect(sandbox.stripe.transfers.retrieve(made.id)).resolves.toMatchObject({
    amount_reversed: 9000,
    reversed: true,
  });
  expect(await failureOf(sandbox.stripe.transfers.createReversal(made.id))).toMatchObject({ statusCode: 400 });
  expect(await balanceOf(contractor)).toEqual({ available: 0, pending: 0 });
  expect(await balanceOf()).toEqual({ available: 0, pending: 9680 });
  const reversals = await sandbox.stripe.transfers.listReversals(made.id);
  expect(reversals.data.map(({ amount }) => amount)).toEqual([7000, 2000]);
});

it('is found by its group, for a look before a late retry', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000, { transfer_group: 'project_9' });
  const made = await transfer(9000, { source_transaction: idOf(paid.latest_charge) });
  await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  const found = await sandbox.stripe.transfers.list({ transfer_group: 'project_9' });
  expect(found.data.map(({ id }) => id)).toEqual([made.id]);
});

it('is hidden from other accounts', async () => {
  const other = await activeAccount();
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 10_000);
  const made = await transfer(9000, { source_transaction: idOf(paid.latest_charge) });
  const payment = sandbox.stripe.charges.retrieve(idOf(made.destination_payment), {}, { stripeAccount: other });
  expect(await failureOf(payment)).toMatchObject({ statusCode: 404 });
  expect(await failureOf(sandbox.stripe.balance.retrieve({}, { stripeAccount: 'acct_sbxnobody' }))).toMatchObject({
    statusCode: 403,
    code: 'account_invalid',
  });
});

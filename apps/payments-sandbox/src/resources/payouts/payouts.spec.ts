import type Stripe from 'stripe';
import { failureOf, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';
import { connectedAccount, idOf, payWith } from '../../testing/payments.js';

const DAY = 86_400;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const advance = (seconds: number) => sandbox.control('POST', '/clock', { advance_seconds: seconds });

/** A contractor who has been paid by a transfer out of a fresh charge. */
async function paidContractor(bank: { account_number?: string } = {}, amount = 90_000): Promise<string> {
  const { stripe } = sandbox;
  const { id } = await connectedAccount(stripe);
  await sandbox.control('POST', `/accounts/${id}/onboard`, bank);
  await transferTo(id, amount);
  return id;
}

async function transferTo(destination: string, amount: number): Promise<Stripe.Transfer> {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', amount);
  return sandbox.stripe.transfers.create({
    amount,
    currency: 'usd',
    destination,
    source_transaction: idOf(paid.latest_charge),
  });
}

const payoutsOf = async (stripeAccount: string, params: Stripe.PayoutListParams = {}) =>
  (await sandbox.stripe.payouts.list(params, { stripeAccount })).data;

const availableOf = async (stripeAccount: string) =>
  (await sandbox.stripe.balance.retrieve({}, { stripeAccount })).available[0]?.amount;

it('sends what is available to the contractor’s bank the day after, and it arrives two days later', async () => {
  const account = await paidContractor();
  await advance(3 * DAY - 60);
  expect(await payoutsOf(account)).toEqual([]);
  await advance(60);
  const [sent] = await payoutsOf(account);
  expect(sent).toMatchObject({ amount: 90_000, status: 'in_transit', automatic: true, type: 'bank_account' });
  expect((sent?.arrival_date ?? 0) - (sent?.created ?? 0)).toBe(2 * DAY);
  expect(await availableOf(account)).toBe(0);

  await advance(2 * DAY);
  const paid = await sandbox.stripe.payouts.retrieve(
    sent?.id ?? '',
    { expand: ['balance_transaction', 'destination'] },
    { stripeAccount: account },
  );
  expect(paid).toMatchObject({
    status: 'paid',
    balance_transaction: { amount: -90_000, type: 'payout' },
    destination: { object: 'bank_account', last4: '6789' },
  });
  const events = await sandbox.stripe.events.list({ type: 'payout.*' }, { stripeAccount: account });
  expect(events.data.map(({ type }) => type)).toEqual(['payout.paid', 'payout.created']);
});

it('comes to the same when the clock is moved in one go', async () => {
  const account = await paidContractor();
  await advance(10 * DAY);
  const [payout] = await payoutsOf(account);
  const [transfer] = (await sandbox.stripe.transfers.list({ destination: account })).data;
  expect(payout).toMatchObject({ status: 'paid', created: (transfer?.created ?? 0) + 3 * DAY });
});

it('puts what became available together in one payout, and finds it by status, day and bank', async () => {
  const account = await paidContractor({}, 1000);
  await transferTo(account, 2000);
  await advance(4 * DAY);
  const [first] = await payoutsOf(account);
  await transferTo(account, 500);
  await advance(10 * DAY);
  expect((await payoutsOf(account)).map(({ amount }) => amount)).toEqual([500, 3000]);
  expect(await payoutsOf(account, { status: 'failed' })).toEqual([]);
  expect(await payoutsOf(account, { arrival_date: { lte: first?.arrival_date ?? 0 } })).toMatchObject([
    { amount: 3000 },
  ]);
  expect(await payoutsOf(account, { destination: idOf(first?.destination), limit: 1 })).toMatchObject([
    { amount: 500 },
  ]);
});

it('comes back from a bank that does not know the account; after another is given, it goes there', async () => {
  const account = await paidContractor({ account_number: '000111111116' });
  await advance(5 * DAY);
  expect(await payoutsOf(account)).toMatchObject([
    { status: 'failed', failure_code: 'no_account', failure_message: expect.stringContaining('No bank account') },
  ]);
  expect(await availableOf(account)).toBe(90_000);
  await expect(sandbox.stripe.accounts.retrieve(account)).resolves.toMatchObject({
    capabilities: { transfers: 'active' },
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'] },
    external_accounts: { data: [{ status: 'errored' }] },
  });
  await advance(10 * DAY);
  expect(await payoutsOf(account)).toHaveLength(1);

  await sandbox.control('POST', `/accounts/${account}/onboard`, { account_number: '000123456789' });
  await advance(3 * DAY);
  expect(await payoutsOf(account)).toMatchObject([{ status: 'paid', amount: 90_000 }, { status: 'failed' }]);
});

it('leaves nothing to take back: a transfer that has been paid out cannot be reversed', async () => {
  const account = await paidContractor();
  const [transfer] = (await sandbox.stripe.transfers.list({ destination: account })).data;
  await expect(sandbox.stripe.transfers.createReversal(transfer?.id ?? '', { amount: 1000 })).resolves.toMatchObject({
    amount: 1000,
  });
  await advance(4 * DAY);
  expect(await payoutsOf(account)).toMatchObject([{ amount: 89_000 }]);
  expect(await failureOf(sandbox.stripe.transfers.createReversal(transfer?.id ?? ''))).toMatchObject({
    code: 'balance_insufficient',
  });
});

it('waits while payouts are made by hand', async () => {
  const account = await paidContractor();
  const set = (interval: 'daily' | 'manual') =>
    sandbox.stripe.accounts.update(account, { settings: { payouts: { schedule: { interval } } } });
  await set('manual');
  await advance(10 * DAY);
  expect(await payoutsOf(account)).toEqual([]);
  await set('daily');
  await advance(DAY);
  expect(await payoutsOf(account)).toMatchObject([{ amount: 90_000 }]);
});

describe('a login link', () => {
  const open = async (account: string, query = '') => {
    const link = await sandbox.stripe.accounts.createLoginLink(account);
    expect(link).toMatchObject({ object: 'login_link' });
    return fetch(link.url.replace('http://localhost:3000/_pay', sandbox.url) + query);
  };

  it('leads to what the provider has and has sent, in both languages', async () => {
    const account = await paidContractor();
    await advance(5 * DAY);
    await transferTo(account, 700);
    const page = await open(account);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const part of ['STRIPE TEST BANK ···· 6789', '$900.00', '$7.00', 'Paid']) expect(text).toContain(part);
    expect(await (await open(account, '?locale=es')).text()).toContain('Pagos a su banco');
  });

  it('is refused before onboarding, and grows old', async () => {
    const { id } = await connectedAccount(sandbox.stripe);
    expect(await failureOf(sandbox.stripe.accounts.createLoginLink(id))).toMatchObject({ statusCode: 400 });
    await sandbox.control('POST', `/accounts/${id}/onboard`);
    const link = await sandbox.stripe.accounts.createLoginLink(id);
    await advance(300);
    expect((await fetch(link.url.replace('http://localhost:3000/_pay', sandbox.url))).status).toBe(404);
  });
});

import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { controlCall, failureOf, SECRET_KEY, sdkFor } from './testing/test-sandbox.js';
import { expectNoStart, spawnSandbox } from './testing/spawned-sandbox.js';
import { connectedAccount, debitFrom, idOf, payWith } from './testing/payments.js';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cw-sandbox-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const journal = () => join(directory, 'journal.jsonl');

const stateOf = (port: number) => controlCall<Record<string, unknown[]>>(`http://127.0.0.1:${port}`, 'GET', '/state');

/** Calls until the process dies under it; gives what was acknowledged. */
async function workUntilKilled(
  stripe: Stripe,
  calls: number,
  kill: () => Promise<void>,
): Promise<Stripe.PaymentIntent[]> {
  const acknowledged: Stripe.PaymentIntent[] = [];
  const settled = Array.from({ length: calls }, async (_, index) => {
    try {
      acknowledged.push(await payWith(stripe, 'pm_card_visa', 1000 + index));
      if (acknowledged.length === Math.floor(calls / 2)) await kill();
    } catch {
      // The process is gone: nothing was promised.
    }
  });
  await Promise.all(settled);
  return acknowledged;
}

it('has after kill -9 everything that it had acknowledged, and each payment once', async () => {
  const first = await spawnSandbox(directory);
  const stripe = sdkFor(first.port, SECRET_KEY, { maxNetworkRetries: 0 });
  const acknowledged = await workUntilKilled(stripe, 40, () => first.killHard());
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);

  const second = await spawnSandbox(directory);
  const after = sdkFor(second.port);
  for (const paid of acknowledged) {
    const found = await after.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
    expect(found).toMatchObject({
      status: 'succeeded',
      amount_received: paid.amount,
      latest_charge: { id: idOf(paid.latest_charge), paid: true },
    });
  }
  const balance = await after.balance.retrieve();
  let net = 0;
  const charged: (string | null)[] = [];
  for await (const entry of after.balanceTransactions.list({ limit: 100 })) {
    net += entry.net;
    charged.push(idOf(entry.source));
  }
  expect(balance.pending[0]?.amount).toBe(net);
  expect(new Set(charged).size).toBe(charged.length);
  await second.killHard();
});

it('replays an answer given before the kill: the same key makes no second transfer', async () => {
  const first = await spawnSandbox(directory);
  const stripe = sdkFor(first.port);
  const account = await connectedAccount(stripe);
  await controlCall(`http://127.0.0.1:${first.port}`, 'POST', `/accounts/${account.id}/onboard`);
  const paid = await payWith(stripe, 'pm_card_visa', 10_000);
  const params = {
    amount: 9000,
    currency: 'usd',
    destination: account.id,
    source_transaction: idOf(paid.latest_charge),
  };
  const made = await stripe.transfers.create(params, { idempotencyKey: 'command-1' });
  await first.killHard();

  const second = await spawnSandbox(directory);
  const again = await sdkFor(second.port).transfers.create(params, { idempotencyKey: 'command-1' });
  expect(again.id).toBe(made.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  const listed = await sdkFor(second.port).transfers.list({ destination: account.id });
  expect(listed.data).toHaveLength(1);
  await second.killHard();
});

it('comes back exactly as it was, with the clock where it had been moved', async () => {
  const first = await spawnSandbox(directory);
  const url = `http://127.0.0.1:${first.port}`;
  const stripe = sdkFor(first.port);
  await controlCall(url, 'POST', '/clock', { advance_seconds: 86_400 });
  const paid = await payWith(stripe, 'pm_card_refundFail', 10_000);
  await stripe.refunds.create({ payment_intent: paid.id, amount: 300 });
  await failureOf(payWith(stripe, 'pm_card_visa_chargeDeclined'));
  const before = await stateOf(first.port);
  await first.killHard();

  const second = await spawnSandbox(directory);
  expect(await stateOf(second.port)).toEqual(before);
  expect(await controlCall(`http://127.0.0.1:${second.port}`, 'GET', '/clock')).toMatchObject({
    offset_seconds: 86_400,
  });
  await second.killHard();
});

const DAY = 86_400;

/** Moves the clock in steps too many to be done, until the process dies under it. */
async function killWhileMoving(port: number, kill: () => Promise<void>): Promise<void> {
  const moving = controlCall(`http://127.0.0.1:${port}`, 'POST', '/clock', { advance_seconds: 20 * DAY });
  // Beside the card payment one debit has ended: the rest is still to come.
  const { events } = sdkFor(port, SECRET_KEY, { maxNetworkRetries: 0 });
  while ((await events.list({ type: 'payment_intent.succeeded', limit: 2 })).data.length < 2);
  await Promise.all([kill(), moving.catch(() => undefined)]);
}

it('takes up after kill -9 what was on its way: each debit ends once, each contractor is paid out once', async () => {
  const first = await spawnSandbox(directory);
  const stripe = sdkFor(first.port);
  const control = (port: number, path: string, body?: object) =>
    controlCall(`http://127.0.0.1:${port}`, 'POST', path, body);
  const { id: account } = await connectedAccount(stripe);
  await control(first.port, `/accounts/${account}/onboard`);
  const debits: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    debits.push((await debitFrom(stripe, 'pm_usBankAccount_success', 1000 + index)).id);
    await control(first.port, '/clock', { advance_seconds: 60 });
  }
  await stripe.transfers.create({
    amount: 700,
    currency: 'usd',
    destination: account,
    source_transaction: idOf((await payWith(stripe, 'pm_card_visa', 1000)).latest_charge),
  });
  await killWhileMoving(first.port, () => first.killHard());

  const second = await spawnSandbox(directory);
  const after = sdkFor(second.port);
  await control(second.port, '/clock', { advance_seconds: 20 * DAY });
  for (const id of debits) {
    const paid = await after.paymentIntents.retrieve(id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: paid.amount });
    const booked = await after.balanceTransactions.list({ source: idOf(paid.latest_charge) });
    expect(booked.data.map(({ amount }) => amount)).toEqual([paid.amount]);
  }
  const payouts = await after.payouts.list({}, { stripeAccount: account });
  expect(payouts.data.map(({ amount, status }) => [amount, status])).toEqual([[700, 'paid']]);
  await second.killHard();
});

it('drops a torn last line and goes on behind the last whole one', async () => {
  const first = await spawnSandbox(directory);
  const kept = await payWith(sdkFor(first.port), 'pm_card_visa', 1000);
  const whole = (await readFile(journal())).length;
  const lost = await payWith(sdkFor(first.port), 'pm_card_visa', 2000);
  await first.killHard();
  await truncate(journal(), whole + 200);

  const second = await spawnSandbox(directory);
  const stripe = sdkFor(second.port);
  await expect(stripe.paymentIntents.retrieve(kept.id)).resolves.toMatchObject({ status: 'succeeded' });
  expect(await failureOf(stripe.paymentIntents.retrieve(lost.id))).toMatchObject({ statusCode: 404 });
  const next = await payWith(stripe, 'pm_card_visa', 3000);
  await second.killHard();

  const third = await spawnSandbox(directory);
  await expect(sdkFor(third.port).paymentIntents.retrieve(next.id)).resolves.toMatchObject({ amount: 3000 });
  await third.killHard();
});

it('refuses to start on a journal that is damaged in the middle', async () => {
  await writeFile(journal(), '{"changes":[]}\nnot json\n');
  await appendFile(journal(), '{"changes":[]}\n');
  const { code, errors } = await expectNoStart({ SANDBOX_DATA_DIR: directory });
  expect(code).toBe(1);
  expect(errors).toContain('line 2');
});

it.each([
  ['a Stripe key is set', { STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY'],
  ['its own key is a live one', { SANDBOX_SECRET_KEY: 'sk_live_1' }, 'SANDBOX_SECRET_KEY is a live key'],
])('refuses to start when %s', async (_when, extra, message) => {
  const { code, errors } = await expectNoStart({ SANDBOX_DATA_DIR: directory, ...extra });
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

it('listens on the loopback interface only', async () => {
  const sandbox = await spawnSandbox(directory);
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && !address.internal && address.family === 'IPv4');
  for (const address of outside) {
    await expect(fetch(`http://${address?.address}:${sandbox.port}/_sandbox/health`)).rejects.toThrow('fetch failed');
  }
  const health = await fetch(`http://127.0.0.1:${sandbox.port}/_sandbox/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', livemode: false });
  await sandbox.killHard();
});

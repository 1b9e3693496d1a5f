import type Stripe from 'stripe';
import { SECRET_KEY, failureOf, sdkFor, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { connectedAccount, payWith } from '../testing/payments.js';

let sandbox: TestSandbox;
let noRetries: Stripe;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  noRetries = sdkFor(sandbox.port, SECRET_KEY, { maxNetworkRetries: 0 });
});

afterAll(() => sandbox.stop());

afterEach(() => sandbox.control('DELETE', '/faults'));

const create = (amount: number, idempotencyKey: string, stripe = sandbox.stripe) =>
  stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey });

const countIntents = async () => {
  const { data } = await sandbox.stripe.paymentIntents.list({ limit: 100 });
  return data.length;
};

it('replays the first answer for the same key, and says so', async () => {
  const first = await create(5000, 'same');
  const second = await create(5000, 'same');
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

it('refuses the key with other parameters or on another path', async () => {
  const intent = await create(5000, 'other');
  expect(await failureOf(create(5001, 'other'))).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  const elsewhere = sandbox.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: 'other' });
  expect(await failureOf(elsewhere)).toMatchObject({ type: 'StripeIdempotencyError' });
});

it('takes equal parameters in another order for equal', async () => {
  const body = (pairs: [string, string][]) => ({
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'order' },
    body: new URLSearchParams(pairs),
  });
  const first = await fetch(
    `${sandbox.url}/v1/payment_intents`,
    body([
      ['amount', '700'],
      ['currency', 'usd'],
    ]),
  );
  const second = await fetch(
    `${sandbox.url}/v1/payment_intents`,
    body([
      ['currency', 'usd'],
      ['amount', '700'],
    ]),
  );
  expect(await second.text()).toBe(await first.text());
});

it('keeps keys apart by account', async () => {
  const account = await connectedAccount(sandbox.stripe);
  await create(5000, 'mine');
  const theirs = sandbox.stripe.paymentIntents.create(
    { amount: 900, currency: 'usd' },
    { idempotencyKey: 'mine', stripeAccount: account.id },
  );
  const error = await failureOf(theirs);
  expect(error.type).toBe('StripeInvalidRequestError');
  expect(error.message).toContain('connected accounts');
});

it('replays a decline instead of charging again', async () => {
  const options = { idempotencyKey: 'declined' };
  const params = {
    amount: 5000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa_chargeDeclined',
    return_url: 'http://localhost/x',
  };
  const first = await failureOf(sandbox.stripe.paymentIntents.create(params, options));
  const second = await failureOf(sandbox.stripe.paymentIntents.create(params, options));
  expect(second).toMatchObject({ code: 'card_declined', charge: first.charge });
  expect(second.headers?.['idempotent-replayed']).toBe('true');
});

it('replays a refusal that came from execution', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa', 1000);
  const tooMuch = () =>
    sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 1001 }, { idempotencyKey: 'too-much' });
  await failureOf(tooMuch());
  expect((await failureOf(tooMuch())).headers?.['idempotent-replayed']).toBe('true');
});

it('does not keep a refusal of parameters: the corrected call may use the same key', async () => {
  expect(await failureOf(create(1, 'typo'))).toMatchObject({ code: 'amount_too_small' });
  await expect(create(100, 'typo')).resolves.toMatchObject({ amount: 100 });
});

it('keeps and replays a 500 of an endpoint that had begun', async () => {
  await sandbox.control('POST', '/faults', { kind: 'server_error_stored' });
  expect(await failureOf(create(5000, 'five hundred', noRetries))).toMatchObject({
    statusCode: 500,
    type: 'StripeAPIError',
  });
  const replayed = await failureOf(create(5000, 'five hundred', noRetries));
  expect(replayed).toMatchObject({ statusCode: 500 });
  expect(replayed.headers?.['idempotent-replayed']).toBe('true');
});

it('answers 409 while the first request with the key is under way', async () => {
  await sandbox.control('POST', '/faults', { kind: 'delay', delay_milliseconds: 300 });
  const first = create(5000, 'in flight', noRetries);
  const refused = new Promise<unknown>((resolve) => {
    const poll = () => void create(5000, 'in flight', noRetries).then(poll, resolve);
    poll();
  });
  const winner = await Promise.race([refused, first.then(() => 'the first ended before the second was refused')]);
  expect(winner).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  await expect(first).resolves.toMatchObject({ amount: 5000 });
});

it('gives fifty parallel calls with one key one object', async () => {
  const before = await countIntents();
  const settled = await Promise.allSettled(Array.from({ length: 50 }, () => create(5000, 'stampede', noRetries)));
  const ids = new Set(settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : [])));
  const refusals = settled.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Stripe.errors.StripeError).statusCode] : [],
  );
  expect(ids.size).toBe(1);
  expect(refusals.every((status) => status === 409)).toBe(true);
  expect((await countIntents()) - before).toBe(1);
});

it('forgets a key after 24 hours of its own clock', async () => {
  const first = await create(5000, 'old');
  await sandbox.control('POST', '/clock', { advance_seconds: 86_000 });
  await expect(create(5000, 'old')).resolves.toMatchObject({ id: first.id });
  await sandbox.control('POST', '/clock', { advance_seconds: 800 });
  const second = await create(5000, 'old');
  expect(second.id).not.toBe(first.id);
});

describe('injected faults', () => {
  it('a dropped answer is healed by the SDK’s retry to one refund', async () => {
    const paid = await payWith(sandbox.stripe, 'pm_card_visa', 1000);
    await sandbox.control('POST', '/faults', { kind: 'drop_after', method: 'POST', path: '/v1/refunds' });
    const refund = await sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 400 });
    expect(refund.lastResponse.headers['idempotent-replayed']).toBe('true');
    const { data } = await sandbox.stripe.refunds.list({ payment_intent: paid.id });
    expect(data.map(({ id }) => id)).toEqual([refund.id]);
  });

  it('a request dropped before it arrived has done nothing', async () => {
    const before = await countIntents();
    // One more than the SDK tries, which is once again even without retries.
    await sandbox.control('POST', '/faults', { kind: 'drop_before', method: 'POST', count: 2 });
    expect(await failureOf(create(5000, 'never arrived', noRetries))).toMatchObject({ type: 'StripeConnectionError' });
    expect(await countIntents()).toBe(before);
  });

  it('a 500 that did not begin is retried to success', async () => {
    await sandbox.control('POST', '/faults', { kind: 'server_error' });
    const intent = await create(5000, 'retried');
    expect(intent.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  it('a 429 reaches the caller as a rate limit', async () => {
    await sandbox.control('POST', '/faults', { kind: 'rate_limit' });
    expect(await failureOf(create(5000, 'limited'))).toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' });
    await expect(create(5000, 'limited')).resolves.toMatchObject({ amount: 5000 });
  });
});

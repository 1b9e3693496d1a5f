import { failureOf, startTestSandbox, SECRET_KEY, type TestSandbox } from '../testing/test-sandbox.js';
import { payWith } from '../testing/payments.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const send = async (
  method: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const form = new URLSearchParams(fields).toString();
  const response = await fetch(`${sandbox.url}${path}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
    ...(method === 'POST' && { body: form }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
};

const unknown = (param: string) => ({
  status: 400,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param,
      message: `Received unknown parameter: ${param}`,
    },
  },
});

it.each([
  ['POST', '/v1/payment_intents', { amount: '100', currency: 'usd', amout: '5' }, 'amout'],
  [
    'POST',
    '/v1/payment_intents',
    { amount: '100', currency: 'usd', 'automatic_payment_methods[enable]': 'true' },
    'automatic_payment_methods[enable]',
  ],
  ['POST', '/v1/refunds', { paymentIntent: 'pi_1' }, 'paymentIntent'],
  [
    'POST',
    '/v1/transfers',
    { amount: '1', currency: 'usd', destination: 'acct_1', 'source-transaction': 'ch_1' },
    'source-transaction',
  ],
  ['POST', '/v1/accounts', { 'controller[fees][payor]': 'application' }, 'controller[fees][payor]'],
  ['GET', '/v1/charges', { paymentintent: 'pi_1' }, 'paymentintent'],
  ['GET', '/v1/balance', { account: 'acct_1' }, 'account'],
])('refuses %s %s with a parameter that Stripe does not know', async (method, path, fields, param) => {
  const given: Record<string, string> = fields as Record<string, string>;
  expect(await send(method, path, given)).toEqual(unknown(param));
});

it('is not fooled by names that every object has', async () => {
  expect(await send('POST', '/v1/refunds', { constructor: 'x' })).toEqual(unknown('constructor'));
  expect(await send('POST', '/v1/refunds', { '__proto__[charge]': 'x' })).toEqual(unknown('__proto__'));
});

it('refuses a field that cannot be expanded and expands one that can, four deep', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa');
  expect(await failureOf(sandbox.stripe.paymentIntents.retrieve(paid.id, { expand: ['customer'] }))).toMatchObject({
    param: 'expand',
  });
  const { data } = await sandbox.stripe.paymentIntents.list({
    expand: ['data.latest_charge.balance_transaction.source'],
  });
  expect(data[0]).toMatchObject({ latest_charge: { balance_transaction: { source: { object: 'charge' } } } });
});

it('refuses too much metadata', async () => {
  const metadata = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v']));
  expect(
    await failureOf(sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd', metadata })),
  ).toMatchObject({ param: 'metadata' });
  const long = sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd', metadata: { k: 'v'.repeat(501) } });
  expect(await failureOf(long)).toMatchObject({ param: 'metadata[k]' });
});

it('finds by time of creation', async () => {
  await payWith(sandbox.stripe, 'pm_card_visa');
  const now = Math.floor(Date.now() / 1000);
  const past = await sandbox.stripe.charges.list({ created: { lt: now - 3600 } });
  const recent = await sandbox.stripe.charges.list({ created: { gte: now - 3600 } });
  expect(past.data).toEqual([]);
  expect(recent.data.length).toBeGreaterThan(0);
});

it('refuses another API version, an unknown address and a page that is too large', async () => {
  expect(await send('GET', '/v1/balance', {}, { 'stripe-version': '2020-08-27' })).toMatchObject({ status: 400 });
  expect(await send('GET', '/v1/customers', {})).toMatchObject({
    status: 404,
    body: { error: { type: 'invalid_request_error' } },
  });
  expect(await failureOf(sandbox.stripe.charges.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
});

it('refuses a body of more than a megabyte', async () => {
  const response = await fetch(`${sandbox.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: `description=${'x'.repeat(1_048_576)}`,
  });
  expect(response.status).toBe(413);
});

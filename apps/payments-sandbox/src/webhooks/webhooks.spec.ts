import type Stripe from 'stripe';
import { startWebhookReceiver, type Received, type WebhookReceiver } from '../testing/webhook-receiver.js';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { connectedAccount, payWith } from '../testing/payments.js';

const SECRET = 'whsec_sbx_for_tests';

let receiver: WebhookReceiver;
let sandbox: TestSandbox;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  sandbox = await startTestSandbox({ webhook: { url: receiver.url, secret: SECRET } });
});

afterEach(async () => {
  await sandbox.stop();
  await receiver.close();
});

const read = ({ body }: Received) => JSON.parse(body) as Stripe.EventBase;
const types = (received: readonly Received[]) => received.map((one) => read(one).type);
const has = (type: string) => (received: readonly Received[]) => types(received).some((one) => one === type);

it('sends every event with a signature that the SDK accepts', async () => {
  const paid = await payWith(sandbox.stripe, 'pm_card_visa');
  await receiver.until(has('payment_intent.succeeded'));
  await receiver.until((received) => received.length === 3);
  for (const { body, signature } of receiver.received) {
    const event = sandbox.stripe.webhooks.constructEvent(body, signature, SECRET);
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      pending_webhooks: 1,
      livemode: false,
    });
    expect(() => sandbox.stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow('signature');
    expect(() => sandbox.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
  }
  expect(types(receiver.received).toSorted()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const listed = await sandbox.stripe.events.list({ type: 'payment_intent.succeeded' });
  expect(listed.data[0]).toMatchObject({
    data: { object: { id: paid.id } },
    request: { id: paid.lastResponse.requestId },
  });
});

it('signs with the wall clock after its own clock has been moved', async () => {
  await sandbox.control('POST', '/clock', { advance_seconds: 90 * 86_400 });
  await payWith(sandbox.stripe, 'pm_card_visa');
  await receiver.until((received) => received.length === 3);
  const [first] = receiver.received;
  const signedAt = Number(/t=(\d+)/.exec(first?.signature ?? '')?.[1]);
  expect(Math.abs(signedAt - Date.now() / 1000)).toBeLessThan(300);
});

it('tries again until the endpoint accepts, then counts the event as delivered', async () => {
  receiver.refuseNext(2, 503);
  await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await receiver.until((received) => received.length === 3);
  expect(new Set(receiver.received.map((one) => read(one).id)).size).toBe(1);
  const delivered = async () => (await sandbox.stripe.events.list({ delivery_success: true })).data.length;
  while ((await delivered()) === 0);
  const { data } = await sandbox.stripe.events.list();
  expect(data).toMatchObject([{ pending_webhooks: 0 }]);
});

it('holds everything back while paused', async () => {
  await sandbox.control('POST', '/webhooks', { paused: true });
  await payWith(sandbox.stripe, 'pm_card_visa');
  expect(await sandbox.control('GET', '/webhooks')).toMatchObject({ paused: true, pending: 3 });
  expect(receiver.received).toEqual([]);
  await sandbox.control('POST', '/webhooks', { paused: false });
  await receiver.until((received) => received.length === 3);
});

it('sends twice when asked to', async () => {
  await sandbox.control('POST', '/webhooks', { duplicate: true });
  await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await receiver.until((received) => received.length === 2);
  const ids = receiver.received.map((one) => read(one).id);
  expect(ids[0]).toBe(ids[1]);
});

it('sends out of order when asked to', async () => {
  await sandbox.control('POST', '/webhooks', { shuffle: true });
  for (let i = 0; i < 12; i += 1) await sandbox.stripe.paymentIntents.create({ amount: 100 + i, currency: 'usd' });
  await receiver.until((received) => received.length === 12);
  const amounts = receiver.received.map((one) => (read(one).data.object as Stripe.PaymentIntent).amount);
  expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => 100 + index));
  // Twelve in order by chance: once in 479 million.
  expect(amounts).not.toEqual(amounts.toSorted((a, b) => a - b));
});

it('sends one event or all of them again on request', async () => {
  await payWith(sandbox.stripe, 'pm_card_visa');
  await receiver.until((received) => received.length === 3);
  const { data } = await sandbox.stripe.events.list({ type: 'payment_intent.succeeded' });
  await sandbox.control('POST', `/events/${data[0]?.id}/redeliver`, { times: 2 });
  await receiver.until((received) => received.length === 5);
  expect(await sandbox.control('POST', '/redeliver', { times: 3, shuffle: true })).toEqual({
    events: 3,
    deliveries: 9,
  });
  await receiver.until((received) => received.length === 14);
});

it('names the connected account in its events, and lists them under that account', async () => {
  const account = await connectedAccount(sandbox.stripe);
  await sandbox.control('POST', `/accounts/${account.id}/onboard`);
  await receiver.until(has('account.updated'));
  const updated = receiver.received.map(read).find(({ type }) => type === 'account.updated');
  expect(updated).toMatchObject({ account: account.id, data: { object: { id: account.id } } });
  const own = await sandbox.stripe.events.list(
    { types: ['account.updated', 'capability.updated'] },
    { stripeAccount: account.id },
  );
  expect(own.data.map(({ type }) => type)).toEqual(['account.updated', 'capability.updated']);
  expect((await sandbox.stripe.events.list()).data).toEqual([]);
});

it('sends after a restart what was not delivered before it', async () => {
  await sandbox.control('POST', '/webhooks', { paused: true });
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  const options = { webhook: { url: receiver.url, secret: SECRET }, dataDirectory: sandbox.directory };
  await sandbox.stop({ keepData: true });
  sandbox = await startTestSandbox(options);
  expect(await sandbox.control('GET', '/webhooks')).toMatchObject({ paused: true, pending: 1 });
  await sandbox.control('POST', '/webhooks', { paused: false });
  await receiver.until((received) => received.length === 1);
  expect(receiver.received.map(read)).toMatchObject([
    { type: 'payment_intent.created', data: { object: { id: intent.id } } },
  ]);
});

it('hides events after 30 days', async () => {
  await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  const [event] = (await sandbox.stripe.events.list()).data;
  await sandbox.control('POST', '/clock', { advance_seconds: 30 * 86_400 });
  expect((await sandbox.stripe.events.list()).data).toEqual([]);
  await expect(sandbox.stripe.events.retrieve(event?.id ?? '')).rejects.toMatchObject({ statusCode: 404 });
});

import type Stripe from 'stripe';
import { connectedAccount, payWith } from '../testing/payments.js';
import { failureOf, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { startWebhookReceiver, type Received, type WebhookReceiver } from '../testing/webhook-receiver.js';

let receiver: WebhookReceiver;
let sandbox: TestSandbox;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  sandbox = await startTestSandbox();
});

afterEach(async () => {
  await sandbox.stop();
  await receiver.close();
});

type EnabledEvents = Stripe.WebhookEndpointCreateParams['enabled_events'];

const endpointFor = (events: EnabledEvents, extra: Partial<Stripe.WebhookEndpointCreateParams> = {}) =>
  sandbox.stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: events, ...extra });

const types = (received: readonly Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as Stripe.EventBase).type).toSorted();

it('is sent the types it has named, signed with the secret that it is told once', async () => {
  const made = await endpointFor(['payment_intent.succeeded', 'charge.succeeded']);
  await payWith(sandbox.stripe, 'pm_card_visa');
  await receiver.until((received) => received.length === 2);
  expect(types(receiver.received)).toEqual(['charge.succeeded', 'payment_intent.succeeded']);
  for (const { body, signature } of receiver.received)
    expect(sandbox.stripe.webhooks.constructEvent(body, signature, made.secret ?? '')).toMatchObject({
      object: 'event',
    });
  expect((await sandbox.stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
});

it('hears of connected accounts only when it was made for them, and then of nothing else', async () => {
  await endpointFor(['*'], { connect: true });
  await payWith(sandbox.stripe, 'pm_card_visa');
  const account = await connectedAccount(sandbox.stripe);
  await sandbox.control('POST', `/accounts/${account.id}/onboard`);
  await receiver.until((received) => received.length === 3);
  expect(types(receiver.received)).toEqual([
    'account.external_account.created',
    'account.updated',
    'capability.updated',
  ]);
});

it('counts in the event until it has taken it, beside the endpoint of the configuration', async () => {
  const other = await startWebhookReceiver();
  await sandbox.stop();
  sandbox = await startTestSandbox({ webhook: { url: other.url, secret: 'whsec_configured' } });
  await endpointFor(['payment_intent.created']);
  await sandbox.control('POST', '/webhooks', { paused: true });
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  expect((await sandbox.stripe.events.list()).data).toMatchObject([
    { pending_webhooks: 2, data: { object: { id: intent.id } } },
  ]);
  await sandbox.control('POST', '/webhooks', { paused: false });
  await Promise.all([receiver, other].map((one) => one.until((received) => received.length === 1)));
  while ((await sandbox.stripe.events.list({ delivery_success: true })).data.length === 0);
  expect((await sandbox.stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
  await other.close();
});

it('can be changed, switched off, listed and deleted', async () => {
  const { webhookEndpoints, paymentIntents } = sandbox.stripe;
  const made = await endpointFor(['*'], { description: 'First', metadata: { a: '1' } });
  const updated = await webhookEndpoints.update(made.id, { disabled: true, description: '', metadata: { b: '2' } });
  expect(updated).toMatchObject({ status: 'disabled', description: null, metadata: { a: '1', b: '2' } });
  await paymentIntents.create({ amount: 100, currency: 'usd' });
  await webhookEndpoints.update(made.id, { disabled: false, enabled_events: ['payment_intent.canceled'] });
  const intent = await paymentIntents.create({ amount: 100, currency: 'usd' });
  await paymentIntents.cancel(intent.id);
  await receiver.until((received) => received.length === 1);
  expect(types(receiver.received)).toEqual(['payment_intent.canceled']);

  expect((await webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([made.id]);
  await expect(webhookEndpoints.del(made.id)).resolves.toMatchObject({ deleted: true });
  expect((await webhookEndpoints.list()).data).toEqual([]);
  expect(await failureOf(webhookEndpoints.retrieve(made.id))).toMatchObject({ statusCode: 404 });
});

it('refuses an address that is none', async () => {
  expect(await failureOf(endpointFor(['*'], { url: 'ftp://example.com' }))).toMatchObject({ code: 'url_invalid' });
});

it('is still there after a restart, and is sent what was left', async () => {
  const made = await endpointFor(['payment_intent.created']);
  await sandbox.control('POST', '/webhooks', { paused: true });
  await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  const { directory } = sandbox;
  await sandbox.stop({ keepData: true });
  sandbox = await startTestSandbox({ dataDirectory: directory });
  await sandbox.control('POST', '/webhooks', { paused: false });
  await receiver.until((received) => received.length === 1);
  const [{ body, signature } = { body: '', signature: '' }] = receiver.received;
  expect(sandbox.stripe.webhooks.constructEvent(body, signature, made.secret ?? '')).toMatchObject({ object: 'event' });
});

it('is not sent after a restart what happened before it was made', async () => {
  await endpointFor(['payment_intent.created']);
  await sandbox.control('POST', '/webhooks', { paused: true });
  await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
  await sandbox.control('POST', '/clock', { advance_seconds: 60 });
  const late = await startWebhookReceiver();
  await endpointFor(['payment_intent.created'], { url: late.url });
  await sandbox.stripe.paymentIntents.create({ amount: 200, currency: 'usd' });
  const { directory } = sandbox;
  await sandbox.stop({ keepData: true });
  sandbox = await startTestSandbox({ dataDirectory: directory });

  expect(await sandbox.control('GET', '/webhooks')).toMatchObject({ pending: 3 });
  await sandbox.control('POST', '/webhooks', { paused: false });
  await receiver.until((received) => received.length === 2);
  await late.until((received) => received.length === 1);
  expect(late.received.map(({ body }) => JSON.parse(body).data.object.amount)).toEqual([200]);
  await late.close();
});

import type Stripe from 'stripe';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { payWith } from '../testing/payments.js';
import { formatDollars } from './dollars.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const challenged = () => payWith(sandbox.stripe, 'pm_card_authenticationRequired', 527_000);

/** The page's address without the edge in front. */
const pageOf = (intent: Stripe.PaymentIntent) =>
  (intent.next_action?.redirect_to_url?.url ?? '').replace('http://localhost:3000/_pay', sandbox.url);

const answer = (intent: Stripe.PaymentIntent, outcome: string) =>
  fetch(pageOf(intent), { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

const chargesOf = async (intent: Stripe.PaymentIntent) =>
  (await sandbox.stripe.charges.list({ payment_intent: intent.id })).data;

it('sends the payer to a page under the public address and takes no money before the answer', async () => {
  const intent = await challenged();
  expect(intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: 'http://localhost:3000/app/checkout' } },
  });
  expect(intent.next_action?.redirect_to_url?.url).toMatch(/^http:\/\/localhost:3000\/_pay\/3d-secure\/sbx\w{32}$/);
  expect(await chargesOf(intent)).toEqual([]);
});

it('takes the money when the payer completes it, and leads back with the result', async () => {
  const intent = await challenged();
  const reply = await answer(intent, 'complete');
  const back = new URL(reply.headers.get('location') ?? '');
  expect(reply.status).toBe(303);
  expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/app/checkout');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  });
  const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    next_action: null,
    latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
  });
});

it('takes nothing when the payer fails it, and lets another card pay', async () => {
  const intent = await challenged();
  const reply = await answer(intent, 'fail');
  expect(reply.headers.get('location')).toContain('redirect_status=failed');
  const failed = await sandbox.stripe.paymentIntents.retrieve(intent.id);
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect(await chargesOf(intent)).toEqual([]);
  const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/x',
  });
  expect(paid.status).toBe('succeeded');
});

it('charges once on a double click', async () => {
  const intent = await challenged();
  const replies = await Promise.all([answer(intent, 'complete'), answer(intent, 'complete'), answer(intent, 'fail')]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await chargesOf(intent)).toHaveLength(1);
});

it('closes the old page when the payer has begun again', async () => {
  const intent = await challenged();
  const again = await sandbox.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost/x',
  });
  expect(pageOf(again)).not.toBe(pageOf(intent));
  expect(await (await fetch(pageOf(intent))).text()).toContain('Already answered');
  await answer(intent, 'complete');
  await expect(sandbox.stripe.paymentIntents.retrieve(intent.id)).resolves.toMatchObject({ status: 'requires_action' });
});

it('reads in the language of the address, else of the browser', async () => {
  const page = pageOf(await challenged());
  const english = await (await fetch(page, { headers: { 'accept-language': 'fr, en;q=0.8' } })).text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('Complete authentication');
  expect(english).toContain('$5,270.00');
  const spanish = await (await fetch(page, { headers: { 'accept-language': 'en;q=0.2, es-MX;q=0.9' } })).text();
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('Completar la autenticación');
  expect(spanish).toContain('No se mueve dinero real.');
  const asked = await (await fetch(`${page}?locale=es`, { headers: { 'accept-language': 'en' } })).text();
  expect(asked).toContain('Rechazar la autenticación');
});

it('needs no script and no inline style', async () => {
  const page = await fetch(pageOf(await challenged()));
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(text).not.toMatch(/<script|<style|style=|\son\w+=/);
  const sheet = await fetch(new URL('../assets/pages.css', page.url));
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

it('answers 404 in words for an address that never existed', async () => {
  const reply = await fetch(`${sandbox.url}/3d-secure/sbxnothing?locale=es`);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('Página no encontrada');
});

it.each([
  [50, '$0.50'],
  [5, '$0.05'],
  [527_000, '$5,270.00'],
  [99_999_999, '$999,999.99'],
])('writes %i cents as %s', (cents, text) => {
  expect(formatDollars(cents)).toBe(text);
});

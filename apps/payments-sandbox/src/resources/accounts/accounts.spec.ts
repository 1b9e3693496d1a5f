import type Stripe from 'stripe';
import { failureOf, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';
import { connectedAccount, idOf, payWith } from '../../testing/payments.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const linkFor = (account: string) =>
  sandbox.stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: 'http://localhost:3000/app/payouts?done=1',
    refresh_url: 'http://localhost:3000/app/payouts?again=1',
  });

/** The sandbox's own address of a link, without the edge in front. */
const local = (link: Stripe.AccountLink) => link.url.replace('http://localhost:3000/_pay', sandbox.url);

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const COMPLETE = {
  holder: 'Ana Brennan',
  routing: '110000000',
  account: '000123456789',
  terms: 'yes',
  action: 'finish',
};

it('starts without capabilities and with requirements', async () => {
  const account = await connectedAccount(sandbox.stripe);
  expect(account).toMatchObject({
    capabilities: { transfers: 'inactive' },
    controller: {
      losses: { payments: 'application' },
      fees: { payer: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    details_submitted: false,
    payouts_enabled: false,
    requirements: { disabled_reason: 'requirements.past_due' },
  });
});

it('is turned active by the onboarding page, which leads back and can be used once', async () => {
  const account = await connectedAccount(sandbox.stripe);
  const link = await linkFor(account.id);
  const page = await fetch(local(link));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

  const done = await post(local(link), COMPLETE);
  expect([done.status, done.headers.get('location')]).toEqual([303, 'http://localhost:3000/app/payouts?done=1']);
  const active = await sandbox.stripe.accounts.retrieve(account.id);
  expect(active).toMatchObject({
    capabilities: { transfers: 'active' },
    payouts_enabled: true,
    details_submitted: true,
    requirements: { currently_due: [], disabled_reason: null },
    external_accounts: { data: [{ last4: '6789', account_holder_name: 'Ana Brennan' }] },
  });
  const events = await sandbox.stripe.events.list({ type: 'account.updated' }, { stripeAccount: account.id });
  expect(events.data).toMatchObject([
    { account: account.id, data: { object: { id: account.id, payouts_enabled: true } } },
  ]);

  const again = await fetch(local(link), { redirect: 'manual' });
  expect([again.status, again.headers.get('location')]).toEqual([303, 'http://localhost:3000/app/payouts?again=1']);
});

it('names each wrong field, keeps what was typed, and takes no real bank details', async () => {
  const account = await connectedAccount(sandbox.stripe);
  const link = await linkFor(account.id);
  const refused = await post(`${local(link)}?locale=es`, {
    ...COMPLETE,
    holder: 'Ana <b>',
    routing: '021000021',
    terms: '',
  });
  const text = await refused.text();
  expect(refused.status).toBe(422);
  expect(text).toContain('Use el número de ruta de prueba 110000000.');
  expect(text).toContain('Acepte los términos para continuar.');
  expect(text).toContain('value="Ana &lt;b&gt;"');
  expect(text).toContain('value="021000021"');
  await expect(sandbox.stripe.accounts.retrieve(account.id)).resolves.toMatchObject({ details_submitted: false });
});

it('takes another bank account on the same page after a payout came back', async () => {
  const { stripe } = sandbox;
  const { id } = await connectedAccount(stripe);
  await post(local(await linkFor(id)), { ...COMPLETE, account: '000111111116' });
  const paid = await payWith(stripe, 'pm_card_visa', 10_000);
  await stripe.transfers.create({
    amount: 9000,
    currency: 'usd',
    destination: id,
    source_transaction: idOf(paid.latest_charge),
  });
  await sandbox.control('POST', '/clock', { advance_seconds: 6 * 86_400 });
  await expect(stripe.accounts.retrieve(id)).resolves.toMatchObject({ payouts_enabled: false });
  await post(local(await linkFor(id)), COMPLETE);
  await expect(stripe.accounts.retrieve(id)).resolves.toMatchObject({
    payouts_enabled: true,
    requirements: { currently_due: [] },
    external_accounts: { data: [{ last4: '6789', status: 'new' }] },
  });
});

it('leads back unchanged when the contractor puts it off', async () => {
  const account = await connectedAccount(sandbox.stripe);
  const later = await post(local(await linkFor(account.id)), { action: 'later' });
  expect(later.headers.get('location')).toBe('http://localhost:3000/app/payouts?done=1');
  await expect(sandbox.stripe.accounts.retrieve(account.id)).resolves.toMatchObject({ payouts_enabled: false });
});

it('has links that grow too old', async () => {
  const account = await connectedAccount(sandbox.stripe);
  const link = await linkFor(account.id);
  await sandbox.control('POST', '/clock', { advance_seconds: 301 });
  const late = await post(local(link), COMPLETE);
  expect(late.headers.get('location')).toBe('http://localhost:3000/app/payouts?again=1');
  await expect(sandbox.stripe.accounts.retrieve(account.id)).resolves.toMatchObject({ payouts_enabled: false });
});

it('can be updated, and refuses what it does not know', async () => {
  const account = await connectedAccount(sandbox.stripe);
  const updated = await sandbox.stripe.accounts.update(account.id, {
    metadata: { contractor: '7' },
    settings: { payouts: { schedule: { interval: 'manual' } } },
  });
  expect(updated).toMatchObject({
    metadata: { contractor: '7' },
    settings: { payouts: { schedule: { interval: 'manual', delay_days: 2 } } },
  });
  expect(
    await failureOf(
      sandbox.stripe.accounts.update(account.id, { business_type: 'individual', company: { name: 'x' } }),
    ),
  ).toMatchObject({
    code: 'parameter_unknown',
    param: 'company',
  });
});

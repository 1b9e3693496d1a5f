import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { failureOf, startTestSandbox, type TestSandbox } from './testing/test-sandbox.js';
import { connectedAccount, debitFrom, idOf, payWith } from './testing/payments.js';

const run = promisify(execFile);
const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

/** Kinds of the sandbox's memory that are Stripe's, with the SDK's name for each. */
const TYPES: Readonly<Record<string, string>> = {
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  charge: 'Charge',
  refund: 'Refund',
  transfer: 'Transfer',
  transfer_reversal: 'TransferReversal',
  account: 'Account',
  balance_transaction: 'BalanceTransaction',
  mandate: 'Mandate',
  payout: 'Payout',
  dispute: 'Dispute',
  event: 'Event',
};

let sandbox: TestSandbox;
let directory: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  directory = await mkdtemp(join(tmpdir(), 'cw-conformity-'));
});

afterAll(async () => {
  await sandbox.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Goes through everything that makes or changes an object. */
async function exercise(): Promise<{ type: string; value: unknown }[]> {
  const { stripe } = sandbox;
  const account = await connectedAccount(stripe);
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    return_url: 'http://localhost/a',
    refresh_url: 'http://localhost/b',
  });
  await sandbox.control('POST', `/accounts/${account.id}/onboard`);
  const paid = await payWith(stripe, 'pm_card_visa', 10_000, {
    description: 'Roof',
    metadata: { a: 'b' },
    receipt_email: 'a@b.test',
    statement_descriptor_suffix: 'ROOF',
  });
  const transfer = await stripe.transfers.create({
    amount: 9000,
    currency: 'usd',
    destination: account.id,
    source_transaction: idOf(paid.latest_charge),
  });
  const unpaid = await connectedAccount(stripe);
  await sandbox.control('POST', `/accounts/${unpaid.id}/onboard`, { account_number: '000111111113' });
  await stripe.transfers.create({
    amount: 900,
    currency: 'usd',
    destination: unpaid.id,
    source_transaction: idOf(paid.latest_charge),
  });
  await stripe.transfers.createReversal(transfer.id, { amount: 1000 });
  await stripe.refunds.create({ payment_intent: paid.id, amount: 500, reason: 'requested_by_customer' });
  await failureOf(payWith(stripe, 'pm_card_visa_chargeDeclinedInsufficientFunds'));
  const challenged = await payWith(stripe, 'pm_card_authenticationRequired');
  const page = (challenged.next_action?.redirect_to_url?.url ?? '').replace('http://localhost:3000/_pay', sandbox.url);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'complete' }), redirect: 'manual' });
  await payWith(stripe, 'pm_card_authenticationRequired');
  for (const card of ['pm_card_refundFail', 'pm_card_pendingRefund'])
    await stripe.refunds.create({ payment_intent: (await payWith(stripe, card)).id });
  const disputed = await payWith(stripe, 'pm_card_createDispute');
  const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.id })).data;
  await stripe.disputes.update(dispute?.id ?? '', { evidence: { customer_name: 'Maria Delgado' } });
  await sandbox.control('POST', `/disputes/${dispute?.id}/close`, { outcome: 'won' });
  const canceled = await stripe.paymentIntents.create({
    amount: 100,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
  });
  await stripe.paymentIntents.cancel(canceled.id);
  const debited = await debitFrom(stripe, 'pm_usBankAccount_success');
  for (const account of [
    'pm_usBankAccount_insufficientFunds',
    'pm_usBankAccount_dispute',
    'pm_usBankAccount_processing',
  ])
    await debitFrom(stripe, account);
  await sandbox.control('POST', '/clock', { advance_seconds: 4 * 86_400 });
  await stripe.refunds.create({ payment_intent: debited.id, amount: 700 });
  await sandbox.control('POST', '/clock', { advance_seconds: 4 * 86_400 });
  return [
    { type: 'Balance', value: await stripe.balance.retrieve() },
    { type: 'AccountLink', value: link },
    { type: 'LoginLink', value: await stripe.accounts.createLoginLink(account.id) },
    {
      type: 'Charge',
      value: await stripe.charges.retrieve(idOf(paid.latest_charge), {
        expand: ['refunds', 'balance_transaction', 'payment_intent.payment_method'],
      }),
    },
    { type: 'ApiList<Stripe.Event>', value: await stripe.events.list({ limit: 100 }) },
  ];
}

function claim(type: string, value: unknown): string {
  return `(${JSON.stringify(value)}) satisfies Stripe.${type};`;
}

const without = (record: object, name: string): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

async function collectClaims(): Promise<string[]> {
  const answers = await exercise();
  const state = await sandbox.control<Record<string, Record<string, unknown>[]>>('GET', '/state');
  const kept = Object.entries(TYPES).flatMap(([kind, type]) =>
    (state[kind] ?? []).map((record) => claim(type, without(record, '_account'))),
  );
  return [...kept, ...answers.map(({ type, value }) => claim(type, value))];
}

async function compile(claims: readonly string[]): Promise<string> {
  const sdk = join(dirname(resolve('stripe')), '..', 'esm', 'stripe.esm.node.d.ts');
  await writeFile(join(directory, 'claims.ts'), `import type Stripe from 'stripe';\n${claims.join('\n')}\n`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    types: [],
    paths: { stripe: [sdk] },
  };
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['claims.ts'] }));
  const compiler = join(dirname(resolve('typescript')), 'tsc.js');
  return run(process.execPath, [compiler, '-p', directory]).then(
    () => '',
    (failure: { stdout: string }) => failure.stdout,
  );
}

it('builds objects that are, field for field, what the SDK’s own types say', async () => {
  const claims = await collectClaims();
  for (const type of Object.values(TYPES))
    expect(claims.some((one) => one.endsWith(`satisfies Stripe.${type};`))).toBe(true);
  expect(await compile(claims)).toBe('');
}, 60_000);

it('would notice a field that is missing, of a wrong kind, or unknown', async () => {
  const { data } = await sandbox.stripe.refunds.list({ limit: 1 });
  const refund = { ...data[0] };
  const errors = await compile([
    claim('Refund', without(refund, 'charge')),
    claim('Refund', { ...refund, amount: '5' }),
    claim('Refund', { ...refund, amuont: 5 }),
  ]);
  expect(errors).toContain("Property 'charge' is missing");
  expect(errors).toContain("Type 'string' is not assignable to type 'number'");
  expect(errors).toContain(`'"amuont"' does not exist`);
}, 60_000);

import type Stripe from 'stripe';
import { failureOf, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { connectedAccount, debitFrom, idOf, payWith } from '../testing/payments.js';

const FOUR_DAYS = 4 * 86_400;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const advance = (seconds: number) => sandbox.control('POST', '/clock', { advance_seconds: seconds });

const read = (id: string) =>
  sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });

const chargeOf = (intent: Stripe.PaymentIntent): Stripe.Charge => {
  if (intent.latest_charge === null || typeof intent.latest_charge === 'string') throw new Error('no charge');
  return intent.latest_charge;
};

const typedAccount = (accountNumber: string, extra: Record<string, string> = {}) => ({
  'payment_method_data[type]': 'us_bank_account',
  'payment_method_data[us_bank_account][account_holder_type]': 'individual',
  'payment_method_data[us_bank_account][account_number]': accountNumber,
  'payment_method_data[us_bank_account][account_type]': 'savings',
  'payment_method_data[us_bank_account][routing_number]': '110000000',
  'payment_method_data[billing_details][name]': 'Maria Delgado',
  ...extra,
});

async function debitInBrowser(form: Record<string, string>) {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 250_000, currency: 'usd' });
  const path = `/v1/payment_intents/${intent.id}/confirm`;
  return { intent, ...(await sandbox.browser('POST', path, { client_secret: intent.client_secret ?? '', ...form })) };
}

const typesFor = async (id: string) => {
  const { data } = await sandbox.stripe.events.list({ limit: 100 });
  return data.filter((event) => JSON.stringify(event.data.object).includes(id)).map(({ type }) => type);
};

describe('a bank debit', () => {
  it('is on its way for four days, then succeeds less 0.8 %, at most $5', async () => {
    const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_success', 250_000, { description: 'Roof' });
    expect(begun).toMatchObject({ status: 'processing', amount_received: 0, last_payment_error: null });
    const pending = chargeOf(await read(begun.id));
    expect(pending).toMatchObject({ status: 'pending', paid: false, balance_transaction: null });
    expect(pending.id).toMatch(/^py_sbx/);

    await advance(FOUR_DAYS - 60);
    await expect(read(begun.id)).resolves.toMatchObject({ status: 'processing' });
    await advance(60);
    const done = await read(begun.id);
    expect(done).toMatchObject({ status: 'succeeded', amount_received: 250_000 });
    expect(chargeOf(done)).toMatchObject({
      id: pending.id,
      status: 'succeeded',
      paid: true,
      balance_transaction: { amount: 250_000, fee: 500, net: 249_500, status: 'available', type: 'payment' },
    });
    expect((await typesFor(begun.id)).toSorted()).toEqual([
      'charge.pending',
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.processing',
      'payment_intent.succeeded',
    ]);
  });

  it('names bank and last four digits for the receipt, under a mandate for this one payment', async () => {
    const { intent, status, body } = await debitInBrowser(typedAccount('000123456789'));
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'processing' } });
    await sandbox.control('POST', `/payment_intents/${intent.id}/settle`);
    const details = chargeOf(await read(intent.id)).payment_method_details?.us_bank_account;
    expect(details).toMatchObject({
      account_type: 'savings',
      bank_name: 'STRIPE TEST BANK',
      last4: '6789',
      routing_number: '110000000',
    });
    expect(details?.payment_reference).toMatch(/^\d{15}$/);
    await expect(sandbox.stripe.mandates.retrieve(idOf(details?.mandate))).resolves.toMatchObject({
      customer_acceptance: { type: 'online' },
      single_use: { amount: 250_000, currency: 'usd' },
      status: 'active',
    });
  });

  it.each([
    ['pm_usBankAccount_accountClosed', 'account_closed'],
    ['pm_usBankAccount_noAccount', 'no_account'],
    ['pm_usBankAccount_insufficientFunds', 'insufficient_funds'],
    ['pm_usBankAccount_debitNotAuthorized', 'debit_not_authorized'],
    ['pm_usBankAccount_invalidCurrency', 'invalid_currency'],
  ])('from %s comes back as %s, costs nothing, and the payer may try again', async (token, code) => {
    const begun = await debitFrom(sandbox.stripe, token, 80_000);
    await advance(FOUR_DAYS);
    const failed = await read(begun.id);
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, charge: idOf(begun.latest_charge), payment_method: { type: 'us_bank_account' } },
      latest_charge: { status: 'failed', failure_code: code, paid: false, balance_transaction: null },
    });
    const again = await sandbox.stripe.paymentIntents.confirm(begun.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/x',
    });
    expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('can be settled at once by a control call, and only once', async () => {
    const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_success', 1000);
    const settle = () => sandbox.control('POST', `/payment_intents/${begun.id}/settle`);
    expect(await settle()).toMatchObject({ status: 'succeeded' });
    expect(await settle()).toMatchObject({ status: 'succeeded' });
    await advance(FOUR_DAYS);
    const booked = await sandbox.stripe.balanceTransactions.list({ source: idOf(begun.latest_charge) });
    expect(booked.data).toMatchObject([{ amount: 1000, fee: 8 }]);
  });

  it('that is disputed is lost at once, and takes the leave to debit with it', async () => {
    const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_dispute', 50_000);
    await advance(FOUR_DAYS);
    const charge = chargeOf(await read(begun.id));
    expect(charge).toMatchObject({ status: 'succeeded', disputed: true });
    const { data } = await sandbox.stripe.disputes.list({ payment_intent: begun.id });
    expect(data).toMatchObject([{ status: 'lost', amount: 50_000, balance_transactions: [{ net: -51_500 }] }]);
    const mandate = idOf(charge.payment_method_details?.us_bank_account?.mandate);
    await expect(sandbox.stripe.mandates.retrieve(mandate)).resolves.toMatchObject({ status: 'inactive' });
  });
});

describe('what a bank debit needs', () => {
  it('is, from a server, that somebody took the mandate', async () => {
    const error = await failureOf(payWith(sandbox.stripe, 'pm_usBankAccount_success', 1000));
    expect(error).toMatchObject({ statusCode: 400, payment_intent: { status: 'requires_confirmation' } });
    expect(error.message).toContain('mandate_data');
  });

  it.each([
    [
      'a routing number',
      { 'payment_method_data[us_bank_account][routing_number]': '021000021' },
      'routing_number_invalid',
    ],
    [
      'an account number',
      { 'payment_method_data[us_bank_account][account_number]': '12345678' },
      'account_number_invalid',
    ],
    ['a holder', { 'payment_method_data[billing_details][name]': '' }, 'parameter_missing'],
  ])('is %s of the test list, so that no real account can be debited', async (_what, extra, code) => {
    const { intent, status, body } = await debitInBrowser(typedAccount('000123456789', extra));
    expect({ status, error: body['error'] }).toMatchObject({ status: 400, error: { code } });
    await expect(read(intent.id)).resolves.toMatchObject({ status: 'requires_payment_method', latest_charge: null });
  });

  it('is an intent that takes bank accounts', async () => {
    const cardsOnly = debitFrom(sandbox.stripe, 'pm_usBankAccount_success', 1000, {
      allowed_payment_method_types: ['card'],
    });
    expect(await failureOf(cardsOnly)).toMatchObject({ code: 'payment_intent_incompatible_payment_method' });
  });
});

describe('while it is on its way', () => {
  it('cannot be confirmed again, refunded or called back', async () => {
    const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_success', 1000);
    const { paymentIntents, refunds } = sandbox.stripe;
    const unexpected = { code: 'payment_intent_unexpected_state' };
    expect(await failureOf(paymentIntents.confirm(begun.id, { return_url: 'http://localhost/x' }))).toMatchObject(
      unexpected,
    );
    expect(await failureOf(refunds.create({ payment_intent: begun.id }))).toMatchObject(unexpected);
    expect(await failureOf(paymentIntents.cancel(begun.id))).toMatchObject(unexpected);
  });

  it('is called back only from the account whose debits never end', async () => {
    const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_processing', 1000);
    await advance(30 * 86_400);
    await expect(read(begun.id)).resolves.toMatchObject({ status: 'processing' });
    await expect(sandbox.stripe.paymentIntents.cancel(begun.id)).resolves.toMatchObject({ status: 'canceled' });
    expect(chargeOf(await read(begun.id))).toMatchObject({ status: 'failed', paid: false });
  });
});

it('what a bank account has paid can be passed on like any charge', async () => {
  const { id: destination } = await connectedAccount(sandbox.stripe);
  await sandbox.control('POST', `/accounts/${destination}/onboard`);
  const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_success', 10_000);
  const transfer = () =>
    sandbox.stripe.transfers.create({
      amount: 9000,
      currency: 'usd',
      destination,
      source_transaction: idOf(begun.latest_charge),
    });
  expect(await failureOf(transfer())).toMatchObject({ statusCode: 400, param: 'source_transaction' });
  await advance(FOUR_DAYS);
  await expect(transfer()).resolves.toMatchObject({ amount: 9000, source_transaction: idOf(begun.latest_charge) });
});

it('a refund to a bank account is days on its way and then has a reference', async () => {
  const begun = await debitFrom(sandbox.stripe, 'pm_usBankAccount_success', 10_000);
  await advance(FOUR_DAYS);
  const refund = await sandbox.stripe.refunds.create({ payment_intent: begun.id, amount: 4000 });
  expect(refund).toMatchObject({
    status: 'pending',
    destination_details: { type: 'us_bank_transfer', us_bank_transfer: { reference_status: 'pending' } },
  });
  await advance(FOUR_DAYS);
  const arrived = await sandbox.stripe.refunds.retrieve(refund.id);
  expect(arrived).toMatchObject({
    status: 'succeeded',
    destination_details: { us_bank_transfer: { reference_status: 'available' } },
  });
});

import { SECRET_KEY, failureOf, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';
import { idOf, payWith } from '../../testing/payments.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.stop());

const create = (extra = {}) => sandbox.stripe.paymentIntents.create({ amount: 527_000, currency: 'usd', ...extra });

const typedCard = (number: string, extra: Record<string, string> = {}) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2032',
  'payment_method_data[card][cvc]': '123',
  return_url: 'http://localhost:3000/app/checkout',
  ...extra,
});

const confirmInBrowser = async (number: string, extra: Record<string, string> = {}) => {
  const intent = await create();
  const reply = await sandbox.browser('POST', `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    ...typedCard(number),
    ...extra,
  });
  return { intent, ...reply };
};

describe('creating a payment intent', () => {
  it('keeps amount, group and metadata, waits for a card, and carries sbx in its id', async () => {
    const intent = await create({
      transfer_group: 'project_7',
      metadata: { project: 'p 7', 'a[b]': 'c' },
      receipt_email: 'maria@example.com',
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 527_000,
      status: 'requires_payment_method',
      transfer_group: 'project_7',
      metadata: { project: 'p 7', 'a[b]': 'c' },
      livemode: false,
    });
    expect(intent.id).toMatch(/^pi_sbx[0-9A-Za-z]{20}$/);
    expect(intent.client_secret?.startsWith(`${intent.id}_secret_`)).toBe(true);
  });

  it('takes 50 cents and refuses 49', async () => {
    await expect(create({ amount: 50 })).resolves.toMatchObject({ amount: 50 });
    expect(await failureOf(create({ amount: 49 }))).toMatchObject({
      statusCode: 400,
      code: 'amount_too_small',
      param: 'amount',
    });
  });

  it('takes $999,999.99 and refuses a cent more', async () => {
    await expect(create({ amount: 99_999_999 })).resolves.toMatchObject({ amount: 99_999_999 });
    expect(await failureOf(create({ amount: 100_000_000 }))).toMatchObject({ code: 'amount_too_large' });
  });

  it('refuses another currency, a missing amount and an amount that is not whole', async () => {
    expect(await failureOf(create({ currency: 'eur' }))).toMatchObject({ param: 'currency' });
    expect(await failureOf(create({ amount: undefined }))).toMatchObject({
      code: 'parameter_missing',
      param: 'amount',
    });
    expect(await failureOf(create({ amount: 10.5 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  });

  it('refuses to confirm from a server without a way back, as Stripe does', async () => {
    const error = await failureOf(create({ confirm: true, payment_method: 'pm_card_visa' }));
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    expect(error.message).toContain('return_url');
  });
});

describe('confirming', () => {
  it('charges the card once and refuses a second confirmation with the intent inside', async () => {
    const paid = await payWith(sandbox.stripe, 'pm_card_visa');
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 527_000, last_payment_error: null });
    const error = await failureOf(sandbox.stripe.paymentIntents.confirm(paid.id, { return_url: 'http://localhost/x' }));
    expect(error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    });
    const charges = await sandbox.stripe.charges.list({ payment_intent: paid.id });
    expect(charges.data).toHaveLength(1);
  });

  it('names the missing payment method', async () => {
    const intent = await create();
    const error = await failureOf(
      sandbox.stripe.paymentIntents.confirm(intent.id, { return_url: 'http://localhost/x' }),
    );
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(error.message).toContain('missing a payment method');
  });

  it('answers a decline with 402 and all that the caller needs, and lets the payer try another card', async () => {
    const intent = await create();
    const error = await failureOf(
      sandbox.stripe.paymentIntents.confirm(intent.id, {
        payment_method: 'pm_card_visa_chargeDeclined',
        return_url: 'http://localhost/x',
      }),
    );
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      payment_method: null,
      last_payment_error: { code: 'card_declined', charge: idOf(after.latest_charge) },
    });
    expect(after.latest_charge).toMatchObject({
      status: 'failed',
      failure_code: 'card_declined',
      paid: false,
      balance_transaction: null,
    });

    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/x',
    });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    const charges = await sandbox.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed']);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('declines the typed card %s as %s', async (number, code, declineCode) => {
    const { status, body } = await confirmInBrowser(number);
    expect(status).toBe(402);
    expect(body['error']).toMatchObject({
      type: 'card_error',
      code,
      ...(declineCode && { decline_code: declineCode }),
    });
  });

  it.each([
    ['a wrong check digit', '4242424242424241', {}, 'incorrect_number'],
    ['a number that is no test card', '4539578763621486', {}, 'incorrect_number'],
    [
      'a month that does not exist',
      '4242424242424242',
      { 'payment_method_data[card][exp_month]': '13' },
      'invalid_expiry_month',
    ],
    ['a past year', '4242424242424242', { 'payment_method_data[card][exp_year]': '2020' }, 'invalid_expiry_year'],
    ['a short security code', '4242424242424242', { 'payment_method_data[card][cvc]': '12' }, 'invalid_cvc'],
  ])('refuses %s and makes no charge', async (_what, number, extra, code) => {
    const { intent, status, body } = await confirmInBrowser(number, extra);
    expect({ status, error: body['error'] }).toMatchObject({ status: 402, error: { type: 'card_error', code } });
    const charges = await sandbox.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data).toEqual([]);
  });

  it('keeps brand, last four digits and postal code for the receipt, and never the number', async () => {
    const { intent } = await confirmInBrowser('5555 5555 5555 4444', {
      'payment_method_data[billing_details][address][postal_code]': '12472',
    });
    const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid.latest_charge).toMatchObject({
      billing_details: { address: { postal_code: '12472' } },
      payment_method_details: { card: { brand: 'mastercard', last4: '4444', exp_year: 2032 } },
    });
    const method = await sandbox.stripe.paymentMethods.retrieve(idOf(paid.payment_method));
    expect(JSON.stringify(method)).not.toContain('5555555555554444');
    expect(method.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });
});

describe('a browser with the publishable key', () => {
  it('reads an intent only with its client secret, and sees nothing of groups and metadata', async () => {
    const intent = await create({ transfer_group: 'secret_group', metadata: { note: 'internal' } });
    const path = `/v1/payment_intents/${intent.id}`;
    const right = await sandbox.browser('GET', path, { client_secret: intent.client_secret ?? '' });
    expect(right).toMatchObject({
      status: 200,
      body: { id: intent.id, amount: 527_000, status: 'requires_payment_method' },
    });
    expect(Object.keys(right.body)).not.toEqual(expect.arrayContaining(['transfer_group']));
    expect(Object.keys(right.body)).not.toEqual(expect.arrayContaining(['metadata']));

    expect(await sandbox.browser('GET', path, { client_secret: `${intent.id}_secret_guess` })).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
    expect(await sandbox.browser('GET', path)).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing', param: 'client_secret' } },
    });
  });

  it('can call nothing else', async () => {
    expect(await sandbox.browser('GET', '/v1/balance')).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    });
    expect(await sandbox.browser('POST', '/v1/payment_intents', { amount: '100', currency: 'usd' })).toMatchObject({
      status: 401,
    });
  });

  it('hides the rest of the intent inside a decline too', async () => {
    const { body } = await confirmInBrowser('4000000000000002');
    expect(body).toMatchObject({ error: { payment_intent: { status: 'requires_payment_method' } } });
    expect(JSON.stringify(body)).not.toContain('transfer_group');
  });
});

describe('updating, canceling, listing', () => {
  it('changes the amount before payment and merges metadata', async () => {
    const intent = await create({ metadata: { keep: '1', drop: '2' } });
    const updated = await sandbox.stripe.paymentIntents.update(intent.id, {
      amount: 100_000,
      metadata: { drop: '', add: '3' },
    });
    expect(updated).toMatchObject({ amount: 100_000, metadata: { keep: '1', add: '3' } });
    expect(updated.metadata).not.toHaveProperty('drop');
  });

  it('refuses another amount after payment, but takes metadata', async () => {
    const paid = await payWith(sandbox.stripe, 'pm_card_visa');
    expect(await failureOf(sandbox.stripe.paymentIntents.update(paid.id, { amount: 1000 }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(sandbox.stripe.paymentIntents.update(paid.id, { metadata: { seen: 'yes' } })).resolves.toMatchObject({
      metadata: { seen: 'yes' },
    });
  });

  it('cancels what is unpaid and refuses what is paid', async () => {
    const intent = await create();
    await expect(
      sandbox.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' }),
    ).resolves.toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    const confirm = sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/x',
    });
    expect(await failureOf(confirm)).toMatchObject({ code: 'payment_intent_unexpected_state' });
    const paid = await payWith(sandbox.stripe, 'pm_card_visa');
    expect(await failureOf(sandbox.stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('pages through all of them, newest first, with the SDK’s own paging', async () => {
    const made: string[] = [];
    for (let i = 0; i < 7; i += 1) made.push((await create({ amount: 1000 + i })).id);
    const seen: string[] = [];
    for await (const intent of sandbox.stripe.paymentIntents.list({ limit: 3 })) seen.push(intent.id);
    expect(seen.slice(0, 7)).toEqual(made.toReversed());
    expect(new Set(seen).size).toBe(seen.length);

    const older = await sandbox.stripe.paymentIntents.list({ limit: 2, starting_after: made[3] ?? '' });
    expect(older.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    const newer = await sandbox.stripe.paymentIntents.list({ limit: 2, ending_before: made[3] ?? '' });
    expect(newer).toMatchObject({ has_more: true, data: [{ id: made[5] }, { id: made[4] }] });
  });

  it('answers 404 for an id that does not exist', async () => {
    const error = await failureOf(sandbox.stripe.paymentIntents.retrieve('pi_nothing'));
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_nothing'",
    });
  });
});

it('tells its secret key from any other', async () => {
  const response = await fetch(`${sandbox.url}/v1/balance`, { headers: { authorization: `Bearer ${SECRET_KEY}x` } });
  expect(response.status).toBe(401);
  const basic = await fetch(`${sandbox.url}/v1/balance`, {
    headers: { authorization: `Basic ${btoa(`${SECRET_KEY}:`)}` },
  });
  expect(basic.status).toBe(200);
});

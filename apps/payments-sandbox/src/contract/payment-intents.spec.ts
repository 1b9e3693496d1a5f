import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { payWith } from '../testing/payments.js';
import { failureOf } from '../testing/test-sandbox.js';
import { chargeOf, createIntent, eventually, RETURN_URL, onEveryTarget } from './support.js';

// What the product relies on of payment intents and of the answers to what is wrong.
onEveryTarget((running) => {
  describe('a payment intent', () => {
    it('waits for a payment method and keeps what it was given', async () => {
      const intent = await createIntent(running().stripe, {
        description: 'Roof',
        metadata: { milestone: 'm1', 'a[b]': 'c' },
        transfer_group: 'contract',
      });
      expect(intent).toMatchObject({
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount: 10_000,
        amount_received: 0,
        latest_charge: null,
        livemode: false,
        metadata: { milestone: 'm1', 'a[b]': 'c' },
        transfer_group: 'contract',
      });
      expect(intent.client_secret?.startsWith(`${intent.id}_secret_`)).toBe(true);
    });

    it('is paid by a card: charge, balance transaction and amounts agree', async () => {
      const paid = await payWith(running().stripe, 'pm_card_visa', 10_000);
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 10_000, last_payment_error: null });
      const charge = await eventually(
        () => chargeOf(running().stripe, paid),
        ({ balance_transaction: booked }) => booked !== null,
      );
      expect(charge).toMatchObject({
        status: 'succeeded',
        paid: true,
        captured: true,
        amount_captured: 10_000,
        amount_refunded: 0,
        disputed: false,
        payment_intent: paid.id,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { object: 'balance_transaction', type: 'charge', amount: 10_000, currency: 'usd' },
      });
      const booked = charge.balance_transaction;
      if (booked === null || typeof booked === 'string') throw new Error('not expanded');
      expect(booked.fee).toBeGreaterThan(0);
      expect(booked.net).toBe(booked.amount - booked.fee);
    });

    it('answers a decline with 402, the charge and itself, and can be paid with another card', async () => {
      const intent = await createIntent(running().stripe);
      const decline = await failureOf(
        running().stripe.paymentIntents.confirm(intent.id, {
          payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
          return_url: RETURN_URL,
        }),
      );
      expect(decline).toMatchObject({
        type: 'StripeCardError',
        statusCode: 402,
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        payment_intent: {
          id: intent.id,
          status: 'requires_payment_method',
          last_payment_error: { type: 'card_error' },
        },
      });
      await expect(running().stripe.charges.retrieve(decline.charge ?? '')).resolves.toMatchObject({
        status: 'failed',
        paid: false,
        failure_code: 'card_declined',
      });
      await expect(
        running().stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', return_url: RETURN_URL }),
      ).resolves.toMatchObject({ status: 'succeeded' });
    });

    it('asks for authentication by a redirect', async () => {
      const challenged = await payWith(running().stripe, 'pm_card_authenticationRequired', 10_000);
      expect(challenged).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
      expect(challenged.next_action?.redirect_to_url?.url).toMatch(/^https?:/);
    });

    it('cannot be confirmed twice, nor canceled once it is paid', async () => {
      const paid = await payWith(running().stripe, 'pm_card_visa', 10_000);
      const unexpected = {
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
        payment_intent: { id: paid.id, status: 'succeeded' },
      };
      const again = running().stripe.paymentIntents.confirm(paid.id, { return_url: RETURN_URL });
      expect(await failureOf(again)).toMatchObject(unexpected);
      expect(await failureOf(running().stripe.paymentIntents.cancel(paid.id))).toMatchObject(unexpected);
    });

    it('is changed and canceled while it is unpaid', async () => {
      const intent = await createIntent(running().stripe, { metadata: { keep: '1', drop: '2' } });
      const changes = { amount: 20_000, metadata: { drop: '', add: '3' } };
      const updated = await running().stripe.paymentIntents.update(intent.id, changes);
      expect(updated).toMatchObject({ amount: 20_000, metadata: { keep: '1', add: '3' } });
      expect(Object.keys(updated.metadata)).not.toContain('drop');
      await expect(
        running().stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'requested_by_customer' }),
      ).resolves.toMatchObject({ status: 'canceled', cancellation_reason: 'requested_by_customer' });
    });
  });

  describe('what is wrong', () => {
    it.each<[string, object, object]>([
      ['too little', { amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
      ['too much', { amount: 100_000_000 }, { code: 'amount_too_large', param: 'amount' }],
      ['not whole', { amount: 10.5 }, { code: 'parameter_invalid_integer', param: 'amount' }],
      ['a name that does not exist', { amuont: 5 }, { code: 'parameter_unknown', param: 'amuont' }],
    ])('is named: %s', async (_what, extra, error) => {
      expect(await failureOf(createIntent(running().stripe, { ...extra }))).toMatchObject({
        statusCode: 400,
        ...error,
      });
    });

    it('is 404 for what does not exist', async () => {
      expect(await failureOf(running().stripe.paymentIntents.retrieve('pi_nothing'))).toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
    });

    it('is 400 for what cannot be expanded', async () => {
      const intent = await createIntent(running().stripe);
      const nothing = running().stripe.paymentIntents.retrieve(intent.id, { expand: ['nothing'] });
      expect(await failureOf(nothing)).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    });
  });

  describe('an idempotency key', () => {
    it('gives the first answer again, and says so', async () => {
      const idempotencyKey = randomUUID();
      const first = await createIntent(running().stripe, {}, { idempotencyKey });
      const second = await createIntent(running().stripe, {}, { idempotencyKey });
      expect(second.id).toBe(first.id);
      expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    });

    it('is refused with other parameters', async () => {
      const idempotencyKey = randomUUID();
      await createIntent(running().stripe, {}, { idempotencyKey });
      expect(await failureOf(createIntent(running().stripe, { amount: 700 }, { idempotencyKey }))).toMatchObject({
        statusCode: 400,
        type: 'StripeIdempotencyError',
      });
    });

    it('gives a decline again', async () => {
      const idempotencyKey = randomUUID();
      const params: Stripe.PaymentIntentCreateParams = {
        amount: 10_000,
        currency: 'usd',
        confirm: true,
        payment_method: 'pm_card_visa_chargeDeclined',
        return_url: RETURN_URL,
      };
      const decline = () => failureOf(running().stripe.paymentIntents.create(params, { idempotencyKey }));
      const first = await decline();
      expect(await decline()).toMatchObject({ code: 'card_declined', charge: first.charge });
    });
  });
});

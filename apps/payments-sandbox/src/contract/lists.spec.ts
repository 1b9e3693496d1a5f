import type Stripe from 'stripe';
import { payWith } from '../testing/payments.js';
import { createIntent, eventually, onEveryTarget } from './support.js';

// What the product relies on of lists, events, balances and webhook endpoints.
onEveryTarget((running) => {
  describe('lists and events', () => {
    it('are paged from the newest', async () => {
      const made: string[] = [];
      for (let index = 0; index < 3; index += 1)
        made.push((await createIntent(running().stripe, { amount: 1000 + index })).id);
      const first = await running().stripe.paymentIntents.list({ limit: 2 });
      expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
      const older = await running().stripe.paymentIntents.list({ limit: 1, starting_after: made[1] ?? '' });
      expect(older.data.map(({ id }) => id)).toEqual([made[0]]);
      const newer = await running().stripe.paymentIntents.list({ limit: 10, ending_before: made[1] ?? '' });
      expect(newer.data.map(({ id }) => id)).toContain(made[2]);
    });

    it('tell what happened to a payment', async () => {
      const paid = await payWith(running().stripe, 'pm_card_visa', 10_000);
      const isOfThis = ({ data }: Stripe.Event) => 'id' in data.object && data.object.id === paid.id;
      const found = await eventually(
        async () =>
          (await running().stripe.events.list({ type: 'payment_intent.succeeded', limit: 20 })).data.find((event) =>
            isOfThis(event),
          ),
        (event) => event !== undefined,
      );
      expect(found).toMatchObject({ object: 'event', livemode: false, data: { object: { status: 'succeeded' } } });
      await expect(running().stripe.events.retrieve(found?.id ?? '')).resolves.toMatchObject({
        type: 'payment_intent.succeeded',
      });
    });
  });

  it('balances have available and pending money in dollars', async () => {
    const balance = await running().stripe.balance.retrieve();
    const dollars = ({ currency }: { currency: string }) => currency === 'usd';
    expect(balance).toMatchObject({ object: 'balance', livemode: false });
    expect([balance.available.some(dollars), balance.pending.some(dollars)]).toEqual([true, true]);
  });

  it('webhook endpoints are made, changed and deleted; the secret is said once', async () => {
    const made = await running().stripe.webhookEndpoints.create({
      url: 'https://example.com/webhook',
      enabled_events: ['payout.canceled'],
    });
    expect(made).toMatchObject({
      object: 'webhook_endpoint',
      status: 'enabled',
      secret: expect.stringMatching(/^whsec_/),
    });
    const changed = await running().stripe.webhookEndpoints.update(made.id, { disabled: true });
    expect(changed).toMatchObject({ status: 'disabled' });
    expect(changed.secret).toBeUndefined();
    await expect(running().stripe.webhookEndpoints.del(made.id)).resolves.toMatchObject({ id: made.id, deleted: true });
  });
});

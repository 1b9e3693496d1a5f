import type Stripe from 'stripe';
import { payWith } from '../testing/payments.js';
import { failureOf } from '../testing/test-sandbox.js';
import { chargeOf, createIntent, eventually, onEveryTarget } from './support.js';

// What the product relies on when money goes back to the payer.
onEveryTarget((running) => {
  describe('a refund', () => {
    it('is made in parts, never above what is left', async () => {
      const paid = await payWith(running().stripe, 'pm_card_visa', 10_000);
      const refund = (amount?: number) =>
        running().stripe.refunds.create({ payment_intent: paid.id, ...(amount !== undefined && { amount }) });
      expect(await refund(4000)).toMatchObject({ object: 'refund', amount: 4000, payment_intent: paid.id });
      expect(await failureOf(refund(6001))).toMatchObject({ statusCode: 400 });
      expect(await refund()).toMatchObject({ amount: 6000 });
      expect(await failureOf(refund())).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
      await expect(chargeOf(running().stripe, paid)).resolves.toMatchObject({
        amount_refunded: 10_000,
        refunded: true,
      });
      const { data } = await running().stripe.refunds.list({ payment_intent: paid.id });
      expect(data.map(({ amount }) => amount)).toEqual([6000, 4000]);
    });

    it('needs a payment', async () => {
      const intent = await createIntent(running().stripe);
      expect(await failureOf(running().stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
        statusCode: 400,
      });
    });
  });

  describe('a dispute', () => {
    const disputeOn = async (paid: Stripe.PaymentIntent) => {
      const list = await eventually(
        () => running().stripe.disputes.list({ payment_intent: paid.id }),
        ({ data }) => data.length > 0,
      );
      return list.data[0];
    };

    it('keeps the charge from being refunded, and is decided by the evidence', async () => {
      const paid = await payWith(running().stripe, 'pm_card_createDispute', 10_000);
      const dispute = await disputeOn(paid);
      expect(dispute).toMatchObject({
        amount: 10_000,
        reason: 'fraudulent',
        status: 'needs_response',
        payment_intent: paid.id,
        evidence_details: { has_evidence: false, submission_count: 0 },
      });
      expect(await failureOf(running().stripe.refunds.create({ payment_intent: paid.id }))).toMatchObject({
        code: 'charge_disputed',
      });
      await running().stripe.disputes.update(dispute?.id ?? '', {
        evidence: { uncategorized_text: 'winning_evidence' },
      });
      const won = await eventually(
        () => running().stripe.disputes.retrieve(dispute?.id ?? ''),
        ({ status }) => status === 'won',
      );
      expect(won).toMatchObject({ status: 'won', evidence_details: { has_evidence: true, submission_count: 1 } });
    });

    it('is lost by giving it up', async () => {
      const dispute = await disputeOn(
        await payWith(running().stripe, 'pm_card_createDisputeProductNotReceived', 10_000),
      );
      expect(dispute).toMatchObject({ reason: 'product_not_received' });
      await expect(running().stripe.disputes.close(dispute?.id ?? '')).resolves.toMatchObject({ status: 'lost' });
    });

    it('is at first only an inquiry', async () => {
      const dispute = await disputeOn(await payWith(running().stripe, 'pm_card_createDisputeInquiry', 10_000));
      expect(dispute).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
    });
  });
});

import { randomUUID } from 'node:crypto';
import { connectedAccount, debitFrom, idOf, payWith } from '../testing/payments.js';
import { failureOf } from '../testing/test-sandbox.js';
import { chargeOf, RETURN_URL, onEveryTarget } from './support.js';

// What the product relies on of connected accounts and bank debits.
onEveryTarget((running) => {
  describe('a bank debit', () => {
    it('is on its way before it succeeds, and names bank and last four digits', async () => {
      const begun = await debitFrom(running().stripe, 'pm_usBankAccount_success', 10_000);
      expect(begun).toMatchObject({ status: 'processing', amount_received: 0 });
      await expect(chargeOf(running().stripe, begun)).resolves.toMatchObject({
        payment_method_details: {
          type: 'us_bank_account',
          us_bank_account: { bank_name: 'STRIPE TEST BANK', last4: '6789', routing_number: '110000000' },
        },
      });
    });

    it('needs a mandate', async () => {
      const error = await failureOf(payWith(running().stripe, 'pm_usBankAccount_success', 10_000));
      expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
      expect(error.message).toContain('mandate_data');
    });

    it('can be called back from the account that keeps it on its way', async () => {
      const begun = await debitFrom(running().stripe, 'pm_usBankAccount_processing', 10_000);
      expect(begun.status).toBe('processing');
      await expect(running().stripe.paymentIntents.cancel(begun.id)).resolves.toMatchObject({ status: 'canceled' });
    });
  });

  describe('a connected account', () => {
    it('cannot be paid or shown its dashboard before it is onboarded, and is sent there by a link', async () => {
      const account = await connectedAccount(running().stripe);
      expect(account).toMatchObject({
        object: 'account',
        capabilities: { transfers: 'inactive' },
        controller: { losses: { payments: 'application' }, stripe_dashboard: { type: 'express' } },
        details_submitted: false,
        payouts_enabled: false,
      });
      expect(account.requirements?.currently_due).toContain('external_account');
      const link = await running().stripe.accountLinks.create({
        account: account.id,
        type: 'account_onboarding',
        return_url: RETURN_URL,
        refresh_url: RETURN_URL,
      });
      expect(link).toMatchObject({ object: 'account_link', url: expect.stringMatching(/^https?:/) });
      expect(await failureOf(running().stripe.accounts.createLoginLink(account.id))).toMatchObject({ statusCode: 400 });
      const paid = await payWith(running().stripe, 'pm_card_visa', 10_000);
      const transfer = running().stripe.transfers.create({
        amount: 9000,
        currency: 'usd',
        destination: account.id,
        source_transaction: idOf(paid.latest_charge),
      });
      expect(await failureOf(transfer)).toMatchObject({
        statusCode: 400,
        code: 'insufficient_capabilities_for_transfer',
      });
    });

    it('is paid out of a charge, up to the charge, and gives back', async () => {
      const account = await running().onboardedAccount();
      const paid = await payWith(running().stripe, 'pm_card_visa', 10_000, {
        transfer_group: `contract-${randomUUID()}`,
      });
      const transfer = (amount: number) =>
        running().stripe.transfers.create({
          amount,
          currency: 'usd',
          destination: account,
          source_transaction: idOf(paid.latest_charge),
        });
      const made = await transfer(9000);
      expect(made).toMatchObject({
        object: 'transfer',
        amount: 9000,
        amount_reversed: 0,
        transfer_group: paid.transfer_group,
      });
      expect(await failureOf(transfer(1001))).toMatchObject({ statusCode: 400 });
      const listed = await running().stripe.transfers.list({ transfer_group: paid.transfer_group ?? '' });
      expect(listed.data.map(({ id }) => id)).toEqual([made.id]);
      const reversal = await running().stripe.transfers.createReversal(made.id, { amount: 1000 });
      expect(reversal).toMatchObject({ object: 'transfer_reversal', amount: 1000, transfer: made.id });
      await expect(running().stripe.transfers.retrieve(made.id)).resolves.toMatchObject({
        amount_reversed: 1000,
        reversed: false,
      });
      const payouts = await running().stripe.payouts.list({ limit: 1 }, { stripeAccount: account });
      expect(payouts).toMatchObject({ object: 'list', url: '/v1/payouts' });
    });
  });
});

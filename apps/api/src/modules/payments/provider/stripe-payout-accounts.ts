import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { type AccountOrder, type BankPayout, PayoutAccounts } from './payout-accounts.js';
import type { AccountFact } from './provider-fact.js';
import { bankPayout } from './stripe-bank-payout.js';
import { accountFact } from './stripe-facts.js';

const RETURN_PATH = '/app/my-jobs';

/** Express accounts: the provider shows the forms, the platform bears fees and losses. */
@Injectable()
export class StripePayoutAccounts extends PayoutAccounts {
  constructor(
    private readonly stripe: Stripe,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    super();
  }

  async open(order: AccountOrder): Promise<AccountFact> {
    const account = await this.stripe.accounts.create(
      {
        controller: {
          stripe_dashboard: { type: 'express' },
          fees: { payer: 'application' },
          losses: { payments: 'application' },
        },
        capabilities: { transfers: { requested: true } },
        country: 'US',
        metadata: { contractor: order.contractorId },
      },
      { idempotencyKey: order.requestId },
    );
    return accountFact(account);
  }

  async read(accountId: string): Promise<AccountFact> {
    return accountFact(await this.stripe.accounts.retrieve(accountId));
  }

  async onboardingUrl(accountId: string): Promise<string> {
    const back = `${this.config.publicUrl}${RETURN_PATH}`;
    const link = await this.stripe.accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      return_url: back,
      refresh_url: back,
    });
    return link.url;
  }

  async bankPayouts(
    accountId: string,
    { limit, after }: { readonly limit: number; readonly after: string | null },
  ): Promise<readonly BankPayout[]> {
    const page = { limit, ...(after !== null && { starting_after: after }) };
    const { data } = await this.stripe.payouts.list(page, { stripeAccount: accountId });
    return data.map(bankPayout);
  }

  async dashboardUrl(accountId: string): Promise<string> {
    return (await this.stripe.accounts.createLoginLink(accountId)).url;
  }
}

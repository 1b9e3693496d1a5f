import type { Cents } from '@cw/domain';
import type { AccountFact } from './provider-fact.js';

export interface AccountOrder {
  /** Idempotency key: the same request opens one account. */
  readonly requestId: string;
  readonly contractorId: string;
}

export const BANK_PAYOUT_STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type BankPayoutStatus = (typeof BANK_PAYOUT_STATUSES)[number];

/** Why a bank sends money back, as far as a contractor can do something about it. */
export const PAYOUT_FAILURES = ['account_closed', 'no_account', 'wrong_holder', 'not_allowed', 'other'] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

export interface BankPayout {
  /** The provider's id. */
  readonly id: string;
  readonly amountCents: Cents;
  /** YYYY-MM-DD */
  readonly arrivesOn: string;
  readonly status: BankPayoutStatus;
  readonly failure: PayoutFailure | null;
}

/**
 * Where contractors are paid. A port of its own, because the provider is replacing the accounts behind it with
 * another kind.
 */
export abstract class PayoutAccounts {
  abstract open(order: AccountOrder): Promise<AccountFact>;
  abstract read(accountId: string): Promise<AccountFact>;
  /** The address of the page where the holder gives bank details; works once, for a few minutes. */
  abstract onboardingUrl(accountId: string): Promise<string>;
  /** What was sent on to the holder's bank, the latest first; `after` is the id of the last one known. */
  abstract bankPayouts(
    accountId: string,
    page: { readonly limit: number; readonly after: string | null },
  ): Promise<readonly BankPayout[]>;
  /** The address of the provider's page about an account that is set up; works once, for a few minutes. */
  abstract dashboardUrl(accountId: string): Promise<string>;
}

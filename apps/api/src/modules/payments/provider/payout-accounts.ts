import type { AccountFact } from './provider-fact.js';

export interface AccountOrder {
  /** Idempotency key: the same request opens one account. */
  readonly requestId: string;
  readonly contractorId: string;
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
}

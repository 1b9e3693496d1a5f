import type Stripe from 'stripe';
import { bankAccountByNumber, bankAccountByToken, type TestBankAccount } from '../../bank-accounts.js';
import { cardByNumber, cardByToken, type TestCard } from '../../cards.js';
import { notPossible } from '../../http/api-error.js';
import type { UnitOfWork } from '../../store/unit-of-work.js';
import { cardForToken, createCard } from './card.js';
import type { PaymentMethodData } from './parameters.js';
import { bankAccountForToken, createBankAccount } from './us-bank-account.js';

/** What stands behind a payment method, and with it what will happen when it is charged. */
export type Instrument =
  | { readonly type: 'card'; readonly card: TestCard }
  | { readonly type: 'us_bank_account'; readonly account: TestBankAccount };

/** A payment method for typed details. */
export const createPaymentMethod = (work: UnitOfWork, owner: string, data: PaymentMethodData): Stripe.PaymentMethod =>
  data.type === 'card' ? createCard(work, owner, data) : createBankAccount(work, owner, data);

/** The stored payment method with this id, or a new one for an id such as `pm_card_visa`. */
export function paymentMethodFor(work: UnitOfWork, owner: string, id: string): Stripe.PaymentMethod {
  const card = cardByToken(id);
  if (card) return cardForToken(work, owner, card);
  const account = bankAccountByToken(id);
  if (account) return bankAccountForToken(work, owner, account);
  return work.require('payment_method', id, owner, 'payment_method');
}

export function instrumentOf(work: UnitOfWork, paymentMethodId: string): Instrument {
  const card = work.find('card', paymentMethodId);
  if (card) return { type: 'card', card: cardByNumber(card.number) };
  const account = work.find('bank_account', paymentMethodId);
  if (account) return { type: 'us_bank_account', account: bankAccountByNumber(account.number) };
  throw notPossible('The payment method cannot be charged.', { param: 'payment_method' });
}

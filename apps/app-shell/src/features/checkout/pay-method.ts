import { BANK_PAYMENT, type PaymentMethod } from '@cw/domain';

/** What the provider's form takes. */
export type PayMethod = Extract<PaymentMethod, 'card' | 'us_bank_account'>;

const ORDERS = {
  small: ['card', 'us_bank_account'],
  large: ['us_bank_account', 'card'],
} as const satisfies Record<string, readonly PayMethod[]>;

/** Cards have limits and cost the platform far more: large sums are asked of a bank account first. */
export const suggestsBank = (amountCents: number): boolean => amountCents >= BANK_PAYMENT.suggestedFromCents;

/** The ways to pay as the provider's form lists them. */
export const methodOrder = (amountCents: number): readonly PayMethod[] =>
  suggestsBank(amountCents) ? ORDERS.large : ORDERS.small;

/** The way to pay that the provider's form opens with. */
export const firstMethod = (amountCents: number): PayMethod => methodOrder(amountCents)[0] ?? 'card';

/** What the provider's form tells of the choice; anything that is not known here is paid like a card. */
export const payMethodOf = (type: string): PayMethod => (type === 'us_bank_account' ? type : 'card');

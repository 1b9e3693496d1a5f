import { ApiError } from './http/api-error.js';

export type CardBehavior =
  | {
      readonly kind: 'approve';
      readonly bypassPending?: true;
      readonly dispute?: { readonly reason: string; readonly inquiry?: true };
      readonly refund?: 'fails' | 'pending';
    }
  | { readonly kind: 'decline'; readonly decline: Decline }
  | { readonly kind: 'challenge' };

export interface Decline {
  readonly code: 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error';
  readonly declineCode?: string;
  readonly message: string;
  readonly param?: string;
}

export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  readonly funding: 'credit' | 'debit';
  readonly behavior: CardBehavior;
  /** Ids by which the API takes the card without its number. */
  readonly tokens: readonly string[];
}

export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string | null;
}

const APPROVE: CardBehavior = { kind: 'approve' };
const DECLINED_MESSAGE = 'Your card was declined.';

const visa = (number: string, behavior: CardBehavior, ...tokens: string[]): TestCard => ({
  number,
  brand: 'visa',
  funding: 'credit',
  behavior,
  tokens,
});

const declined = (
  code: Decline['code'],
  declineCode: string | undefined,
  message: string,
  param?: string,
): CardBehavior => ({
  kind: 'decline',
  decline: { code, message, ...(declineCode && { declineCode }), ...(param && { param }) },
});

/** Every number that the sandbox takes; any other is refused, so no real card can be charged, not even in play. */
export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', APPROVE, 'pm_card_visa', 'pm_card_us'),
  { number: '4000056655665556', brand: 'visa', funding: 'debit', behavior: APPROVE, tokens: ['pm_card_visa_debit'] },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    funding: 'credit',
    behavior: APPROVE,
    tokens: ['pm_card_mastercard'],
  },
  { number: '378282246310005', brand: 'amex', funding: 'credit', behavior: APPROVE, tokens: ['pm_card_amex'] },
  { number: '6011111111111117', brand: 'discover', funding: 'credit', behavior: APPROVE, tokens: ['pm_card_discover'] },
  visa('4000000000000077', { kind: 'approve', bypassPending: true }, 'pm_card_bypassPending'),
  visa(
    '4000000000000002',
    declined('card_declined', 'generic_decline', DECLINED_MESSAGE),
    'pm_card_visa_chargeDeclined',
    'pm_card_chargeDeclined',
  ),
  visa(
    '4000000000009995',
    declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'pm_card_chargeDeclinedInsufficientFunds',
  ),
  visa(
    '4000000000000069',
    declined('expired_card', undefined, 'Your card has expired.', 'exp_month'),
    'pm_card_chargeDeclinedExpiredCard',
  ),
  visa(
    '4000000000000127',
    declined('incorrect_cvc', undefined, "Your card's security code is incorrect.", 'cvc'),
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  visa(
    '4000000000000119',
    declined('processing_error', undefined, 'An error occurred while processing your card. Try again in a little bit.'),
    'pm_card_chargeDeclinedProcessingError',
  ),
  visa(
    '4000002500003155',
    { kind: 'challenge' },
    'pm_card_authenticationRequiredOnSetup',
    'pm_card_threeDSecure2Required',
  ),
  visa('4000002760003184', { kind: 'challenge' }, 'pm_card_authenticationRequired'),
  visa('4000000000000259', { kind: 'approve', dispute: { reason: 'fraudulent' } }, 'pm_card_createDispute'),
  visa(
    '4000000000002685',
    { kind: 'approve', dispute: { reason: 'product_not_received' } },
    'pm_card_createDisputeProductNotReceived',
  ),
  visa(
    '4000000000001976',
    { kind: 'approve', dispute: { reason: 'fraudulent', inquiry: true } },
    'pm_card_createDisputeInquiry',
  ),
  visa('4000000000005126', { kind: 'approve', refund: 'fails' }, 'pm_card_refundFail'),
  visa('4000000000007726', { kind: 'approve', refund: 'pending' }, 'pm_card_pendingRefund'),
];

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byToken = new Map(TEST_CARDS.flatMap((card) => card.tokens.map((token) => [token, card] as const)));

export const cardByToken = (token: string): TestCard | undefined => byToken.get(token);

/** The card with this number; throws when the journal holds a number that the list has lost. */
export function cardByNumber(number: string): TestCard {
  const card = byNumber.get(number);
  if (!card) throw new Error(`no test card ends in ${number.slice(-4)}`);
  return card;
}

const refuse = (code: string, message: string, param: string): never => {
  throw new ApiError(402, { type: 'card_error', code, message, param });
};

function checkExpiry(card: CardDetails, now: Date): void {
  if (card.expMonth < 1 || card.expMonth > 12)
    refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const year = now.getUTCFullYear();
  if (card.expYear < year || card.expYear > year + 50)
    refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (card.expYear === year && card.expMonth < now.getUTCMonth() + 1) {
    refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
}

/** Finds the test card for typed details; throws a 402 card error for any number outside the list, past dates and a wrong CVC length. */
export function checkCard(details: CardDetails, now: Date): TestCard {
  const number = details.number.replace(/[\s-]/g, '');
  const card = byNumber.get(number) ?? refuse('incorrect_number', 'Your card number is incorrect.', 'number');
  checkExpiry(details, now);
  const cvcLength = card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (details.cvc !== null && !cvcLength.test(details.cvc))
    refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return card;
}

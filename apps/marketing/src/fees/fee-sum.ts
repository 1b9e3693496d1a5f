import {
  BID_LIMITS,
  cents,
  contractorPayout,
  isEndlessAmount,
  parseDollars,
  serviceFee,
  toDollarsInput,
  type Cents,
} from '@cw/domain';

/** What becomes of a bid: the client pays all of it, and fee and payout are the whole. */
export interface FeeSum {
  readonly bid: Cents;
  readonly fee: Cents;
  readonly payout: Cents;
}

export type FeeFault = 'not_amount' | 'too_small' | 'too_large';

/** The key of an amount in the address of the page. */
export const AMOUNT_KEY = 'amount';
export const SMALLEST = cents(BID_LIMITS.amountMinCents);
export const LARGEST = cents(BID_LIMITS.amountMaxCents);

export const feeSum = (bid: Cents): FeeSum => ({ bid, fee: serviceFee(bid), payout: contractorPayout(bid) });

/** Reads an amount as a person types it, within what a bid may be. */
export function readBid(text: string): FeeSum | FeeFault {
  if (isEndlessAmount(text)) return 'too_large';
  const bid = parseDollars(text);
  if (bid === undefined) return 'not_amount';
  if (bid < SMALLEST) return 'too_small';
  return bid > LARGEST ? 'too_large' : feeSum(bid);
}

/** The amount that an address shares, as it is typed; undefined when it shares none that is one. */
export function sharedAmount(search: string): string | undefined {
  const text = new URLSearchParams(search).get(AMOUNT_KEY);
  if (text === null) return undefined;
  const sum = readBid(text);
  return typeof sum === 'string' ? undefined : toDollarsInput(sum.bid);
}

/** The page's address with an amount in it. */
export function shareAddress(address: string, { bid }: FeeSum): string {
  const url = new URL(address);
  url.searchParams.set(AMOUNT_KEY, toDollarsInput(bid));
  url.hash = '';
  return url.href;
}

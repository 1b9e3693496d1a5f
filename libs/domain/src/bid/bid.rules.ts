import { cents, sumCents, type Cents } from '../money/cents.js';
import { BID_LIMITS } from './bid.js';

/** A priced or excluded condition of a bid (COND-03). An excluded line costs nothing. */
export interface BidLine {
  readonly conditionId: string;
  readonly included: boolean;
  readonly amountCents: Cents;
  readonly note?: string | undefined;
}

export interface BidOffer {
  readonly amountCents: Cents;
  readonly lines: readonly BidLine[];
}

export type BidFault = 'bid.below_minimum' | 'bid.sum_mismatch' | 'bid.lines_incomplete' | 'bid.covers_nothing';

/** COND-03: the amount is the sum of the included lines; a bid without lines covers all at its amount. */
export function checkBid(offer: BidOffer, conditionIds: readonly string[]): BidFault[] {
  const faults: BidFault[] = [];
  if (offer.amountCents < BID_LIMITS.amountMinCents) faults.push('bid.below_minimum');
  if (offer.lines.length === 0) return faults;
  const included = offer.lines.filter((line) => line.included);
  if (included.length === 0) faults.push('bid.covers_nothing');
  if (sumCents(included.map((line) => line.amountCents)) !== offer.amountCents) faults.push('bid.sum_mismatch');
  if (!coversEachOnce(offer.lines, conditionIds)) faults.push('bid.lines_incomplete');
  return faults;
}

function coversEachOnce(lines: readonly BidLine[], conditionIds: readonly string[]): boolean {
  const named = new Set(lines.map((line) => line.conditionId));
  return (
    named.size === lines.length && lines.length === conditionIds.length && conditionIds.every((id) => named.has(id))
  );
}

/** The conditions that accepting this bid leaves without anybody to do them. Without lines there are none. */
export function gapsOf(lines: readonly BidLine[]): string[] {
  return lines.filter((line) => !line.included).map((line) => line.conditionId);
}

/** What a bid comes to when the estimates for its gaps are added; gaps without an estimate add nothing. */
export function comparableTotal(amountCents: Cents, gapEstimates: readonly Cents[]): Cents {
  return sumCents([amountCents, ...gapEstimates]);
}

/** What doing a left-out condition would cost, and who says so; without anybody who does there is no amount. */
export type GapPrice =
  | { readonly by: 'estimate' | 'other_bids'; readonly amountCents: Cents }
  | { readonly by: 'nobody'; readonly amountCents: null };

/** An estimate that says something: nobody repairs for nothing, so 0 says as little as none. */
export const usableEstimate = <T extends number>(estimateCents: T | null): T | null =>
  estimateCents === 0 ? null : estimateCents;

/** COND-03: the price of a gap is its estimate; without one, the middle of what other bids ask for that condition. */
export function priceOfGap(
  condition: { readonly id: string; readonly estimateCents: Cents | null },
  otherBids: readonly (readonly BidLine[])[],
): GapPrice {
  const estimate = usableEstimate(condition.estimateCents);
  if (estimate !== null) return { by: 'estimate', amountCents: estimate };
  const asked = otherBids.flatMap((lines) =>
    lines.filter((line) => line.included && line.conditionId === condition.id).map((line) => line.amountCents),
  );
  const middle = medianOf(asked);
  return middle === undefined ? { by: 'nobody', amountCents: null } : { by: 'other_bids', amountCents: middle };
}

/** Of two in the middle, halfway between them in whole cents. */
function medianOf(amounts: readonly Cents[]): Cents | undefined {
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : cents(Math.floor((lower + upper) / 2));
}

import { sumCents, type Cents } from '../money/cents.js';
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

/** Whether the client said yes to each gap by name, so that none is overlooked. */
export function gapsAcknowledged(gaps: readonly string[], acknowledged: readonly string[]): boolean {
  return gaps.every((id) => acknowledged.includes(id));
}

/** What a bid comes to when the report's estimates for its gaps are added: the figure bids are compared by. */
export function comparableTotal(amountCents: Cents, gapEstimates: readonly Cents[]): Cents {
  return sumCents([amountCents, ...gapEstimates]);
}

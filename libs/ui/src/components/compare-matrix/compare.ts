import {
  comparableTotal,
  gapsOf,
  latestSafeFinish,
  priceOfGap,
  slackDays,
  sumCents,
  usableEstimate,
  type Cents,
  type GapPrice,
  type PlainDate,
} from '@cw/domain';

export interface CompareCondition {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** Trade, page and the like, in the reader's language. */
  readonly detail?: string;
  /** Null when nobody has estimated it. */
  readonly estimateCents: Cents | null;
  /** Whether the estimate stands in the appraisal; otherwise it is what the client wrote. */
  readonly estimateInReport?: boolean;
}

export interface CompareLine {
  readonly conditionId: string;
  readonly included: boolean;
  readonly amountCents: Cents;
  /** Why it is left out, or a note on the price. */
  readonly note?: string | undefined;
  /** The price may change with what the client chooses. */
  readonly allowance?: boolean;
}

/** A further line of a bid, in the reader's language: each bid of a comparison has the same ones, in the same order. */
export interface CompareFact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Somebody's own words, of any length: drawn as text, shortened where they are many. */
  readonly prose?: boolean;
  /** To be asked about before the bid is accepted. */
  readonly warns?: boolean;
}

export interface CompareBid {
  readonly id: string;
  readonly contractorName: string;
  /** Short enough for a phone's tab; the whole name without it. */
  readonly shortName?: string;
  readonly rating?: { readonly average: number; readonly count: number } | null;
  /** One line on the contractor's record. */
  readonly record?: string;
  readonly amountCents: Cents;
  /** Empty = one price for everything. */
  readonly lines: readonly CompareLine[];
  /** Planned first day of work; null when the bid does not say. */
  readonly start: PlainDate | null;
  /** Planned last day of work; null when the bid does not say. */
  readonly finish: PlainDate | null;
  readonly facts?: readonly CompareFact[];
}

/** A bid as the matrix shows it. */
export interface ComparedBid extends CompareBid {
  readonly gaps: readonly CompareCondition[];
  readonly complete: boolean;
  /** Sum of the estimates for the gaps. */
  readonly estimatedCents: Cents;
  /** Sum of what other bids ask for the gaps without an estimate. */
  readonly otherBidsCents: Cents;
  /** Gaps that nobody has priced: the total is then only a lower bound. */
  readonly unknownGaps: number;
  readonly comparableCents: Cents;
  readonly slackDays: number | null;
}

export interface Comparison {
  /** Fewest gaps first, then by comparable total. */
  readonly bids: readonly ComparedBid[];
  readonly missingSomewhere: readonly CompareCondition[];
  readonly inEvery: readonly CompareCondition[];
  readonly latestFinish: PlainDate | null;
}

/** Puts bids side by side: what is missing before what it costs. */
export function compareBids(
  conditions: readonly CompareCondition[],
  bids: readonly CompareBid[],
  closing: PlainDate | null,
): Comparison {
  const compared = bids.map((bid) => judge(bid, { conditions, bids, closing })).sort(byGapsThenTotal);
  const missed = (condition: CompareCondition): number => compared.filter((bid) => bid.gaps.includes(condition)).length;
  const inOrder = [...conditions].sort((a, b) => a.number - b.number);
  return {
    bids: compared,
    missingSomewhere: inOrder.filter((condition) => missed(condition) > 0).sort((a, b) => missed(b) - missed(a)),
    inEvery: inOrder.filter((condition) => missed(condition) === 0),
    latestFinish: closing === null ? null : latestSafeFinish(closing),
  };
}

/** The line of a bid for a condition; undefined when the bid has one price for everything. */
export const lineOf = (bid: CompareBid, conditionId: string): CompareLine | undefined =>
  bid.lines.find((line) => line.conditionId === conditionId);

interface Rivals {
  readonly conditions: readonly CompareCondition[];
  readonly bids: readonly CompareBid[];
  readonly closing: PlainDate | null;
}

const isAmount = (amount: Cents | null): amount is Cents => amount !== null;

const sumOf = (prices: readonly GapPrice[], by: GapPrice['by']): Cents =>
  sumCents(
    prices
      .filter((price) => price.by === by)
      .map(({ amountCents }) => amountCents)
      .filter(isAmount),
  );

function judge(bid: CompareBid, { conditions, bids, closing }: Rivals): ComparedBid {
  const refused = gapsOf(bid.lines);
  const gaps = conditions.filter(
    ({ id }) => bid.lines.length > 0 && (refused.includes(id) || lineOf(bid, id) === undefined),
  );
  const others = bids.filter(({ id }) => id !== bid.id).map(({ lines }) => lines);
  const prices = gaps.map((gap) => priceOfGap(gap, others));
  const known = prices.map(({ amountCents }) => amountCents).filter(isAmount);
  return {
    ...bid,
    gaps,
    complete: gaps.length === 0,
    estimatedCents: sumOf(prices, 'estimate'),
    otherBidsCents: sumOf(prices, 'other_bids'),
    unknownGaps: prices.length - known.length,
    comparableCents: comparableTotal(bid.amountCents, known),
    slackDays: bid.finish === null || closing === null ? null : slackDays(bid.finish, closing),
  };
}

/** The estimate as it may be shown: 0 says as little as none. */
export const shownEstimate = ({ estimateCents }: CompareCondition): Cents | null => usableEstimate(estimateCents);

/**
 * What nobody has priced is left out by every bid that has lines, so bids with as many gaps lack the same unknown
 * amounts, and their lower bounds may be compared; a known total has no gaps and goes first.
 */
function byGapsThenTotal(a: ComparedBid, b: ComparedBid): number {
  return a.gaps.length - b.gaps.length || a.comparableCents - b.comparableCents;
}

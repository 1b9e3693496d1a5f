import { comparableTotal, gapsOf, latestSafeFinish, slackDays, sumCents, type Cents, type PlainDate } from '@cw/domain';

export interface CompareCondition {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** Trade, page and the like, in the reader's language. */
  readonly detail?: string;
  /** The report's own estimate; null when it gives none. */
  readonly estimateCents: Cents | null;
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
  /** Planned last day of work; null when the bid does not say. */
  readonly finish: PlainDate | null;
  readonly facts?: readonly CompareFact[];
}

/** A bid as the matrix shows it. */
export interface ComparedBid extends CompareBid {
  readonly gaps: readonly CompareCondition[];
  readonly complete: boolean;
  /** Sum of the report's estimates for the gaps. */
  readonly gapCents: Cents;
  /** Gaps for which the report gives no estimate, so the total is too low by them. */
  readonly unknownGaps: number;
  readonly comparableCents: Cents;
  readonly slackDays: number | null;
}

export interface Comparison {
  /** Complete bids first, then by comparable total. */
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
  const compared = bids.map((bid) => judge(bid, conditions, closing)).sort(byGapsThenTotal);
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

function judge(bid: CompareBid, conditions: readonly CompareCondition[], closing: PlainDate | null): ComparedBid {
  const refused = gapsOf(bid.lines);
  const gaps = conditions.filter(
    ({ id }) => bid.lines.length > 0 && (refused.includes(id) || lineOf(bid, id) === undefined),
  );
  const estimates = gaps.flatMap(({ estimateCents }) => (estimateCents === null ? [] : [estimateCents]));
  return {
    ...bid,
    gaps,
    complete: gaps.length === 0,
    gapCents: sumCents(estimates),
    unknownGaps: gaps.length - estimates.length,
    comparableCents: comparableTotal(bid.amountCents, estimates),
    slackDays: bid.finish === null || closing === null ? null : slackDays(bid.finish, closing),
  };
}

function byGapsThenTotal(a: ComparedBid, b: ComparedBid): number {
  return a.gaps.length - b.gaps.length || a.comparableCents - b.comparableCents;
}

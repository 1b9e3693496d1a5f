import { sumCents, type Cents, type PlainDate } from '@cw/domain';

/** What moved money: one line each, dated on its own day, so that a refund falls in the year in which it went back. */
export const MOVE_KINDS = ['payment', 'refund', 'charge_back', 'release', 'kept', 'loss', 'reversal'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** A line of a statement, in words of its reader's language. */
export interface StatementLine {
  readonly at: Date;
  readonly kind: MoveKind;
  readonly house: string;
  readonly projectTitle: string;
  readonly invoice: string | null;
  /** Below zero where it went the other way. */
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
  readonly method: string;
  readonly reference: string;
  readonly status: string;
}

/** Both days are in it. */
export interface StatementPeriod {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Null of a range that is no calendar year. */
  readonly year: number | null;
}

export type StatementSide = 'payments' | 'payouts';

export interface StatementTotals {
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
}

/** The sums at its foot. */
export const totalsOf = (lines: readonly StatementLine[]): StatementTotals => ({
  amountCents: sumCents(lines.map(({ amountCents }) => amountCents)),
  feeCents: sumCents(lines.map(({ feeCents }) => feeCents)),
  netCents: sumCents(lines.map(({ netCents }) => netCents)),
});

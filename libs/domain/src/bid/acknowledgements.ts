import { slackDays } from '../schedule/closing.js';
import { daysBetween, type PlainDate } from '../schedule/plain-date.js';

/** By how much the work of a bid ends too late for the closing. */
export interface Lateness {
  readonly days: number;
  /** After the closing itself, or only after the last day that is safe for it. */
  readonly after: 'closing' | 'safe_finish';
  readonly finish: PlainDate;
  readonly closing: PlainDate;
}

/** Null when the work ends in time, or when its last day or the closing is unknown. */
export function lateness(finish: PlainDate | null, closing: PlainDate | null): Lateness | null {
  if (finish === null || closing === null) return null;
  const past = daysBetween(closing, finish);
  if (past > 0) return { days: past, after: 'closing', finish, closing };
  const slack = slackDays(finish, closing);
  return slack < 0 ? { days: -slack, after: 'safe_finish', finish, closing } : null;
}

/** One thing that a client says that it knows of before it accepts a bid: each gap by name, and a finish that is late. */
export type BidAcknowledgement =
  { readonly kind: 'gap'; readonly conditionId: string } | { readonly kind: 'late_finish'; readonly late: Lateness };

export type AcknowledgementKind = BidAcknowledgement['kind'];

/** What each is called in the request that accepts a bid. */
export const ACKNOWLEDGEMENT_FIELDS = {
  gap: 'acknowledgedGaps',
  late_finish: 'acknowledgedFinishDate',
} as const satisfies Record<AcknowledgementKind, string>;

/** BID-03: the one list of what accepting a bid asks its client to acknowledge, in the order of the screen. */
export function acknowledgementsOf(
  bid: { readonly gaps: readonly string[]; readonly finishDate: PlainDate | null },
  project: { readonly closingDate: PlainDate | null },
): BidAcknowledgement[] {
  const late = lateness(bid.finishDate, project.closingDate);
  return [
    ...bid.gaps.map((conditionId) => ({ kind: 'gap' as const, conditionId })),
    ...(late === null ? [] : [{ kind: 'late_finish' as const, late }]),
  ];
}

/** What a client said that it knows of: a finish by its day, so that a bid that moved it since is asked about again. */
export interface Acknowledged {
  readonly gaps: readonly string[];
  readonly finishDate: PlainDate | null;
}

/** Those of the list to which nothing was said yet. */
export const missingAcknowledgements = (
  needed: readonly BidAcknowledgement[],
  given: Acknowledged,
): BidAcknowledgement[] =>
  needed.filter((one) =>
    one.kind === 'gap' ? !given.gaps.includes(one.conditionId) : given.finishDate !== one.late.finish,
  );

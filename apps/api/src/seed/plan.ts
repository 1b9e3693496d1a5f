import type { LoanProgram, Priority } from '@cw/domain';

/** How far a demo project has come. */
export type Stage =
  | 'posted'
  | 'one_bid'
  | 'bids_with_gap'
  | 'accepted'
  | 'partly_paid'
  | 'held'
  | 'no_show_due'
  | 'no_show_contested'
  | 'started'
  | 'some_evidence'
  | 'submitted'
  | 'returned'
  | 'changes_requested'
  | 'completed'
  | 'cancelled_open'
  | 'cancelled_refunded'
  | 'disputed'
  | 'invoiced'
  | 'charged_back';

export interface ProjectPlan {
  readonly owner: string;
  readonly place: number;
  readonly houseNumber: number;
  readonly conditions: number;
  readonly stage: Stage;
  /** Days before today on which it was posted. */
  readonly postedDaysAgo: number;
  /** Days from today to closing; null where nobody knows yet. */
  readonly closingInDays: number | null;
  readonly priority: Priority;
  readonly loanProgram: LoanProgram | null;
  /** Paid by invoice at closing: nothing is held of it. */
  readonly isAtClosing: boolean;
}

type Row = readonly [
  owner: string,
  place: number,
  house: number,
  conditions: number,
  stage: Stage,
  posted: number,
  closing: number | null,
  priority: Priority,
  loan: LoanProgram | null,
];

/** Projects in every state. Dates are counted from the day on which the demo is made, so it never grows old at birth. */
const ROWS: readonly Row[] = [
  ['seller', 0, 418, 6, 'some_evidence', 11, 12, 'high', 'fha'],
  ['seller', 1, 62, 5, 'bids_with_gap', 2, 21, 'high', 'va'],
  ['seller', 2, 17, 3, 'held', 6, 19, 'normal', 'conventional'],
  ['seller', 3, 230, 2, 'completed', 34, -3, 'normal', 'conventional'],
  ['seller', 4, 905, 4, 'posted', 0, 26, 'urgent', 'fha'],
  ['buyer', 0, 77, 3, 'submitted', 13, 9, 'high', 'fha'],
  ['buyer', 5, 12, 2, 'accepted', 3, 24, 'normal', 'usda'],
  ['buyer', 1, 148, 4, 'returned', 12, 10, 'urgent', 'va'],
  ['buyer', 4, 51, 1, 'one_bid', 1, 30, 'low', 'conventional'],
  ['agent', 2, 301, 4, 'bids_with_gap', 2, 15, 'urgent', 'fha'],
  ['agent', 17, 1460, 3, 'submitted', 12, 8, 'high', 'fha'],
  ['agent', 18, 88, 2, 'started', 7, 18, 'normal', 'conventional'],
  ['agent', 17, 2210, 5, 'posted', 0, 22, 'high', 'fha'],
  ['agent', 0, 5, 3, 'changes_requested', 14, 7, 'urgent', 'va'],
  ['agent', 18, 640, 2, 'completed', 41, -8, 'normal', 'fha'],
  ['agent', 5, 33, 3, 'partly_paid', 4, 20, 'normal', 'conventional'],
  ['agent', 3, 19, 2, 'cancelled_refunded', 16, 14, 'low', 'conventional'],
  ['h.castillo', 19, 415, 3, 'one_bid', 1, 17, 'high', 'fha'],
  ['h.castillo', 10, 72, 4, 'started', 9, 13, 'high', 'fha'],
  ['h.castillo', 12, 9, 2, 'posted', 1, null, 'low', null],
  ['g.lindqvist', 0, 260, 2, 'completed', 30, -1, 'normal', 'va'],
  ['g.lindqvist', 2, 44, 3, 'disputed', 25, 5, 'urgent', 'fha'],
  ['g.lindqvist', 4, 118, 4, 'held', 7, 16, 'high', 'fha'],
  ['g.lindqvist', 1, 29, 2, 'posted', 0, 28, 'normal', 'usda'],
  ['g.lindqvist', 5, 66, 3, 'cancelled_open', 15, 40, 'low', 'cash'],
  ['a.washington', 13, 811, 3, 'bids_with_gap', 2, 19, 'normal', 'fha'],
  ['a.washington', 14, 52, 2, 'completed', 28, 2, 'normal', 'conventional'],
  ['a.washington', 15, 1320, 4, 'accepted', 4, 23, 'high', 'va'],
  ['r.mendoza', 11, 73, 3, 'submitted', 11, 11, 'high', 'fha'],
  ['r.mendoza', 20, 505, 2, 'one_bid', 1, 25, 'normal', 'conventional'],
  ['r.mendoza', 7, 14, 3, 'held', 5, 17, 'normal', 'fha'],
  ['k.tran', 6, 1102, 4, 'bids_with_gap', 2, 14, 'urgent', 'fha'],
  ['k.tran', 8, 48, 2, 'completed', 37, -5, 'normal', 'usda'],
  ['k.tran', 9, 260, 3, 'some_evidence', 10, 12, 'high', 'va'],
  ['k.tran', 16, 431, 1, 'posted', 0, 31, 'low', 'cash'],
  ['k.tran', 21, 2600, 3, 'returned', 13, 10, 'high', 'conventional'],
  ['j.moreau', 22, 56, 2, 'started', 8, 21, 'normal', 'fha'],
  ['j.moreau', 23, 3915, 3, 'one_bid', 1, 27, 'normal', 'conventional'],
  ['j.moreau', 21, 77, 2, 'cancelled_refunded', 18, 22, 'low', 'conventional'],
  ['j.moreau', 22, 310, 4, 'posted', 1, 18, 'urgent', 'va'],
  ['seller', 5, 14, 3, 'disputed', 19, 6, 'urgent', 'fha'],
  ['agent', 3, 71, 3, 'invoiced', 20, 3, 'high', 'fha'],
  ['g.lindqvist', 3, 45, 2, 'charged_back', 23, 4, 'normal', 'conventional'],
  ['seller', 1, 93, 3, 'no_show_due', 8, 18, 'high', 'conventional'],
  ['buyer', 2, 206, 2, 'no_show_contested', 10, 20, 'high', 'fha'],
];

/** What cannot be told of without held money: it is paid in part, released, sent back or fought over. */
const NEEDS_HELD_MONEY: readonly Stage[] = [
  'partly_paid',
  'no_show_due',
  'no_show_contested',
  'completed',
  'cancelled_refunded',
  'disputed',
  'charged_back',
];

const PROJECT_PLANS: readonly ProjectPlan[] = ROWS.map(
  ([owner, place, houseNumber, conditions, stage, postedDaysAgo, closingInDays, priority, loanProgram]) => ({
    owner,
    place,
    houseNumber,
    conditions,
    stage,
    postedDaysAgo,
    closingInDays,
    priority,
    loanProgram,
    isAtClosing: stage === 'invoiced',
  }),
);

/** Where nothing can be held, work is hired against the invoice at closing, and what needs held money is left out. */
export function projectPlans({ canHold }: { readonly canHold: boolean }): readonly ProjectPlan[] {
  if (canHold) return PROJECT_PLANS;
  return PROJECT_PLANS.filter(({ stage }) => !NEEDS_HELD_MONEY.includes(stage)).map((plan) => ({
    ...plan,
    isAtClosing: true,
  }));
}

/** What one line of a change does to the agreed work: another price, a condition more, or one that is not done. */
export const CHANGE_KINDS = ['price', 'add', 'drop'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Lengths in characters, amounts in cents; a change may make work cheaper or shorter, so bounds reach below zero. */
export const CHANGE_ORDER_LIMITS = {
  linesMax: 20,
  reasonMin: 5,
  reasonMax: 1000,
  noteMax: 500,
  amountMaxCents: 99_999_999,
  daysMax: 365,
  perProject: 50,
} as const;

/** How long after the start the client may say that the work did not begin. */
export const CONTEST_START_HOURS = 24;

/** Spec 3: project categories, also those of a condition and the trades of a contractor. */
export const PROJECT_CATEGORIES = [
  'electrical',
  'plumbing',
  'roofing',
  'flooring',
  'painting',
  'drywall',
  'windows',
  'doors',
  'hvac',
  'landscaping',
  'other',
] as const;
export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number];

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const LOAN_PROGRAMS = ['conventional', 'fha', 'va', 'usda', 'cash'] as const;
export type LoanProgram = (typeof LOAN_PROGRAMS)[number];

/** Spec 4: what the project list and every screen call its state. */
export const PROJECT_STATUSES = ['open', 'in_progress', 'completed', 'cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** How far the work is while the status is in_progress. */
export const WORK_STATES = ['not_started', 'started', 'submitted', 'changes_requested', 'disputed'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** When the client pays: into held money at once, or on an invoice at closing. */
export const PAYMENT_TIMINGS = ['upfront', 'at_closing'] as const;
export type PaymentTiming = (typeof PAYMENT_TIMINGS)[number];

/** Fixed-length parts of the screens' lists. */
export const PROJECT_SORTS = ['newest', 'closing', 'budget', 'distance'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const PROJECT_SCOPES = ['mine', 'available'] as const;
export type ProjectScope = (typeof PROJECT_SCOPES)[number];

/** What a bid was made for: whoever has bid is told when it is another. */
export const BID_GROUNDS = ['scope', 'budget', 'closing'] as const;
export type BidGround = (typeof BID_GROUNDS)[number];

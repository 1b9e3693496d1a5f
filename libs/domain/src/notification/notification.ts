/** What a person can be told. Words live in the `notifications` catalogue under the same names. */
export const NOTIFICATION_TYPES = [
  'project_posted',
  'saved_search_match',
  'promise_reminder',
  'promise_late',
  'bid_received',
  'bid_edited',
  'bid_accepted',
  'bid_rejected',
  'bid_withdrawn',
  'bid_expired',
  'bid_papers_expired',
  'bid_account_ended',
  'payment_held',
  'payment_failed',
  'work_started',
  'work_submitted',
  'condition_returned',
  'condition_accepted',
  'changes_requested',
  'project_approved',
  'project_cancelled',
  'project_disputed',
  'early_start_asked',
  'early_start_refused',
  'early_start_allowed',
  'change_proposed',
  'change_accepted',
  'change_declined',
  'change_withdrawn',
  'change_lapsed',
  'party_joined',
  'payment_released',
  'payment_refunded',
  'invoice_issued',
  'invoice_overdue',
  'closing_fell_through',
  'question_asked',
  'question_answered',
  'question_reported',
  'review_received',
  'review_published',
  'review_answered',
  'review_reported',
  'words_hidden',
  'words_shown',
  'report_hidden',
  'report_kept',
  'bid_invited',
  'paper_expiring',
  'paper_expired',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** NOTE-05, NOTE-06: what a person can switch. */
export const NOTIFICATION_PREFERENCES = [
  'browser',
  'sound',
  'bidReceived',
  'bidAccepted',
  'bidRejected',
  'projectCreated',
  'message',
  'payment',
  'review',
] as const;
export type NotificationPreference = (typeof NOTIFICATION_PREFERENCES)[number];

export const ACCOUNT_PREFERENCES = ['emailNotifications', 'messageAlerts', 'projectUpdates', 'marketing'] as const;
export type AccountPreference = (typeof ACCOUNT_PREFERENCES)[number];

/** Spec 9: polling in ms, the bell's length, the count above which it says so, a toast's life in ms. */
export const NOTIFICATION_CONSTANTS = {
  listPollMs: 30_000,
  countPollMs: 15_000,
  bellMax: 10,
  countMax: 99,
  toastMs: 5_000,
  toastStoreMs: 1_000_000,
} as const;

import type { AccountPreference, NotificationPreference } from '@cw/domain';

export type NoticeSwitch = AccountPreference | NotificationPreference;

/** By which way something reaches a person. */
export const WAYS = ['emailNotifications', 'browser'] as const satisfies readonly NoticeSwitch[];

/** What there is to be told about. */
export const SUBJECTS = [
  'projectUpdates',
  'projectCreated',
  'bidReceived',
  'bidAccepted',
  'bidRejected',
  'payment',
] as const satisfies readonly NoticeSwitch[];

/** Kept for what the product does not send: the choice is stored, and nothing is promised. */
export const NOT_SENT = [
  'message',
  'messageAlerts',
  'sound',
  'review',
  'marketing',
] as const satisfies readonly NoticeSwitch[];

type Unplaced = Exclude<NoticeSwitch, (typeof WAYS | typeof SUBJECTS | typeof NOT_SENT)[number]>;

/** NOTE-05, NOTE-06: all of them, in the order of the page; one without a place there does not compile. */
export const NOTICE_SWITCHES: readonly ([Unplaced] extends [never] ? NoticeSwitch : never)[] = [
  ...WAYS,
  ...SUBJECTS,
  ...NOT_SENT,
];

import { isContractor, type Role } from '../actor/role.js';

/** NOTE-06: the switches of the notification settings. */
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

/** NOTE-05: the switches of the account. */
export const ACCOUNT_PREFERENCES = ['emailNotifications', 'messageAlerts', 'projectUpdates', 'marketing'] as const;
export type AccountPreference = (typeof ACCOUNT_PREFERENCES)[number];

export type PreferenceSwitch = AccountPreference | NotificationPreference;

/** What only a contractor is ever told: of new work, and that its bid was not chosen. */
const CONTRACTOR_PREFERENCES: readonly PreferenceSwitch[] = ['projectCreated', 'bidRejected'];

/** Whether anything that the switch governs can reach somebody of this role. */
export const canConcern = (preference: PreferenceSwitch, role: Role): boolean =>
  isContractor(role) || !CONTRACTOR_PREFERENCES.includes(preference);

/** E-mail at once, or everything of a day in one. */
export const EMAIL_FREQUENCIES = ['immediate', 'daily'] as const;
export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number];

/** Local times `HH:MM` in the person's time zone; an end before the start lies on the next day. */
export interface QuietHours {
  readonly start: string;
  readonly end: string;
}

/** NOTE-05 and NOTE-06. */
export type Preferences = Readonly<Record<PreferenceSwitch, boolean>> & {
  readonly quietHours: QuietHours | null;
  readonly emailFrequency: EmailFrequency;
};

/** What a new account gets: everything that concerns its own work, no advertising. */
export const DEFAULT_PREFERENCES: Preferences = {
  emailNotifications: true,
  messageAlerts: true,
  projectUpdates: true,
  marketing: false,
  browser: true,
  sound: true,
  bidReceived: true,
  bidAccepted: true,
  bidRejected: true,
  projectCreated: true,
  message: true,
  payment: true,
  review: true,
  quietHours: null,
  emailFrequency: 'immediate',
};

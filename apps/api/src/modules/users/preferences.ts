import type { AccountPreference, NotificationPreference } from '@cw/domain';

/** Local times `HH:MM` in the person's time zone; an end before the start lies on the next day. */
export interface QuietHours {
  readonly start: string;
  readonly end: string;
}

/** NOTE-05 and NOTE-06. */
export type Preferences = Readonly<Record<AccountPreference | NotificationPreference, boolean>> & {
  readonly quietHours: QuietHours | null;
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
};

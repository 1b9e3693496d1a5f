import { MINUTE_MS, SECOND_MS } from '../schedule/durations.js';
import { nextWallTime } from '../geo/wall-time.js';
import { emailSwitchOf, NOTIFICATION_RULES, type NoticeChannel } from './catalogue.js';
import type { NotificationType } from './notification.js';
import type { Preferences, PreferenceSwitch } from './preferences.js';
import { PUSH_LIMITS } from './push.js';
import { quietUntil } from './quiet-hours.js';

/** When the one e-mail of a day goes out, on the reader's clocks. */
export const DIGEST_TIME = '08:00';

/** What an open screen may do about a notification; the list and the count move in any case. */
export interface ScreenAlert {
  readonly toast: boolean;
  readonly browser: boolean;
  readonly sound: boolean;
}

export interface EmailDelivery {
  readonly at: Date;
  /** Together with everything else of the day. */
  readonly inDigest: boolean;
}

export interface PushDelivery {
  readonly at: Date;
}

export interface Delivery {
  readonly alert: ScreenAlert;
  readonly push: PushDelivery | null;
  readonly email: EmailDelivery | null;
}

export interface DeliveryAsk {
  readonly type: NotificationType;
  readonly preferences: Preferences;
  readonly now: Date;
  /** The reader's IANA zone: quiet hours and the daily e-mail go by its clocks. */
  readonly timeZone: string;
}

/** A way that has a switch of its own for everything. */
const MASTER_SWITCH: Readonly<Record<NoticeChannel, PreferenceSwitch | null>> = {
  toast: null,
  browser: 'browser',
  sound: 'sound',
  push: 'browser',
  email: 'emailNotifications',
};

/** Whether the switches let a kind go out by a way, whatever the hour. */
export function wantsChannel(type: NotificationType, channel: NoticeChannel, preferences: Preferences): boolean {
  const { preference, channels } = NOTIFICATION_RULES[type];
  const own = channel === 'email' ? emailSwitchOf(type) : preference;
  const master = MASTER_SWITCH[channel];
  return channels.includes(channel) && preferences[own] && (master === null || preferences[master]);
}

/** When the next e-mail of the day goes out, never within quiet hours. */
export function digestTime({ preferences, now, timeZone }: Omit<DeliveryAsk, 'type'>): Date {
  const due = nextWallTime(now, DIGEST_TIME, timeZone);
  return quietUntil(preferences.quietHours, due, timeZone) ?? due;
}

function emailOf(ask: DeliveryAsk, quietEnd: Date | undefined): EmailDelivery | null {
  if (!wantsChannel(ask.type, 'email', ask.preferences)) return null;
  const isDaily = ask.preferences.emailFrequency === 'daily' && !NOTIFICATION_RULES[ask.type].isUrgent;
  return isDaily ? { at: digestTime(ask), inDigest: true } : { at: quietEnd ?? ask.now, inDigest: false };
}

/**
 * NOTE-05, NOTE-06: by which ways somebody is told of something now. In quiet hours nothing sounds or pops up, and the
 * e-mail and the push wait for their end.
 */
export function deliveryOf(ask: DeliveryAsk): Delivery {
  const { type, preferences, now, timeZone } = ask;
  const quietEnd = quietUntil(preferences.quietHours, now, timeZone);
  const goes = (channel: NoticeChannel): boolean => quietEnd === undefined && wantsChannel(type, channel, preferences);
  return {
    alert: { toast: goes('toast'), browser: goes('browser'), sound: goes('sound') },
    push: wantsChannel(type, 'push', preferences) ? { at: quietEnd ?? now } : null,
    email: emailOf(ask, quietEnd),
  };
}

/**
 * When the e-mail about what happened at `toldAt` may go out, as seen now: `at` is `now` when it may at once. Whoever
 * sends it asks again at that time, for switches, hours and the place may have changed; null: it is not wanted any more.
 */
export function emailDue({ toldAt, ...ask }: DeliveryAsk & { readonly toldAt: Date }): EmailDelivery | null {
  const planned = deliveryOf({ ...ask, now: toldAt }).email;
  if (planned === null) return null;
  const seenBy = toldAt.getTime() + (NOTIFICATION_RULES[ask.type].emailWaitMinutes ?? 0) * MINUTE_MS;
  const at = new Date(Math.max(planned.at.getTime(), seenBy, ask.now.getTime()));
  return { ...planned, at: quietUntil(ask.preferences.quietHours, at, ask.timeZone) ?? at };
}

/**
 * When the push about what happened at `toldAt` may go out, as seen now, asked anew like `emailDue`. Null: it is not
 * wanted any more, or so old that its reader has found it by another way.
 */
export function pushDue({ toldAt, ...ask }: DeliveryAsk & { readonly toldAt: Date }): PushDelivery | null {
  const planned = deliveryOf({ ...ask, now: toldAt }).push;
  if (planned === null || ask.now.getTime() >= planned.at.getTime() + PUSH_LIMITS.lifeSeconds * SECOND_MS) return null;
  const at = new Date(Math.max(planned.at.getTime(), ask.now.getTime()));
  return { at: quietUntil(ask.preferences.quietHours, at, ask.timeZone) ?? at };
}

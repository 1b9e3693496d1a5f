import type { NotificationType } from '@cw/domain';
import { formatMoney, formatPlainDate, formatterFor, type Locale, type MessageId, type MessageValues } from '@cw/i18n';
import type { NoticeParams } from './notice.js';

export interface NotificationWords {
  readonly title: string;
  readonly message: string;
}

export const titleIdOf = (type: NotificationType): MessageId => `notifications.event.${type}.title`;
export const messageIdOf = (type: NotificationType): MessageId => `notifications.event.${type}.message`;

/** The facts as placeholders; money as it is written in both languages, dates as in the reader's. */
export const valuesOf = (params: NoticeParams, locale: Locale): MessageValues => ({
  project: params.project,
  side: params.side,
  amount: params.amountCents === undefined ? '' : formatMoney(params.amountCents),
  payout: params.payoutCents === undefined ? '' : formatMoney(params.payoutCents),
  returned: params.returnedCents === undefined ? '' : formatMoney(params.returnedCents),
  has_returned: params.returnedCents === undefined ? 'no' : 'yes',
  days: params.daysLeft ?? 0,
  condition: params.condition ?? '',
  reason: params.reason ?? '',
  kind: params.kind ?? '',
  cause: params.cause ?? '',
  paper: params.paper ?? '',
  expires: params.expiresOn === undefined ? '' : formatPlainDate(params.expiresOn, locale, 'long'),
  has_reason: params.reason === undefined ? 'no' : 'yes',
});

export function wordsOf(type: NotificationType, params: NoticeParams, locale: Locale): NotificationWords {
  const words = formatterFor(locale);
  const values = valuesOf(params, locale);
  return { title: words.text(titleIdOf(type), values), message: words.text(messageIdOf(type), values) };
}

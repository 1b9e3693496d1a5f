import type { Mail } from '../../common/mail/mail.js';
import type { UserEntity } from '../users/index.js';
import type { Notice } from './notice.js';
import { messageIdOf, titleIdOf, valuesOf } from './notification-words.js';

/** NOTE-01: an e-mail links into the app, or for staff into the admin area. */
export function notificationMail(notice: Notice, user: UserEntity): Mail {
  const area = user.role === 'admin' ? '/admin' : '/app';
  return {
    to: { email: user.email, name: user.firstName },
    locale: user.locale,
    subject: titleIdOf(notice.type),
    paragraphs: [messageIdOf(notice.type)],
    values: valuesOf(notice.params, user.locale),
    action: { label: 'emails.layout.open', path: `${area}${notice.actionUrl}` },
    reason: 'emails.reason.notification',
  };
}

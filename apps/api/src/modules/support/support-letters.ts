import type { Locale } from '@cw/domain';
import { formatterFor } from '@cw/i18n';
import type { Mail } from '../../common/mail/mail.js';
import { supportPageOf } from '../../common/mail/support-page.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import type { SupportMessageEntity } from './support-message.entity.js';

export const SEND_SUPPORT_LETTER = MAIL_QUEUES.support;

/** To the inbox of support, and to whoever wrote. */
export const SUPPORT_LETTERS = ['message', 'receipt'] as const;
export type SupportLetter = (typeof SUPPORT_LETTERS)[number];

export interface SupportLetterOrder {
  readonly messageId: string;
  readonly letter: SupportLetter;
}

/** Staff read the form in one language. */
const DESK_LOCALE: Locale = 'en';

/** What was written, to those who answer it: a reply goes to the writer. */
export function messageLetter(written: SupportMessageEntity, inbox: string): Mail {
  const { id, name, email, topic, message, locale } = written;
  const words = formatterFor(DESK_LOCALE);
  return {
    to: { email: inbox, name: words.text('desk.mail.desk') },
    replyTo: { email, name },
    locale: DESK_LOCALE,
    subject: 'desk.mail.message.subject',
    thread: { kind: 'support', id },
    paragraphs: ['desk.mail.message.from', 'desk.mail.message.text'],
    values: {
      name,
      email,
      topic: words.text(`support.topic.${topic}`),
      language: words.text(`triage.language.${locale}`),
      message,
    },
    action: { label: 'desk.mail.message.action', path: '/admin/support' },
    reason: 'desk.mail.message.reason',
  };
}

/**
 * That it came, to the address that was entered. Anybody can enter anybody's: nothing of what was typed stands in it,
 * so that nobody writes to others in our name.
 */
export const receiptLetter = ({ id, email, locale }: SupportMessageEntity): Mail => ({
  to: { email, name: email },
  locale,
  subject: 'desk.mail.receipt.subject',
  thread: { kind: 'support', id },
  paragraphs: ['desk.mail.receipt.body', 'desk.mail.receipt.hours'],
  values: {},
  action: { label: 'desk.mail.receipt.action', path: supportPageOf(locale) },
  reason: 'desk.mail.receipt.reason',
});

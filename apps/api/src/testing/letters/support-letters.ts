import { messageLetter, receiptLetter } from '../../modules/support/support-letters.js';
import { SupportMessageEntity } from '../../modules/support/support-message.entity.js';
import type { MailSubject, MakeMail } from './letter.js';

const written = (locale: Parameters<MakeMail>[0]): SupportMessageEntity =>
  Object.assign(new SupportMessageEntity(), {
    id: '018f3f5c-6c1b-7d3e-9a44-0000000000a1',
    name: 'Maribel Núñez',
    email: 'maribel@example.com',
    topic: 'payment' as const,
    message: 'My bank says that the card was charged twice.\nWhich one do you have?',
    locale,
  });

/** To the desk, and to whoever wrote to it. */
export const SUPPORT_LETTERS = {
  'desk.mail.message.subject': (locale) => messageLetter(written(locale), 'support@example.com'),
  'desk.mail.receipt.subject': (locale) => receiptLetter(written(locale)),
} as const satisfies Partial<Record<MailSubject, MakeMail>>;

import { ACCOUNT_LETTERS } from './account-letters.js';
import { CLIENT_INVOICE_LETTERS, INVOICE_LETTERS } from './invoice-letters.js';
import type { Letter, MailSubject, MakeMail } from './letter.js';
import { DIGEST, NOTICE_LETTERS, NOTICE_VARIANTS, noticeMail } from './notice-letters.js';
import { PARTY_LETTERS } from './party-letters.js';
import { REQUEST_LETTERS } from './request-letters.js';
import { SUPPORT_LETTERS } from './support-letters.js';

/** By its subject, so that a kind of e-mail without a sample does not compile. */
const MAILS: Readonly<Record<MailSubject, MakeMail>> = {
  ...ACCOUNT_LETTERS,
  ...SUPPORT_LETTERS,
  ...PARTY_LETTERS,
  ...REQUEST_LETTERS,
  ...INVOICE_LETTERS,
  ...DIGEST,
};

/** The same kinds where they read otherwise. */
const VARIANTS: Readonly<Record<string, MakeMail>> = {
  ...CLIENT_INVOICE_LETTERS,
  ...NOTICE_VARIANTS,
  'notice-bid-accepted-contractor-at-closing': noticeMail('bid_accepted', 'contractor', 'at_closing'),
  'notice-bid-accepted-client-at-closing': noticeMail('bid_accepted', 'client', 'at_closing'),
};

const nameOf = (subject: string): string =>
  `mail-${subject.replaceAll(/^emails\.|\.subject$/g, '').replaceAll(/[._]/g, '-')}`;

/** All that goes out by e-mail: a sample of each kind, for each of its readers. */
export const LETTERS: readonly Letter[] = [
  ...Object.entries(MAILS).map(([subject, mail]) => ({ name: nameOf(subject), mail })),
  ...NOTICE_LETTERS,
  ...Object.entries(VARIANTS).map(([name, mail]) => ({
    name: name.startsWith('notice') ? name : `mail-${name}`,
    mail,
  })),
];

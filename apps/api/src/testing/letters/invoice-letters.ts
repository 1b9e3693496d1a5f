import { cents } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import type { Mail } from '../../common/mail/mail.js';
import type { InvoiceEntity } from '../../modules/invoices/index.js';
import type { ProjectEntity } from '../../modules/projects/index.js';
import type { DrawnInvoice } from '../../modules/invoices/invoice-letters.js';
import { InvoiceLetterWriter } from '../../modules/invoices/invoice-letter-writer.js';
import { AGREED, anInvoice, BY_WIRE, PAID_AT } from './house.js';
import type { MailSubject, MakeMail } from './letter.js';
import { aReader } from './readers.js';
import { knowing } from './standing-in.js';

type Dependencies = ConstructorParameters<typeof InvoiceLetterWriter>;

const TOKEN = 'not-a-secret-but-as-long-as-one-is-here';

function writerIn(locale: Locale, isApproved: boolean): InvoiceLetterWriter {
  const money = { totalCents: AGREED, dueCents: isApproved ? AGREED : cents(0), isApproved, isProcessing: false };
  return new InvoiceLetterWriter(
    knowing<Dependencies[0]>({ findById: async () => aReader('seller', locale) }),
    knowing<Dependencies[1]>({ find: async () => knowing<ProjectEntity>({ ownerId: 'owner' }) }),
    knowing<Dependencies[2]>({ of: async () => money as never }),
    knowing<Dependencies[3]>({ allOfProject: async () => [] }),
    knowing<Dependencies[4]>({ of: async () => BY_WIRE }),
  );
}

type Kind = Parameters<InvoiceLetterWriter['write']>[1]['kind'];

const written = (mail: Mail | undefined): Mail => {
  if (!mail) throw new Error('The sample has nobody to write to');
  return mail;
};

/** To whoever settles the closing, or to the client where nobody is named. */
const asking =
  (kind: Kind, facts: Partial<InvoiceEntity> = {}, isApproved = true): MakeMail =>
  async (locale) =>
    written(await writerIn(locale, isApproved).write(anInvoice(locale, facts), { kind, token: TOKEN }));

/** That its reader pays nothing any more, with the paper. */
const enclosing =
  (kind: Parameters<InvoiceLetterWriter['writeEnclosing']>[1], facts: Partial<DrawnInvoice> = {}): MakeMail =>
  async (locale) =>
    written(await writerIn(locale, true).writeEnclosing(anInvoice(locale, facts), kind));

export const INVOICE_LETTERS = {
  'emails.invoice.issued.subject': asking('issued', { sentAt: null }, false),
  'emails.invoice.payable.subject': asking('payable'),
  'emails.invoice.reminder.subject': asking('reminder'),
  'emails.invoice.overdue.subject': asking('overdue'),
  'emails.invoice.void.subject': enclosing('void', { state: 'void', voidReason: 'closing_fell_through' }),
  'emails.invoice.not_yours.subject': enclosing('not_yours'),
  'emails.invoice.passed_on.subject': async (locale) =>
    written(await writerIn(locale, true).writePassedOn(anInvoice(locale))),
  'emails.invoice.receipt.subject': enclosing('receipt', { state: 'paid', paidAt: PAID_AT }),
} as const satisfies Partial<Record<MailSubject, MakeMail>>;

/** The same to a client: in the client's language, and with another reason. */
export const CLIENT_INVOICE_LETTERS: Readonly<Record<string, MakeMail>> = {
  'invoice-issued-approved': asking('issued', { sentAt: null }),
  'invoice-client-issued': asking('issued', { payer: 'client', sentAt: null }),
  'invoice-client-fallen': asking('issued', {
    payer: 'client',
    sentAt: null,
    fellThroughAt: new Date('2026-12-09T15:00:00Z'),
  }),
  'invoice-later-closing': asking('issued', { sentAt: null, fellThroughAt: new Date('2026-12-09T15:00:00Z') }),
  'invoice-not-yours-passed-on': enclosing('not_yours', { former: 'passed_on' }),
  'invoice-client-payable': asking('payable', { payer: 'client' }),
  'invoice-client-reminder': asking('reminder', { payer: 'client' }),
  'invoice-client-overdue': asking('overdue', { payer: 'client' }),
  'invoice-client-void': enclosing('void', { payer: 'client', state: 'void', voidReason: 'project_cancelled' }),
  'invoice-client-receipt': enclosing('receipt', { payer: 'client', state: 'paid', paidAt: PAID_AT }),
};

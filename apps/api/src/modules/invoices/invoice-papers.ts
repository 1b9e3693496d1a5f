import { Injectable, StreamableFile } from '@nestjs/common';
import {
  ACCOUNTS_TIME_ZONE,
  cents,
  dayIn,
  isOpenInvoice,
  ZERO_CENTS,
  type Cents,
  type InvoiceVoidReason,
} from '@cw/domain';
import { CONTACT, formatMoney, formatPlainDate, formatterFor, type Locale } from '@cw/i18n';
import { Clock } from '../../common/clock.js';
import type { PaperBlock, PaperFact, PaperSum } from '../../common/documents/paper.js';
import { renderPaper } from '../../common/documents/render-paper.js';
import type { MailFile } from '../../common/mail/mail.js';
import { dispositionOf } from '../../common/storage/disposition.js';
import { clientWords, nameGiven, remittanceOf } from './closing-client.js';
import { ClosingStatements, type StatementJob } from './closing-statement.js';
import type { DrawnInvoice, FormerReason } from './invoice-letters.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoicePayments, type PaidWith } from './paid-with.js';

/** An invoice as a document for the file of the closing. */
@Injectable()
export class InvoicePapers {
  constructor(
    private readonly clock: Clock,
    private readonly statements: ClosingStatements,
    private readonly payments: InvoicePayments,
  ) {}

  /** For whoever asks for it. */
  async of(invoice: DrawnInvoice, locale: Locale): Promise<StreamableFile> {
    const { name, bytes } = await this.file(invoice, locale);
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: dispositionOf('attachment', name) });
  }

  /** As it comes with a letter. */
  async file(invoice: DrawnInvoice, locale: Locale): Promise<MailFile> {
    const words = formatterFor(locale);
    const isVoid = invoice.state === 'void';
    const job = await this.statements.jobOf(invoice.projectId);
    const paid = invoice.state === 'paid' ? await this.payments.of(invoice.projectId, locale) : null;
    const bytes = await renderPaper({
      locale,
      title: titleOf(invoice, locale),
      madeAt: this.clock.now(),
      foot: words.text('documents.foot', { email: CONTACT.email }),
      ...(isVoid && { stamp: words.text('documents.invoice.void_stamp') }),
      blocks: [
        { kind: 'facts', rows: factsOf(invoice, { job, paid }, locale) },
        { kind: 'sums', rows: sumsOf(invoice, job, locale) },
        ...howToPay(invoice, locale),
      ],
    });
    return { name: invoiceFileName(invoice, locale), contentType: 'application/pdf', bytes };
  }
}

/** What makes an invoice void, to everybody or to its reader alone. */
type WhyVoid = InvoiceVoidReason | FormerReason;

const whyVoid = ({ voidReason, former }: DrawnInvoice): WhyVoid => voidReason ?? former ?? 'not_yours';

/** Void to its reader alone: it is owed on by others. */
const isFormer = (invoice: DrawnInvoice): boolean =>
  invoice.state === 'void' && ['passed_on', 'not_yours'].includes(whyVoid(invoice));

const dayOf = (at: Date | null, locale: Locale): string =>
  at ? formatPlainDate(dayIn(at, ACCOUNTS_TIME_ZONE), locale, 'long') : '';

function titleOf(invoice: DrawnInvoice, locale: Locale): string {
  const { text } = formatterFor(locale);
  const number = invoice.number ?? '';
  switch (invoice.state) {
    case 'paid':
      return text('documents.invoice.receipt', { number });
    case 'void':
      return text('documents.invoice.title_void', { number, reason: whyVoid(invoice) });
    default:
      return text('documents.invoice.title', { number });
  }
}

/** By what the file is found again: a receipt is called one, in its reader's language. */
export function invoiceFileName({ number, state }: Pick<InvoiceEntity, 'number' | 'state'>, locale: Locale): string {
  const name = number ?? 'invoice';
  if (state === 'paid') return `${formatterFor(locale).text('documents.invoice.receipt_file', { number: name })}.pdf`;
  return state === 'void' ? `${name}-void.pdf` : `${name}.pdf`;
}

/** Repair by repair, where what is known of the job adds up to what was asked for: an invoice never says two sums. */
function workOf(invoiced: Cents, job: StatementJob | null, locale: Locale): PaperSum[] {
  const words = formatterFor(locale);
  if (!job || job.lines.length === 0 || job.totalCents !== invoiced) {
    return [{ label: words.text('documents.invoice.amount'), amount: formatMoney(invoiced) }];
  }
  const changed = cents(job.adjustmentCents);
  return [
    ...job.lines.map(({ title, amountCents }) => ({ label: title, amount: formatMoney(amountCents) })),
    ...(changed === 0 ? [] : [{ label: words.text('documents.statement.adjustment'), amount: formatMoney(changed) }]),
  ];
}

function sumsOf(invoice: DrawnInvoice, job: StatementJob | null, locale: Locale): PaperSum[] {
  const { text } = formatterFor(locale);
  const invoiced = invoice.amountCents ?? ZERO_CENTS;
  const work = workOf(invoiced, job, locale);
  if (invoice.state !== 'paid' && invoice.state !== 'void')
    return [...work, { label: text('documents.invoice.total'), amount: formatMoney(invoiced), total: true }];
  return [
    ...work,
    { label: text('documents.invoice.sum'), amount: formatMoney(invoiced) },
    { label: settledWords(invoice, locale), amount: formatMoney(cents(-invoiced)) },
    {
      label: text(isFormer(invoice) ? 'documents.invoice.your_balance' : 'documents.invoice.balance'),
      amount: formatMoney(ZERO_CENTS),
      total: true,
    },
  ];
}

/** Why nothing of the sum is left to be paid by the reader, and since when. */
function settledWords(invoice: DrawnInvoice, locale: Locale): string {
  const isPaid = invoice.state === 'paid';
  return formatterFor(locale).text('documents.invoice.settled', {
    how: isPaid ? 'paid' : whyVoid(invoice),
    day: dayOf(isPaid ? invoice.paidAt : invoice.voidedAt, locale),
  });
}

/** Whoever owes it, and whose side of the closing is debited: a client who pays is both. */
function billedFacts(invoice: DrawnInvoice, client: string, locale: Locale): PaperFact[] {
  const { text } = formatterFor(locale);
  const { payer, agentName, agentCompany, agentEmail, fileNumber, isForSide = false } = invoice;
  const agent = [agentName, agentCompany].filter((part) => part !== null).join(', ');
  const billed = client === '' ? text('documents.invoice.client') : client;
  if (payer === 'client')
    return [
      { label: text('documents.invoice.bill_to'), value: billed },
      { label: text('documents.invoice.agent_file'), value: fileNumber ?? '' },
    ];
  return [
    { label: text('documents.invoice.bill_to'), value: agent },
    { label: text('documents.invoice.bill_email'), value: agentEmail ?? '', isMailbox: true },
    { label: text('documents.invoice.client_label'), value: client },
    {
      label: text(isForSide ? 'documents.invoice.agent_file' : 'documents.invoice.file_number'),
      value: fileNumber ?? '',
    },
  ];
}

/** When it was made, and until when or since when it is paid or void. */
function dateFacts(invoice: DrawnInvoice, paid: PaidWith | null, locale: Locale): PaperFact[] {
  const { text } = formatterFor(locale);
  const { state, issuedAt, dueOn, paidAt, voidedAt } = invoice;
  const due = dueOn ? formatPlainDate(dueOn, locale, 'words') : '';
  if (state === 'paid')
    return [
      { label: text('documents.invoice.paid_on'), value: dayOf(paidAt, locale) },
      { label: text('documents.receipt.paid_with'), value: paid?.method ?? '' },
      { label: text('documents.receipt.reference'), value: paid?.reference ?? '' },
      { label: text('documents.invoice.invoice_date'), value: dayOf(issuedAt, locale) },
      { label: text('documents.invoice.invoice_due'), value: due },
    ];
  if (state === 'void')
    return [
      { label: text('documents.invoice.voided_on'), value: isFormer(invoice) ? '' : dayOf(voidedAt, locale) },
      { label: text('documents.invoice.invoice_date'), value: dayOf(issuedAt, locale) },
    ];
  return [
    { label: text('documents.invoice.issued_on'), value: dayOf(issuedAt, locale) },
    { label: text('documents.invoice.due_on'), value: due },
  ];
}

/** For whom the money is, and by what it is recognized; nothing is written on what nobody pays any more. */
function payeeFacts({ number, payeeName, state }: InvoiceEntity, street: string | null, locale: Locale): PaperFact[] {
  const words = formatterFor(locale);
  const name = payeeName ?? '';
  const isOpen = isOpenInvoice(state) && number !== null;
  return [
    {
      label: words.text('documents.invoice.payee'),
      value: state === 'void' ? '' : words.text('documents.invoice.payee_name', { name, named: nameGiven(name) }),
    },
    { label: words.text('documents.invoice.remittance'), value: isOpen ? remittanceOf(number, street) : '' },
  ];
}

interface Known {
  readonly job: StatementJob | null;
  /** Of a receipt. */
  readonly paid: PaidWith | null;
}

function factsOf(invoice: DrawnInvoice, { job, paid }: Known, locale: Locale): PaperFact[] {
  const { text } = formatterFor(locale);
  const { property, workTitle, payeeName, state } = invoice;
  const rows: PaperFact[] = [
    ...dateFacts(invoice, paid, locale),
    ...billedFacts(invoice, job?.client ? clientWords(job.client, locale) : '', locale),
    { label: text('documents.invoice.property'), value: property ?? '' },
    { label: text('documents.invoice.work'), value: workTitle ?? '' },
    { label: text('documents.invoice.contractor'), value: payeeName ?? '' },
    ...payeeFacts(invoice, job?.street ?? null, locale),
    {
      label: text('documents.invoice.status'),
      value: text('documents.invoice.status_value', { state, reason: whyVoid(invoice) }),
    },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** In words too: the stamp is a picture to whoever listens, and a printer may leave it out. */
function notToPay(invoice: DrawnInvoice, locale: Locale): PaperBlock[] {
  const words = formatterFor(locale);
  return [
    { kind: 'heading', text: words.text('documents.invoice.void_title') },
    { kind: 'text', text: words.text('documents.invoice.void_why', { reason: whyVoid(invoice) }) },
    { kind: 'text', text: words.text('documents.invoice.void_sent', { phone: CONTACT.phone, email: CONTACT.email }) },
  ];
}

function howToPay(invoice: DrawnInvoice, locale: Locale): PaperBlock[] {
  const { number, state, payer, fellThroughAt } = invoice;
  const words = formatterFor(locale);
  const who: PaperBlock = { kind: 'small', text: words.text('documents.invoice.who') };
  if (state === 'void') return [...notToPay(invoice, locale), who];
  if (state === 'paid') return [who];
  return [
    { kind: 'heading', text: words.text('documents.invoice.pay') },
    {
      kind: 'text',
      text: words.text('documents.invoice.pay_link', { payer: fellThroughAt === null ? payer : 'later' }),
    },
    { kind: 'text', text: words.text('documents.invoice.pay_wire', { number: number ?? '' }) },
    who,
  ];
}

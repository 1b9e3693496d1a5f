import { Injectable, StreamableFile } from '@nestjs/common';
import { ACCOUNTS_TIME_ZONE, cents, dayIn, ZERO_CENTS, type Cents } from '@cw/domain';
import { CONTACT, formatMoney, formatPlainDate, formatterFor, type Locale } from '@cw/i18n';
import { Clock } from '../../common/clock.js';
import type { PaperBlock, PaperFact, PaperSum } from '../../common/documents/paper.js';
import { renderPaper } from '../../common/documents/render-paper.js';
import { dispositionOf } from '../../common/storage/disposition.js';
import { ClosingStatements, type StatementJob } from './closing-statement.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** An invoice as a document for the file of the closing. */
@Injectable()
export class InvoicePapers {
  constructor(
    private readonly clock: Clock,
    private readonly statements: ClosingStatements,
  ) {}

  async of(invoice: InvoiceEntity, locale: Locale): Promise<StreamableFile> {
    const words = formatterFor(locale);
    const number = invoice.number ?? '';
    const job = await this.statements.jobOf(invoice.projectId);
    const paper = await renderPaper({
      locale,
      title: words.text('documents.invoice.title', { number }),
      madeAt: this.clock.now(),
      foot: words.text('documents.foot', { email: CONTACT.email }),
      blocks: [
        { kind: 'facts', rows: factsOf(invoice, locale) },
        { kind: 'sums', rows: sumsOf(invoice, job, locale) },
        ...howToPay(invoice, locale),
      ],
    });
    const disposition = dispositionOf('attachment', `${number}.pdf`);
    return new StreamableFile(paper, { type: 'application/pdf', disposition });
  }
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

function sumsOf({ amountCents, state }: InvoiceEntity, job: StatementJob | null, locale: Locale): PaperSum[] {
  const invoiced = amountCents ?? ZERO_CENTS;
  const due = state === 'paid' || state === 'void' ? ZERO_CENTS : invoiced;
  const total = formatterFor(locale).text('documents.invoice.total');
  return [...workOf(invoiced, job, locale), { label: total, amount: formatMoney(due), total: true }];
}

function billTo({ payer, agentName, agentCompany }: InvoiceEntity, locale: Locale): string {
  if (payer === 'client') return formatterFor(locale).text('documents.invoice.client');
  return [agentName, agentCompany].filter((part) => part !== null).join(', ');
}

function factsOf(invoice: InvoiceEntity, locale: Locale): PaperFact[] {
  const words = formatterFor(locale);
  const { issuedAt, dueOn, paidAt, fileNumber, property, workTitle, payeeName, state } = invoice;
  const day = (at: Date | null): string => (at ? formatPlainDate(dayIn(at, ACCOUNTS_TIME_ZONE), locale, 'long') : '');
  const rows: PaperFact[] = [
    { label: words.text('documents.invoice.issued_on'), value: day(issuedAt) },
    { label: words.text('documents.invoice.due_on'), value: dueOn ? formatPlainDate(dueOn, locale, 'long') : '' },
    { label: words.text('documents.invoice.bill_to'), value: billTo(invoice, locale) },
    { label: words.text('documents.invoice.file_number'), value: fileNumber ?? '' },
    { label: words.text('documents.invoice.property'), value: property ?? '' },
    { label: words.text('documents.invoice.work'), value: workTitle ?? '' },
    { label: words.text('documents.invoice.contractor'), value: payeeName ?? '' },
    {
      label: words.text('documents.invoice.status'),
      value: words.text('documents.invoice.status_value', { state, paid: day(paidAt) }),
    },
  ];
  return rows.filter(({ value }) => value !== '');
}

function howToPay({ number, state, payer }: InvoiceEntity, locale: Locale): PaperBlock[] {
  const words = formatterFor(locale);
  const who: PaperBlock = { kind: 'small', text: words.text('documents.invoice.who') };
  if (state === 'paid' || state === 'void') return [who];
  return [
    { kind: 'heading', text: words.text('documents.invoice.pay') },
    { kind: 'text', text: words.text('documents.invoice.pay_link', { payer }) },
    {
      kind: 'text',
      text: words.text('documents.invoice.pay_wire', { phone: CONTACT.phone, number: number ?? '' }),
    },
    who,
  ];
}

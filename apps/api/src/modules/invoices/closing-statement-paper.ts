import { ACCOUNTS_TIME_ZONE, cents, dayIn, ZERO_CENTS, type PlainDate, type ReinspectionResult } from '@cw/domain';
import { CONTACT, formatMoney, formatPlainDate, formatterFor, type Locale } from '@cw/i18n';
import type { PaperBlock, PaperFact, PaperSum } from '../../common/documents/paper.js';
import { renderPaper } from '../../common/documents/render-paper.js';
import { clientWords, nameGiven, remittanceOf } from './closing-client.js';
import { closingStands, type Statement, type StatementJob } from './closing-statement.js';

/** Who looked at the finished work found it so. */
export interface StatementReinspection {
  readonly on: PlainDate;
  readonly result: ReinspectionResult;
}

/** What stands at the head of a statement. */
export interface StatementHead {
  readonly locale: Locale;
  readonly reference: string;
  readonly property: string;
  readonly preparedFor: string;
  readonly fileNumber: string | null;
  readonly closingDate: string | null;
  /** The last whose result was recorded. */
  readonly reinspection: StatementReinspection | null;
  readonly madeAt: Date;
}

const AMOUNT_WIDTH = 110;

/** INT-08: the itemised invoice of a closing, for the settlement agent's file: what is paid is marked paid. */
export function renderClosingStatement(statement: Statement, head: StatementHead): Promise<Buffer> {
  const { locale, reference, madeAt } = head;
  const words = formatterFor(locale);
  return renderPaper({
    locale,
    title: words.text('documents.statement.title', { reference }),
    madeAt,
    foot: words.text('documents.foot', { email: CONTACT.email }),
    blocks: [
      { kind: 'facts', rows: factsOf(closingStands(statement) ? head : { ...head, closingDate: null }) },
      ...statement.jobs.flatMap((job) => jobBlocks(job, locale)),
      { kind: 'heading', text: words.text('documents.statement.sum') },
      { kind: 'sums', rows: sumsOf(statement, locale) },
      { kind: 'small', text: words.text('documents.statement.once') },
    ],
  });
}

function factsOf(head: StatementHead): PaperFact[] {
  const { locale, property, preparedFor, fileNumber, closingDate, reinspection, madeAt } = head;
  const words = formatterFor(locale);
  const rows = [
    { label: words.text('documents.statement.property'), value: property },
    { label: words.text('documents.statement.prepared_for'), value: preparedFor },
    {
      label: words.text('documents.prepared_on'),
      value: formatPlainDate(dayIn(madeAt, ACCOUNTS_TIME_ZONE), locale, 'long'),
    },
    { label: words.text('documents.invoice.file_number'), value: fileNumber ?? '' },
    {
      label: words.text('documents.statement.closing'),
      value: closingDate ? formatPlainDate(closingDate, locale, 'words') : '',
    },
    { label: words.text('documents.statement.reinspection'), value: reinspectionWords(reinspection, locale) },
  ];
  return rows.filter(({ value }) => value !== '');
}

const reinspectionWords = (reinspection: StatementReinspection | null, locale: Locale): string =>
  reinspection === null
    ? ''
    : formatterFor(locale).text('documents.statement.reinspection_result', {
        result: reinspection.result,
        day: formatPlainDate(reinspection.on, locale, 'long'),
      });

/** Whom the money is for, and what to write on it, where some is asked for. */
function paymentFacts({ dueCents, invoice, contractorName, street }: StatementJob, locale: Locale): PaperBlock[] {
  if (dueCents === ZERO_CENTS || !invoice) return [];
  const words = formatterFor(locale);
  return [
    {
      kind: 'facts',
      rows: [
        {
          label: words.text('documents.invoice.payee'),
          value: words.text('documents.invoice.payee_name', { name: contractorName, named: nameGiven(contractorName) }),
        },
        { label: words.text('documents.invoice.remittance'), value: remittanceOf(invoice.number, street) },
      ],
    },
  ];
}

/** Whose work it is, on either side. */
function sidesFacts({ client, contractorName }: StatementJob, locale: Locale): PaperBlock[] {
  const { text } = formatterFor(locale);
  const rows = [
    { label: text('documents.invoice.client_label'), value: client ? clientWords(client, locale) : '' },
    { label: text('documents.invoice.contractor'), value: contractorName },
  ].filter(({ value }) => value !== '');
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
}

function jobBlocks(job: StatementJob, locale: Locale): PaperBlock[] {
  const words = formatterFor(locale);
  const adjusted =
    job.adjustmentCents === 0 ? [] : [[words.text('documents.statement.adjustment'), signed(job.adjustmentCents)]];
  const rows = [...job.lines.map(({ title, amountCents }) => [title, formatMoney(amountCents)]), ...adjusted];
  return [
    { kind: 'heading', text: job.title },
    ...sidesFacts(job, locale),
    {
      kind: 'table',
      heads: [words.text('documents.statement.repair'), words.text('documents.statement.amount')],
      widths: [AMOUNT_WIDTH],
      rows: [...rows, [words.text('documents.statement.job_total'), formatMoney(job.totalCents)]],
    },
    { kind: 'text', text: standingOf(job, locale) },
    ...paymentFacts(job, locale),
  ];
}

const signed = (amount: number): string => `${amount < 0 ? '−' : ''}${formatMoney(cents(Math.abs(amount)))}`;

function standingOf({ dueCents, onItsWayCents, invoice }: StatementJob, locale: Locale): string {
  const words = formatterFor(locale);
  if (onItsWayCents > ZERO_CENTS)
    return words.text('documents.statement.on_its_way', { amount: formatMoney(onItsWayCents) });
  if (dueCents === ZERO_CENTS) return words.text('documents.statement.paid');
  return words.text('documents.statement.due', {
    amount: formatMoney(dueCents),
    number: invoice?.number ?? '',
    day: invoice ? formatPlainDate(invoice.dueOn, locale, 'words') : '',
    at_closing: invoice?.hasFallenThrough ? 'no' : 'yes',
  });
}

function sumsOf(statement: Statement, locale: Locale): PaperSum[] {
  const { totalCents, paidCents, dueCents, onItsWayCents } = statement;
  const words = formatterFor(locale);
  const due = closingStands(statement) ? 'documents.statement.total_due' : 'documents.invoice.balance';
  return [
    { label: words.text('documents.statement.total'), amount: formatMoney(totalCents) },
    { label: words.text('documents.statement.already_paid'), amount: formatMoney(paidCents) },
    ...(onItsWayCents > ZERO_CENTS
      ? [{ label: words.text('documents.statement.bank'), amount: formatMoney(onItsWayCents) }]
      : []),
    { label: words.text(due), amount: formatMoney(dueCents), total: true },
  ];
}

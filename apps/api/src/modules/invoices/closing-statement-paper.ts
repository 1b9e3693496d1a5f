import { cents, ZERO_CENTS } from '@cw/domain';
import { CONTACT, formatMoney, formatPlainDate, formatterFor, type Locale } from '@cw/i18n';
import type { PaperBlock, PaperFact, PaperSum } from '../../common/documents/paper.js';
import { renderPaper } from '../../common/documents/render-paper.js';
import type { Statement, StatementJob } from './closing-statement.js';

/** What stands at the head of a statement. */
export interface StatementHead {
  readonly locale: Locale;
  readonly reference: string;
  readonly property: string;
  readonly preparedFor: string;
  readonly fileNumber: string | null;
  readonly closingDate: string | null;
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
      { kind: 'facts', rows: factsOf(head) },
      ...statement.jobs.flatMap((job) => jobBlocks(job, locale)),
      { kind: 'heading', text: words.text('documents.statement.sum') },
      { kind: 'sums', rows: sumsOf(statement, locale) },
      { kind: 'small', text: words.text('documents.statement.once') },
    ],
  });
}

function factsOf({ locale, property, preparedFor, fileNumber, closingDate }: StatementHead): PaperFact[] {
  const words = formatterFor(locale);
  const rows = [
    { label: words.text('documents.statement.property'), value: property },
    { label: words.text('documents.statement.prepared_for'), value: preparedFor },
    { label: words.text('documents.invoice.file_number'), value: fileNumber ?? '' },
    {
      label: words.text('documents.statement.closing'),
      value: closingDate ? formatPlainDate(closingDate, locale, 'long') : '',
    },
  ];
  return rows.filter(({ value }) => value !== '');
}

function jobBlocks(job: StatementJob, locale: Locale): PaperBlock[] {
  const words = formatterFor(locale);
  const adjusted =
    job.adjustmentCents === 0 ? [] : [[words.text('documents.statement.adjustment'), signed(job.adjustmentCents)]];
  const rows = [...job.lines.map(({ title, amountCents }) => [title, formatMoney(amountCents)]), ...adjusted];
  return [
    { kind: 'heading', text: job.title },
    ...(job.contractorName === ''
      ? []
      : [{ kind: 'small' as const, text: words.text('documents.statement.by', { name: job.contractorName }) }]),
    {
      kind: 'table',
      heads: [words.text('documents.statement.repair'), words.text('documents.statement.amount')],
      widths: [AMOUNT_WIDTH],
      rows: [...rows, [words.text('documents.statement.job_total'), formatMoney(job.totalCents)]],
    },
    { kind: 'text', text: standingOf(job, locale) },
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
    day: invoice ? formatPlainDate(invoice.dueOn, locale, 'long') : '',
  });
}

function sumsOf({ totalCents, paidCents, dueCents, onItsWayCents }: Statement, locale: Locale): PaperSum[] {
  const words = formatterFor(locale);
  return [
    { label: words.text('documents.statement.total'), amount: formatMoney(totalCents) },
    { label: words.text('documents.statement.already_paid'), amount: formatMoney(paidCents) },
    ...(onItsWayCents > ZERO_CENTS
      ? [{ label: words.text('documents.statement.bank'), amount: formatMoney(onItsWayCents) }]
      : []),
    { label: words.text('documents.statement.total_due'), amount: formatMoney(dueCents), total: true },
  ];
}

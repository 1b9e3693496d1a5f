import { cents, type Cents } from '@cw/domain';
import { CONTACT, formatDate, formatMoney, formatPlainDate, formatterFor, type Formatter, type Locale } from '@cw/i18n';
import type { Paper, PaperBlock } from '../../../common/documents/paper.js';
import { totalsOf, type StatementLine, type StatementPeriod, type StatementSide } from './statement.js';

export interface StatementReader {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly name: string;
  readonly madeAt: Date;
}

const DATE_WIDTH = 98;
const SUM_WIDTHS = [74, 68, 74];
const HEADS = ['date', 'description', 'amount', 'fee', 'net'] as const;
const BETWEEN = ' · ';

/** A fee as what it takes: with it, a line adds up. */
const taken = (fee: Cents): Cents => cents(-fee);

/** "2026", or the first day and the last. */
export function periodText({ year, from, to }: StatementPeriod, locale: Locale, { text }: Formatter): string {
  if (year !== null) return String(year);
  const [first, last] = [from, to].map((day) => formatPlainDate(day, locale, 'full'));
  return text('documents.money.range', { from: first ?? '', to: last ?? '' });
}

/** What moved, in one cell: the house first, then what it was; its reference has a line of its own. */
function whatOf(line: StatementLine, { text }: Formatter): string[] {
  const what = [
    line.house,
    text(`documents.money.kind.${line.kind}`),
    line.projectTitle,
    ...[line.invoice ?? '', line.method, line.status].filter((part) => part !== ''),
  ];
  return [what.join(BETWEEN), ...(line.reference === '' ? [] : [line.reference])];
}

interface Statement {
  readonly side: StatementSide;
  readonly period: StatementPeriod;
  readonly lines: readonly StatementLine[];
}

function tableOf({ lines }: Statement, reader: StatementReader, words: Formatter): PaperBlock {
  return {
    kind: 'table',
    heads: HEADS.map((head) => words.text(`documents.money.${head}`)),
    lead: DATE_WIDTH,
    widths: SUM_WIDTHS,
    rows: lines.map((line) => [
      formatDate(line.at, reader.locale, reader.timeZone, 'full'),
      whatOf(line, words),
      ...[line.amountCents, taken(line.feeCents), line.netCents].map(formatMoney),
    ]),
  };
}

function sumsOf({ side, lines }: Statement, { text }: Formatter): PaperBlock {
  const totals = totalsOf(lines);
  return {
    kind: 'sums',
    rows: [
      { label: text('documents.money.amount'), amount: formatMoney(totals.amountCents) },
      { label: text('documents.money.fee'), amount: formatMoney(taken(totals.feeCents)) },
      { label: text(`documents.money.total_${side}`), amount: formatMoney(totals.netCents), total: true },
    ],
  };
}

/** What somebody paid or was paid in a time, as a document for whoever does their books. */
export function statementPaper(statement: Statement, reader: StatementReader): Paper {
  const words = formatterFor(reader.locale);
  const { text } = words;
  const { side, period, lines } = statement;
  const made = formatDate(reader.madeAt, reader.locale, reader.timeZone, 'long');
  return {
    locale: reader.locale,
    title: text(`documents.money.title_${side}`, { period: periodText(period, reader.locale, words) }),
    madeAt: reader.madeAt,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: text('documents.money.for'), value: reader.name },
          { label: text('documents.prepared_on'), value: made },
        ],
      },
      ...(lines.length === 0
        ? [{ kind: 'text' as const, text: text(`documents.money.none_${side}`) }]
        : [tableOf(statement, reader, words)]),
      sumsOf(statement, words),
      { kind: 'small', text: text(`documents.money.note_${side}`) },
    ],
    foot: text('documents.foot', { email: CONTACT.email }),
  };
}

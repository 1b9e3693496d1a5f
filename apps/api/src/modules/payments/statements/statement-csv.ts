import { dayIn, splitCents, type Cents } from '@cw/domain';
import type { Formatter } from '@cw/i18n';
import { stringify } from 'csv-stringify/sync';
import { totalsOf, type StatementLine } from './statement.js';

const HEADS = [
  'date',
  'property',
  'project',
  'invoice',
  'description',
  'amount_usd',
  'fee_usd',
  'net_usd',
  'method',
  'reference',
  'status',
] as const;
/** What a spreadsheet takes for the beginning of a formula, also in its wide letters. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;

/** A name or a title is never a formula, whatever it begins with. */
const asText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** `-1250.50`: a number that a spreadsheet adds up, so it is not marked as text; made here of whole cents alone. */
function asNumber(amount: Cents): string {
  const { dollars, rest } = splitCents(amount);
  return `${amount < 0 ? '-' : ''}${dollars}.${rest}`;
}

/** The statement as a spreadsheet opens it: marked as UTF-8, with the line ends of its format, the sums at the foot. */
export function statementCsv(lines: readonly StatementLine[], timeZone: string, { text }: Formatter): string {
  const totals = totalsOf(lines);
  const rows = lines.map((line) => [
    dayIn(line.at, timeZone),
    ...[line.house, line.projectTitle, line.invoice ?? '', text(`documents.money.kind.${line.kind}`)].map(asText),
    ...[line.amountCents, line.feeCents, line.netCents].map(asNumber),
    ...[line.method, line.reference, line.status].map(asText),
  ]);
  const sums = [totals.amountCents, totals.feeCents, totals.netCents].map(asNumber);
  const foot = ['', '', '', '', text('documents.money.total'), ...sums, '', '', ''];
  return stringify([HEADS.map((head) => text(`documents.money.${head}`)), ...rows, foot], {
    bom: true,
    record_delimiter: 'windows',
    // It quotes what holds the delimiter of rows, which is both characters; one of them alone ends a row as well.
    quoted_match: /[\r\n]/,
  });
}

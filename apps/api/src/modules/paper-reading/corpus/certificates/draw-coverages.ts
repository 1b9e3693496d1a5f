import { checkbox } from '../kit/marks.js';
import { NO_MESS } from '../kit/mess.js';
import { widthOf } from '../kit/measure.js';
import type { CertificatePen } from './draw-head.js';

const RIGHT = 592;

interface Limit {
  readonly label: string;
  readonly amount: number | null;
}

function drawHeads(pen: CertificatePen, top: number): void {
  const { columns, left } = pen.facts.style;
  pen.label('COVERAGES', left + 3, top + 8);
  pen.label('CERTIFICATE NUMBER: 26-27 GL', 230, top + 8);
  pen.label('REVISION NUMBER:', 430, top + 8);
  pen.label(
    'THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED.',
    left + 3,
    top + 17,
  );
  const y = top + 28;
  pen.label('INSR', left + 2, y);
  pen.label('LTR', left + 2, y + 7);
  pen.label('TYPE OF INSURANCE', columns.type + 20, y + 4);
  pen.label('ADDL SUBR', columns.flags, y);
  pen.label('INSD WVD', columns.flags, y + 7);
  pen.label('POLICY NUMBER', columns.number + 14, y + 4);
  pen.label('POLICY EFF', columns.from, y);
  pen.label('(MM/DD/YYYY)', columns.from, y + 7);
  pen.label('POLICY EXP', columns.until, y);
  pen.label('(MM/DD/YYYY)', columns.until, y + 7);
  pen.label('LIMITS', columns.limits + 50, y + 4);
}

function drawLimits(pen: CertificatePen, limits: readonly Limit[], top: number): void {
  const { columns, rowHeight, hasDollars, face, value: size } = pen.facts.style;
  limits.forEach(({ label, amount }, index) => {
    const y = top + rowHeight * (index + 0.75);
    label
      .split('/ ')
      .forEach((line, nth, lines) => pen.label(line, columns.limits + 2, y + (lines.length > 1 ? nth * 5.6 - 3.4 : 0)));
    if (hasDollars) pen.label('$', columns.amounts, y);
    const text = amount === null ? '' : amount.toLocaleString('en-US');
    pen.value(text, RIGHT - 6 - widthOf(text, { face, size }), y, 58);
    pen.sheet.line([columns.limits, top + rowHeight * (index + 1)], [RIGHT, top + rowHeight * (index + 1)], 0.3);
  });
}

function box(pen: CertificatePen, label: string, at: { x: number; y: number; isMarked: boolean }): void {
  const mark = pen.facts.mess.mark ?? NO_MESS.mark;
  const width = checkbox(pen.sheet, { ...at, mark });
  pen.label(label, at.x + width, at.y);
}

function drawPolicy(
  pen: CertificatePen,
  row: { letter: string; policyNumber: string | null; effectiveOn: string; expiresOn: string },
  y: number,
): void {
  const { columns, left } = pen.facts.style;
  pen.value(row.letter, left + 6, y, 12);
  pen.value(row.policyNumber ?? '', columns.number + 3, y, 84);
  pen.value(pen.date(row.effectiveOn), columns.from, y, 48);
  pen.value(pen.date(row.expiresOn), columns.until, y, 48);
}

function drawLiability(pen: CertificatePen, top: number): number {
  const { liability, style } = pen.facts;
  const x = style.columns.type + 3;
  const y = (row: number): number => top + style.rowHeight * (row + 0.75);
  box(pen, 'COMMERCIAL GENERAL LIABILITY', { x, y: y(0), isMarked: liability !== null });
  box(pen, 'CLAIMS-MADE', { x: x + 12, y: y(1), isMarked: liability?.basis === 'claims_made' });
  box(pen, 'OCCUR', { x: x + 72, y: y(1), isMarked: liability?.basis === 'occurrence' });
  pen.label("GEN'L AGGREGATE LIMIT APPLIES PER:", x, y(4));
  box(pen, 'POLICY', { x, y: y(5), isMarked: liability !== null });
  box(pen, 'PROJECT', { x: x + 44, y: y(5), isMarked: false });
  box(pen, 'LOC', { x: x + 92, y: y(5), isMarked: false });
  if (liability !== null) drawPolicy(pen, liability, y(2));
  const { eachOccurrence = null, aggregate = null } = liability ?? {};
  const given = (amount: number): number | null => (liability === null ? null : amount);
  drawLimits(
    pen,
    [
      { label: 'EACH OCCURRENCE', amount: eachOccurrence },
      { label: 'DAMAGE TO RENTED/ PREMISES (Ea occurrence)', amount: given(100_000) },
      { label: 'MED EXP (Any one person)', amount: given(5000) },
      { label: 'PERSONAL & ADV INJURY', amount: eachOccurrence },
      { label: 'GENERAL AGGREGATE', amount: aggregate },
      { label: 'PRODUCTS - COMP/OP AGG', amount: given(2_000_000) },
    ],
    top,
  );
  return top + style.rowHeight * 6;
}

function drawOthers(pen: CertificatePen, top: number): number {
  const { style, issuedOn, insurers } = pen.facts;
  const x = style.columns.type + 3;
  const hasCars = insurers.length > 1 || pen.facts.liability === null;
  const y = (row: number): number => top + style.rowHeight * (row + 0.75);
  const year = Number(issuedOn.slice(0, 4));
  pen.label('AUTOMOBILE LIABILITY', x, y(0));
  box(pen, 'ANY AUTO', { x, y: y(1), isMarked: hasCars });
  box(pen, 'OWNED AUTOS ONLY', { x, y: y(2), isMarked: false });
  if (hasCars)
    drawPolicy(
      pen,
      {
        letter: insurers.at(-1)?.letter ?? 'A',
        policyNumber: 'BAP 7720491',
        effectiveOn: `${year}-02-11`,
        expiresOn: `${year + 1}-02-11`,
      },
      y(1),
    );
  drawLimits(
    pen,
    [
      { label: 'COMBINED SINGLE LIMIT/ (Ea accident)', amount: hasCars ? 500_000 : null },
      { label: 'BODILY INJURY (Per person)', amount: null },
      { label: 'PROPERTY DAMAGE (Per accident)', amount: null },
    ],
    top,
  );
  box(pen, 'UMBRELLA LIAB', { x, y: y(3), isMarked: false });
  box(pen, 'OCCUR', { x: x + 84, y: y(3), isMarked: false });
  box(pen, 'EXCESS LIAB', { x, y: y(4), isMarked: false });
  box(pen, 'CLAIMS-MADE', { x: x + 84, y: y(4), isMarked: false });
  drawLimits(
    pen,
    [
      { label: 'EACH OCCURRENCE', amount: null },
      { label: 'AGGREGATE', amount: null },
    ],
    y(3) - style.rowHeight * 0.75,
  );
  pen.label('WORKERS COMPENSATION', x, y(5));
  pen.label('ANY PROPRIETOR/PARTNER EXCLUDED?   Y / N', x, y(6));
  drawLimits(
    pen,
    [
      { label: 'E.L. EACH ACCIDENT', amount: null },
      { label: 'E.L. DISEASE - POLICY LIMIT', amount: null },
    ],
    y(5) - style.rowHeight * 0.75,
  );
  return top + style.rowHeight * 7;
}

function drawRules(pen: CertificatePen, top: number, bottom: number): void {
  const { columns, left } = pen.facts.style;
  for (const x of [
    columns.type,
    columns.flags - 4,
    columns.number,
    columns.from - 3,
    columns.until - 3,
    columns.limits,
  ])
    pen.sheet.line([x, top], [x, bottom], 0.4);
  pen.box(left, top, RIGHT - left, bottom - top);
}

/** The table of policies; answers where it ends. */
export function drawCoverages(pen: CertificatePen, top: number): number {
  drawHeads(pen, top);
  const start = top + 38;
  const bottom = drawOthers(pen, drawLiability(pen, start));
  drawRules(pen, start, bottom);
  return bottom;
}

import type { ValueCondition } from '@cw/domain';
import { printedDate, printedMoney } from '../../formats.js';
import { checkbox } from '../../kit/marks.js';
import { widthOf, wrap } from '../../kit/measure.js';
import type { Comparable } from '../../subject.js';
import { LABEL, MARGIN, WIDTH, type LegacyPaper } from './paper.js';

const LEFT = MARGIN + 14;
const FIRST_COLUMN = 96;
const COLUMN = 108;
const ROW = 11.5;

type Row = readonly [label: string, cells: readonly string[]];

function rowsOf(paper: LegacyPaper, comparables: readonly Comparable[]): Row[] {
  const { subject } = paper.brief;
  const every = (text: string): string[] => comparables.map(() => text);
  return [
    ['FEATURE', ['SUBJECT', ...comparables.map((_, index) => `COMPARABLE SALE # ${index + 1}`)]],
    ['Address', [subject.address, ...comparables.map(({ address }) => address)]],
    ['', [`${subject.city}, ${subject.state} ${subject.zip}`, ...comparables.map(({ place }) => place)]],
    ['Proximity to Subject', ['', '0.41 miles NE', '0.77 miles S', '1.02 miles W']],
    [
      'Sale Price',
      [
        `$ ${printedMoney(subject.price * 100, 'bare')}`,
        ...comparables.map(({ price }) => `$ ${printedMoney(price * 100, 'bare')}`),
      ],
    ],
    ['Data Source(s)', ['', ...every('MLS;DOM 34')]],
    [
      'Date of Sale/Time',
      [
        '',
        ...comparables.map(
          ({ soldOn }) => `s${soldOn.slice(5, 7)}/${soldOn.slice(2, 4)}; ${printedDate(soldOn, 'us')}`,
        ),
      ],
    ],
    ['Location', ['N;Res;', ...every('N;Res;')]],
    ['Quality of Construction', ['Q4', ...every('Q4')]],
    ['Actual Age', [String(2026 - subject.yearBuilt), '41', '52', '38']],
    ['Condition', ['C4', 'C3   -6,500', 'C4   0', 'C5   +8,000']],
    ['Roof', ['Average', 'New   -3,000', 'Average', 'Fair   +2,500']],
    ['Heating/Cooling', ['FWA/CAC', ...every('FWA/CAC')]],
    ['Garage/Carport', ['2ga2dw', ...every('2ga2dw')]],
    ['Net Adjustment (Total)', ['', '$ -9,500', '$ 0', '$ 10,500']],
    [
      'Adjusted Sale Price',
      [
        '',
        ...comparables.map(
          ({ price }, index) => `$ ${printedMoney((price + ([-9500, 0, 10_500][index % 3] ?? 0)) * 100, 'bare')}`,
        ),
      ],
    ],
  ];
}

/** The grid of comparables: every figure and date in it is somebody else's. */
export function drawGrid(paper: LegacyPaper, comparables: readonly Comparable[], top: number): number {
  let y = top;
  for (const [label, cells] of rowsOf(paper, comparables)) {
    y += ROW;
    paper.sheet.put(label, { x: LEFT + 2, y: y - 3 }, LABEL, 'label');
    cells.forEach((cell, index) => {
      const isHead = label === 'FEATURE';
      paper.sheet.put(
        cell,
        { x: LEFT + FIRST_COLUMN + index * COLUMN + 2, y: y - 3 },
        isHead ? LABEL : paper.value,
        isHead ? 'label' : 'value',
      );
    });
    paper.sheet.line([MARGIN, y], [WIDTH - MARGIN, y], 0.3);
  }
  [0, 1, 2, 3].forEach((index) => {
    const x = LEFT + FIRST_COLUMN + index * COLUMN;
    paper.sheet.line([x, top], [x, y], 0.3);
  });
  return y;
}

const BOXES: readonly (readonly [ValueCondition, string])[] = [
  ['as_is', '"as is",'],
  [
    'completion',
    'subject to completion per plans and specifications on the basis of a hypothetical condition that the improvements have been completed,',
  ],
  [
    'repairs',
    'subject to the following repairs or alterations on the basis of a hypothetical condition that the repairs or alterations have been completed, or',
  ],
  [
    'inspection',
    'subject to the following required inspection based on the extraordinary assumption that the condition or deficiency does not require alteration or repair:',
  ],
];

/** The sentence with the four boxes. */
function drawBoxes(paper: LegacyPaper, marked: readonly ValueCondition[], top: number): number {
  let y = top;
  const put = (text: string): void => {
    let x = LEFT + 2;
    wrap(text, LABEL, { width: WIDTH - 2 * MARGIN - 34 }).forEach((line, index) => {
      if (index > 0) y += 9;
      x = LEFT + (index === 0 ? 14 : 4);
      paper.sheet.put(line, { x, y }, LABEL, 'label');
    });
  };
  paper.sheet.put('This appraisal is made', { x: LEFT + 2, y }, LABEL, 'label');
  y += 10;
  for (const [condition, label] of BOXES) {
    checkbox(paper.sheet, { x: LEFT + 2, y, isMarked: marked.includes(condition), mark: paper.brief.mess.mark });
    put(label);
    y += 10;
  }
  return y;
}

interface Reconciled {
  readonly marked: readonly ValueCondition[];
  /** What the free lines beneath the boxes say. */
  readonly words: readonly { readonly text: string; readonly key?: string }[];
}

/** Page 2: the comparables, and on what the value rests. */
export function drawPageTwo(paper: LegacyPaper, { marked, words }: Reconciled): void {
  const { subject, dates } = paper.brief;
  paper.formStart();
  let y = drawGrid(paper, subject.comparables.slice(0, 3), 46) + 14;
  const say = (text: string, key?: string): void => {
    for (const line of wrap(text, paper.value, { width: WIDTH - 2 * MARGIN - 22 })) {
      paper.sheet.put(line, { x: LEFT + 2, y }, paper.value);
      if (key !== undefined) paper.sheet.tell([key]);
      y += 10;
    }
  };
  paper.sheet.put('Summary of Sales Comparison Approach', { x: LEFT + 2, y }, LABEL, 'label');
  y += 10;
  say(
    paper.typed(
      'All sales are closed and are from the same market area. Adjustments reflect the reaction of buyers. Sale 3 was in need of repairs at the time of its sale and is adjusted upward for condition.',
    ),
  );
  paper.sheet.line([MARGIN, y], [WIDTH - MARGIN, y], 0.5);
  y += 12;
  const value = printedMoney(subject.price * 100, 'bare');
  paper.sheet.put('Indicated Value by: Sales Comparison Approach $', { x: LEFT + 2, y }, LABEL, 'label');
  paper.sheet.put(
    value,
    { x: LEFT + 6 + widthOf('Indicated Value by: Sales Comparison Approach $', LABEL), y },
    paper.value,
  );
  y += 14;
  y = drawBoxes(paper, marked, y) + 2;
  for (const { text, key } of words) say(text, key);
  y += 4;
  const opening =
    'Based on a complete visual inspection of the interior and exterior areas of the subject property, defined scope of work, statement of assumptions and limiting';
  const closing =
    'conditions, and appraiser’s certification, my (our) opinion of the market value, as defined, of the real property that is the subject of this report is';
  paper.sheet.put(opening, { x: LEFT + 2, y }, LABEL, 'label');
  paper.sheet.put(closing, { x: LEFT + 2, y: y + 9 }, LABEL, 'label');
  paper.sheet.put(`$ ${value}`, { x: LEFT + 2, y: y + 20 }, paper.value);
  paper.sheet.put(', as of', { x: LEFT + 60, y: y + 20 }, LABEL, 'label');
  paper.sheet.put(printedDate(effectiveDateOf(paper), dates), { x: LEFT + 90, y: y + 20 }, paper.value);
  paper.sheet.put(
    ', which is the date of inspection and the effective date of this appraisal.',
    { x: LEFT + 170, y: y + 20 },
    LABEL,
    'label',
  );
}

/** A report that says it holds before the visit has a date at fault. */
export const effectiveDateOf = ({ brief: { subject, quirk } }: LegacyPaper): typeof subject.inspectionDate =>
  quirk === 'effective_before_inspection' ? subject.contractDate : subject.inspectionDate;

import type { Tally, Verdict } from './judge-report.js';

/** What is counted, in the order of the table. */
export const MEASURES = [
  'recall',
  'precision',
  'category',
  'addressAndDates',
  'kind',
  'cost',
  'page',
  'otherValues',
  'valueConditions',
  'warnings',
  'outcome',
  'layout',
] as const satisfies readonly (keyof Verdict)[];
export type Measure = (typeof MEASURES)[number];

/** INT-05: what a reader must reach, in hundredths. */
export const BARS: Readonly<Partial<Record<Measure, number>>> = {
  recall: 95,
  precision: 92,
  category: 90,
  addressAndDates: 95,
};

export type Figures = Readonly<Record<Measure, Tally>>;

export const figuresOf = (verdicts: readonly Verdict[]): Figures =>
  Object.fromEntries(
    MEASURES.map((measure) => [
      measure,
      {
        right: verdicts.reduce((sum, verdict) => sum + verdict[measure].right, 0),
        of: verdicts.reduce((sum, verdict) => sum + verdict[measure].of, 0),
      },
    ]),
  ) as Figures;

const HUNDRED = 100;

/** In hundredths; all of nothing is right. */
export const percentOf = ({ right, of }: Tally): number => (of === 0 ? HUNDRED : (right / of) * HUNDRED);

/** The measures that stay below a bar. */
export const belowBars = (figures: Figures, bars: Readonly<Partial<Record<Measure, number>>> = BARS): string[] =>
  MEASURES.flatMap((measure) => {
    const bar = bars[measure];
    const reached = percentOf(figures[measure]);
    return bar === undefined || reached >= bar ? [] : [`${measure} ${reached.toFixed(1)} of ${bar}`];
  });

const NAMES: Readonly<Partial<Record<Measure, string>>> = {
  addressAndDates: 'addr+dates',
  otherValues: 'others',
  valueConditions: 'value',
  category: 'category',
};

/** A table for a terminal: a line for each group, the bars in its foot. */
export function tableOf(groups: ReadonlyMap<string, readonly Verdict[]>): string {
  const cell = (text: string): string => text.padStart(11);
  const head = `${'reports'.padEnd(30)}${MEASURES.map((measure) => cell(NAMES[measure] ?? measure)).join('')}`;
  const lines = [...groups].map(([name, verdicts]) => {
    const figures = figuresOf(verdicts);
    return `${`${name} (${verdicts.length})`.padEnd(30)}${MEASURES.map((measure) => cell(figures[measure].of === 0 ? '–' : percentOf(figures[measure]).toFixed(1))).join('')}`;
  });
  const foot = `${'bar'.padEnd(30)}${MEASURES.map((measure) => cell(String(BARS[measure] ?? ''))).join('')}`;
  return [head, ...lines, foot].join('\n');
}

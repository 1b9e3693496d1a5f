import { type AppraisalReading, cents, type ReadRepair } from '@cw/domain';
import type { CorpusReport, RepairAnswer } from '../model.js';
import { belowBars, figuresOf, percentOf } from './figures.js';
import { judgeReport } from './judge-report.js';

const handrail: RepairAnswer = {
  key: 'handrail',
  categories: ['safety'],
  kinds: ['repair'],
  location: 'Basement stair',
  costCents: [10_000, 40_000],
  tellings: ['Stairs to the basement have no handrail; install a graspable handrail.'],
  around: [],
  pages: [7],
};
const glass: RepairAnswer = {
  ...handrail,
  key: 'glass',
  categories: ['exterior'],
  location: null,
  costCents: null,
  tellings: ['Window pane is broken; replace the glass.'],
};

const report: CorpusReport = {
  id: 'a-report',
  layout: 'letter',
  language: 'en',
  part: 'open',
  pages: 1,
  answer: {
    outcome: 'read',
    unreadPages: [],
    valueConditions: ['repairs'],
    repairs: [handrail, glass],
    optional: ['Seller to repair the septic system before closing per the sales contract.'],
    values: { address: '12 Corbin St', zip: '45410', contractDate: '2026-09-01' },
    warnings: ['total_differs'],
  },
  bytes: () => Promise.resolve(Buffer.alloc(0)),
};

const repair = (quote: string, more: Partial<ReadRepair> = {}): ReadRepair => ({
  title: quote,
  category: 'safety',
  kind: 'repair',
  location: null,
  quote,
  pages: [7],
  estimatedCostCents: null,
  ...more,
});

const reading = (repairs: readonly ReadRepair[], more: Partial<AppraisalReading> = {}): AppraisalReading => ({
  outcome: 'read',
  layout: 'letter',
  language: 'en',
  pages: 1,
  unreadPages: [],
  values: [],
  valueConditions: ['repairs'],
  repairs,
  warnings: [],
  ...more,
});

const value = (field: 'address' | 'zip' | 'contractDate' | 'effectiveDate', text: string) => ({
  field,
  value: text,
  page: 1,
  quote: '',
});

describe('the judge of readings', () => {
  it('INT-05 finds what was read, whatever its category, and what was missed', () => {
    const { recall, precision, category } = judgeReport(
      report,
      reading([repair('Window pane is broken; replace the glass.')]),
    );
    expect([recall, precision, category]).toEqual([
      { right: 1, of: 2 },
      { right: 1, of: 1 },
      { right: 0, of: 1 },
    ]);
  });

  it('INT-05 counts what nobody asked for, and one repair that was read twice', () => {
    const twice = repair('Stairs to the basement have no handrail; install a graspable handrail.', {
      estimatedCostCents: cents(25_000),
    });
    const { precision, recall, mistakes } = judgeReport(
      report,
      reading([twice, { ...twice }, repair('Kitchen finishes are dated but functional.')]),
    );
    expect(precision).toEqual({ right: 1, of: 3 });
    expect(recall.right).toBe(1);
    expect(mistakes).toContain('missed: Window pane is broken; replace the glass.');
  });

  it('INT-05 does not count what a person could take or leave', () => {
    const { precision } = judgeReport(
      report,
      reading([repair('Seller to repair the septic system before closing per the sales contract.')]),
    );
    expect(precision).toEqual({ right: 0, of: 0 });
  });

  it('INT-05 does not take a whole page for the repair that stands on it', () => {
    const page = `Window pane is broken; replace the glass. ${Array.from({ length: 30 }, (_, index) => `filler${index}`).join(' ')}`;
    expect(judgeReport(report, reading([repair(page)])).recall.right).toBe(0);
  });

  it('INT-05 accepts a clause that says nothing else, and each clause of a sentence once', () => {
    const sentence =
      'Install a graspable handrail at the basement stairs and replace the broken glass of the window pane.';
    const both = [
      repair(sentence, { title: 'Install handrail' }),
      repair(sentence, { title: 'Replace glass', category: 'exterior' }),
    ];
    const { recall, category } = judgeReport(report, reading(both));
    expect(recall.right).toBe(2);
    expect(category.right).toBe(2);
  });

  it('INT-05 holds a cost to be right within what the report says, and none where it says none', () => {
    const cost = (amount: number | null) =>
      judgeReport(
        report,
        reading([
          repair('Stairs to the basement have no handrail', {
            estimatedCostCents: amount === null ? null : cents(amount),
          }),
        ]),
      ).cost.right;
    expect([cost(10_000), cost(25_000), cost(50_000), cost(null)]).toEqual([1, 1, 0, 0]);
  });

  it('INT-05 counts a date that the report does not have as wrong', () => {
    const values = [value('address', '12 CORBIN ST'), value('zip', '45410'), value('effectiveDate', '2026-10-01')];
    expect(judgeReport(report, reading([], { values })).addressAndDates).toEqual({ right: 2, of: 4 });
  });

  it('INT-05 counts the value’s conditions and warnings both ways', () => {
    const { valueConditions, warnings } = judgeReport(
      { ...report, layout: 'urar_legacy' },
      reading([], { valueConditions: ['as_is'], warnings: [{ code: 'total_differs', pages: [1] }] }),
    );
    expect([valueConditions, warnings]).toEqual([
      { right: 0, of: 2 },
      { right: 1, of: 1 },
    ]);
  });

  it('INT-05 says which figures are below their bars', () => {
    const figures = figuresOf([judgeReport(report, reading([repair('Window pane is broken; replace the glass.')]))]);
    expect(percentOf(figures.recall)).toBe(50);
    expect(belowBars(figures, { recall: 95, precision: 92 })).toEqual(['recall 50.0 of 95']);
  });
});

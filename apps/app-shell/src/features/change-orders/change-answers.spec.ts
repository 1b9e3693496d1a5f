import { cents } from '@cw/domain';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import {
  BLANK_CHANGE,
  BLANK_LINE,
  bodyOf,
  checkChangeAnswers,
  daysOf,
  deltaOf,
  NEW_REPAIR,
  placesOfLines,
  type ChangeAnswers,
  type LineAnswers,
} from './change-answers.js';
import { anAgreement } from './testing/an-agreement.js';

const RAIL = 'rail';
const TRIM = 'trim';
const project = aProjectDetail({
  ...anAgreement({ totalCents: 100_000 }),
  conditions: [
    aCondition({ id: RAIL, number: 1, state: 'in_work', awardedAmountCents: 60_000 }),
    aCondition({ id: TRIM, number: 2, state: 'in_work', awardedAmountCents: null }),
    aCondition({ id: 'done', number: 3, state: 'accepted', awardedAmountCents: 40_000 }),
  ],
});
const line = (over: Partial<LineAnswers>): LineAnswers => ({ ...BLANK_LINE, target: RAIL, amount: '150', ...over });
const answers = (over: Partial<ChangeAnswers>): ChangeAnswers => ({
  ...BLANK_CHANGE,
  lines: [line({})],
  reason: 'The wood under the paint is rotten.',
  ...over,
});
const faults = (over: Partial<ChangeAnswers>, mustAcknowledge = false): [string, string][] =>
  [...checkChangeAnswers(project, answers(over), mustAcknowledge)].map(([path, { id }]) => [path, id]);

describe('what one line does to the price', () => {
  it.each([
    ['costs more', line({}), 15_000],
    ['costs less', line({ effect: 'less' }), -15_000],
    ['is not done: it goes down by its own price', line({ effect: 'drop', amount: '' }), -60_000],
    ['is not done, without a price of its own', line({ target: TRIM, effect: 'drop', amount: '200' }), -20_000],
    ['is new', line({ target: NEW_REPAIR, effect: 'less' }), 15_000],
    ['is not chosen yet', line({ target: '' }), 0],
    ['is not a number yet', line({ amount: 'about 20' }), 0],
  ])('%s', (_what, given, delta) => {
    expect(deltaOf(project, given)).toBe(cents(delta));
  });

  it('days are more, fewer or as agreed', () => {
    expect(daysOf({ daysEffect: 'same', days: '4' })).toBe(0);
    expect(daysOf({ daysEffect: 'more', days: '4' })).toBe(4);
    expect(daysOf({ daysEffect: 'fewer', days: '4' })).toBe(-4);
    expect(daysOf({ daysEffect: 'more', days: 'x' })).toBe(0);
  });
});

describe('faults of a change, in the order of the page', () => {
  it('finds none in a change of price, of days alone, or with an empty line beside a full one', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ lines: [BLANK_LINE], daysEffect: 'more', days: '2' })).toEqual([]);
    expect(faults({ lines: [line({}), BLANK_LINE] })).toEqual([]);
  });

  it.each<[string, Partial<ChangeAnswers>, [string, string][]]>([
    ['nothing at all', { lines: [BLANK_LINE] }, [['lines.0.target', 'errors.change_order.changes_nothing']]],
    ['an amount without a repair', { lines: [line({ target: '' })] }, [['lines.0.target', 'changes.fault.target']]],
    ['a repair twice', { lines: [line({}), line({})] }, [['lines.1.target', 'changes.fault.twice']]],
    ['no amount', { lines: [line({ amount: '' })] }, [['lines.0.amount', 'changes.fault.amount']]],
    ['no number', { lines: [line({ amount: 'about 20' })] }, [['lines.0.amount', 'changes.fault.amount']]],
    [
      'less than nothing',
      { lines: [line({ effect: 'less', amount: '600.01' })] },
      [['lines.0.amount', 'errors.change_order.below_zero']],
    ],
    [
      'something new without a name',
      { lines: [line({ target: NEW_REPAIR })] },
      [['lines.0.title', 'changes.fault.title']],
    ],
    ['no days', { daysEffect: 'more' }, [['days', 'changes.fault.days']]],
    ['no reason', { reason: ' ' }, [['reason', 'changes.fault.reason']]],
    [
      'a total below what can be paid',
      { lines: [line({ effect: 'drop' }), line({ target: TRIM, effect: 'less', amount: '399.99' })] },
      [['lines.0.target', 'errors.change_order.total_out_of_bounds']],
    ],
  ])('%s', (_what, over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  it('asks the client to say yes to a closing that may move', () => {
    expect(faults({}, true)).toEqual([['acknowledgesLate', 'changes.fault.late']]);
    expect(faults({ acknowledgesLate: true }, true)).toEqual([]);
  });
});

it('judges a title without the bullet that came with it from a list', () => {
  const title = (typed: string): [string, string][] =>
    faults({ lines: [line({ target: NEW_REPAIR, title: typed, location: 'North', amount: '400' })] });

  expect(title('• ')).toEqual([['lines.0.title', 'changes.fault.title']]);
  expect(title('• New fascia')).toEqual([]);
});

it('sends what was chosen and nothing else, and knows where each line stands in the form', () => {
  const given = answers({
    lines: [
      BLANK_LINE,
      line({ note: ' • Rotten wood ' }),
      line({ target: TRIM, effect: 'drop', amount: '200' }),
      line({ target: NEW_REPAIR, title: '• New fascia ', location: 'North', amount: '400' }),
    ],
    daysEffect: 'more',
    days: '2',
  });

  expect(bodyOf(project, given)).toEqual({
    reason: 'The wood under the paint is rotten.',
    days: 2,
    acknowledgesLate: false,
    lines: [
      { conditionId: RAIL, amountDeltaCents: 15_000, note: 'Rotten wood' },
      { conditionId: TRIM, amountDeltaCents: -20_000, drops: true },
      { title: 'New fascia', location: 'North', amountDeltaCents: 40_000 },
    ],
  });
  expect(placesOfLines(given)).toEqual([1, 2, 3]);
});

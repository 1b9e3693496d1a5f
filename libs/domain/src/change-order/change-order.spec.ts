import { cents } from '../money/cents.js';
import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import {
  CHANGE_ORDER_EVENTS,
  CHANGE_ORDER_GUARDS,
  CHANGE_ORDER_PARTIES,
  changeOrderMachine,
} from './change-order.machine.js';
import {
  agreedFinish,
  checkChange,
  endangersClosing,
  settleChange,
  isPayableRest,
  type ChangeLine,
} from './change-order.rules.js';

const MOVES = readMoves(`
  accept   | proposed | accepted  | counterparty
  decline  | proposed | declined  | counterparty
  withdraw | proposed | withdrawn | proposer
  lapse    | proposed | lapsed    | system
`);

describe('the lifecycle of a change', () => {
  it.each(everyCell(changeOrderMachine, CHANGE_ORDER_EVENTS, CHANGE_ORDER_PARTIES))(
    'PAY-06 $state, $event by $who',
    (cell) => {
      expect(answer(changeOrderMachine, cell, CHANGE_ORDER_GUARDS)).toBe(expected(MOVES, 'proposed', cell));
    },
  );

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(changeOrderMachine)).toEqual([]);
  });

  it('is not agreed while the work is closed, nor when it endangers the closing and nobody said yes to that', () => {
    const accept = { state: 'proposed', event: 'accept', as: ['counterparty'] } as const;
    const inTime = { answer_in_time: true };
    expect(decide(changeOrderMachine, { ...accept, guards: { ...inTime, late_acknowledged: true } }).ok).toBe(false);
    expect(decide(changeOrderMachine, { ...accept, guards: { ...inTime, work_agreed: true } }).ok).toBe(false);
  });

  it.each([
    ['accept', 'counterparty'],
    ['decline', 'counterparty'],
    ['withdraw', 'proposer'],
  ] as const)('BID-06 has no %s once its time is over', (event, who) => {
    const guards = { work_agreed: true, late_acknowledged: true };
    const attempt = { state: 'proposed', event, as: [who] } as const;
    expect(decide(changeOrderMachine, { ...attempt, guards }).ok).toBe(false);
    expect(decide(changeOrderMachine, { ...attempt, guards: { ...guards, answer_in_time: true } }).ok).toBe(true);
  });
});

const work = {
  agreedCents: cents(100_000),
  conditions: [
    { id: 'eave', state: 'in_work', awardedAmountCents: cents(60_000) },
    { id: 'strap', state: 'accepted', awardedAmountCents: cents(40_000) },
  ],
} as const;
const line = (over: Partial<ChangeLine>): ChangeLine => ({
  kind: 'price',
  conditionId: 'eave',
  amountDeltaCents: cents(5_000),
  ...over,
});
const faults = (lines: ChangeLine[], days = 0) => checkChange({ lines, days }, work);

describe('what both sides may agree to', () => {
  it('is another price, a condition more, one less, or only days', () => {
    expect(faults([line({})])).toEqual([]);
    expect(faults([line({ kind: 'add', conditionId: null })])).toEqual([]);
    expect(faults([line({ kind: 'drop', amountDeltaCents: cents(-60_000) })])).toEqual([]);
    expect(faults([], 3)).toEqual([]);
  });

  it.each([
    ['nothing at all', [], 'change_order.changes_nothing'],
    ['a price that stays', [line({ amountDeltaCents: cents(0) })], 'change_order.changes_nothing'],
    ['what is settled', [line({ conditionId: 'strap' })], 'change_order.condition_unfit'],
    ['what is no condition of the project', [line({ conditionId: 'roof' })], 'change_order.condition_unfit'],
    ['a condition twice', [line({}), line({})], 'change_order.condition_unfit'],
    ['a price below nothing', [line({ amountDeltaCents: cents(-60_001) })], 'change_order.below_zero'],
    [
      'a new condition below nothing',
      [line({ kind: 'add', conditionId: null, amountDeltaCents: cents(-1) })],
      'change_order.below_zero',
    ],
    [
      'a total above what a payment can be',
      [line({ amountDeltaCents: cents(99_999_999) })],
      'change_order.total_out_of_bounds',
    ],
  ])('is not %s', (_what, lines, fault) => {
    expect(faults(lines)).toEqual([fault]);
  });

  it('leaves something to do', () => {
    const only = { ...work, conditions: work.conditions.slice(0, 1) };
    const drop = line({ kind: 'drop', amountDeltaCents: cents(-60_000) });
    expect(checkChange({ lines: [drop], days: 0 }, only)).toEqual(['change_order.drops_everything']);
    expect(checkChange({ lines: [drop, line({ kind: 'add', conditionId: null })], days: 0 }, only)).toEqual([]);
  });
});

describe('what a change does to the schedule', () => {
  const agreement = { startDate: '2026-12-01', durationDays: 5, extraDays: 0 };

  it('moves the last day of work, never before the first', () => {
    expect(agreedFinish(agreement)).toBe('2026-12-05');
    expect(agreedFinish({ ...agreement, extraDays: 2 })).toBe('2026-12-07');
    expect(agreedFinish({ ...agreement, extraDays: -30 })).toBe('2026-12-01');
    expect(agreedFinish({ ...agreement, startDate: null })).toBeNull();
  });

  it('endangers a closing when more days lead past the last safe one', () => {
    expect(endangersClosing(agreement, 3, '2026-12-11')).toBe(false);
    expect(endangersClosing(agreement, 4, '2026-12-11')).toBe(true);
    expect(endangersClosing(agreement, 0, '2026-12-02')).toBe(false);
    expect(endangersClosing(agreement, 40, null)).toBe(false);
  });
});

it('is paid in addition or sent back, and leaves no rest that no card can pay', () => {
  expect(settleChange(cents(120), cents(100))).toEqual({ dueCents: 20, backCents: 0 });
  expect(settleChange(cents(80), cents(100))).toEqual({ dueCents: 0, backCents: 20 });
  expect([0, 49, 50].map(isPayableRest)).toEqual([true, false, true]);
});

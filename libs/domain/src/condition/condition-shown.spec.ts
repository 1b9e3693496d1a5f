import { leftOpen, shownCondition, shownProject } from './condition-shown.js';
import { CONDITION_STATES, UNACCEPTED_STATES, type ConditionState } from './condition.machine.js';

const having = (...states: ConditionState[]) => states.map((state) => ({ state }));

describe('what a project that is over shows', () => {
  it.each([
    ['awarded', 'open'],
    ['in_work', 'unproven'],
    ['returned', 'unproven'],
    ['evidenced', 'unaccepted'],
    ['accepted', 'accepted'],
    ['cleared', 'cleared'],
    ['left_out', 'left_out'],
  ] as const)('COND-04 shows a condition that is %s as %s once nothing happens any more', (state, shown) => {
    expect(shownCondition(state, 'cancelled')).toBe(shown);
    expect(shownCondition(state, 'completed')).toBe(shown);
    expect(shownCondition(state, 'in_progress')).toBe(state);
  });

  it('COND-04 is settled, and not completed, where somebody’s word ended it without every condition accepted', () => {
    expect(shownProject('completed', having('accepted', 'in_work'))).toBe('settled');
    expect(shownProject('completed', having('accepted', 'cleared', 'left_out'))).toBe('completed');
    expect(shownProject('cancelled', having('in_work'))).toBe('cancelled');
    // Of a project that is not theirs, readers see every condition open.
    expect(shownProject('completed', having('open'))).toBe('completed');
  });

  it.each(CONDITION_STATES)('COND-05 leaves a condition that is %s open exactly where nobody accepted it', (state) => {
    expect(leftOpen({ status: 'completed', conditions: having(state) })).toBe(
      UNACCEPTED_STATES.includes(state) ? 1 : 0,
    );
  });

  it('COND-05 counts what is not cleared', () => {
    const conditions = having('accepted', 'evidenced', 'in_work', 'left_out');
    expect(leftOpen({ status: 'completed', conditions })).toBe(2);
    expect(leftOpen({ status: 'in_progress', conditions })).toBe(0);
  });
});

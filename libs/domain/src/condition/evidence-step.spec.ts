import { CONDITION_STATES } from './condition.machine.js';
import { evidenceStep, evidenceSteps } from './evidence-step.js';

describe('what comes next for the evidence of a repair', () => {
  it.each(['awarded', 'in_work', 'returned'] as const)('COND-04 %s: what lacks evidence asks for it', (state) => {
    expect(evidenceStep({ state, missingEvidence: ['photo_after'] })).toBe('add');
  });

  it.each(['awarded', 'in_work', 'returned'] as const)(
    'COND-04 %s: what has all of it asks to be said complete, and for no evidence',
    (state) => {
      expect(evidenceStep({ state, missingEvidence: [] })).toBe('complete');
    },
  );

  it.each(CONDITION_STATES.filter((state) => !['awarded', 'in_work', 'returned'].includes(state)))(
    'COND-04 %s: asks for nothing',
    (state) => {
      expect(evidenceStep({ state, missingEvidence: ['photo_after'] })).toBeUndefined();
    },
  );

  it('COND-04 counts each step apart', () => {
    const conditions = [
      { state: 'in_work', missingEvidence: ['photo_before', 'photo_after'] },
      { state: 'in_work', missingEvidence: [] },
      { state: 'returned', missingEvidence: [] },
      { state: 'evidenced', missingEvidence: [] },
    ] as const;

    expect(evidenceSteps(conditions)).toEqual({ add: 1, complete: 2 });
    expect(evidenceSteps([])).toEqual({ add: 0, complete: 0 });
  });
});

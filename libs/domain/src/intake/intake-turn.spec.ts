import { PROJECT_STATUSES } from '../project/project.js';
import { INTAKE_STATES } from './intake.js';
import { nextIntakeActor } from './intake-steps.js';
import { awaitsArrangement, requestActor } from './intake-turn.js';

const FAILED = { state: 'work_scheduled', lastResult: 'failed' } as const;
const OVER = [{ status: 'completed' }, { status: 'cancelled' }] as const;

describe('whose turn it is after a re-inspection', () => {
  it('INT-08 is staff’s once it failed and no project goes on', () => {
    expect(awaitsArrangement({ ...FAILED, projects: OVER })).toBe(true);
    expect(requestActor({ ...FAILED, projects: OVER })).toBe('staff');
  });

  it('INT-08 is the contractor’s while a project goes on', () => {
    const goingOn = PROJECT_STATUSES.filter((status) => OVER.every((over) => over.status !== status));

    expect(goingOn.map((status) => requestActor({ ...FAILED, projects: [...OVER, { status }] }))).toEqual(
      goingOn.map(() => 'contractor'),
    );
  });

  it.each(INTAKE_STATES)('INT-08 is as the state says where nothing failed: %s', (state) => {
    expect(requestActor({ state, lastResult: null, projects: OVER })).toBe(nextIntakeActor(state));
    expect(requestActor({ state, lastResult: 'passed', projects: OVER })).toBe(nextIntakeActor(state));
  });
});

import { INTAKE_STATES, intakeMachine, type IntakeState } from './intake.js';
import { intakeSteps, nextIntakeActor } from './intake-steps.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 2, 10, hour));
const SUBMITTED = at(0);

/** One move an hour, from the first on. */
const after = (...events: string[]) => events.map((event, index) => ({ event, at: at(index + 1) }));

const shown = (state: IntakeState, ...events: string[]): string[] =>
  intakeSteps({ state, submittedAt: SUBMITTED, history: after(...events) }).map(
    ({ step, standing, startedAt, doneAt }) =>
      `${step} ${standing} ${startedAt?.getUTCHours() ?? '-'} ${doneAt?.getUTCHours() ?? '-'}`,
  );

const REVIEWED = ['begin_review', 'send_offer', 'approve_offer', 'convert'];

describe('the steps of a request', () => {
  it('INT-08 shows each with its dates', () => {
    expect(shown('closed', ...REVIEWED, 'work_done', 'inspection_passed', 'settle')).toEqual([
      'submitted done 0 0',
      'reviewed done 1 2',
      'offer done 2 3',
      'work done 4 5',
      'reinspection done 5 6',
      'invoiced done 6 7',
    ]);
  });

  it('INT-08 waits for its review first', () => {
    expect(shown('submitted')).toEqual([
      'submitted done 0 0',
      'reviewed current - -',
      'offer ahead - -',
      'work ahead - -',
      'reinspection ahead - -',
      'invoiced ahead - -',
    ]);
  });

  it.each([
    ['in_review', []],
    ['needs_information', ['ask']],
  ] as const)('INT-08 is reviewed only once there is an offer, not while it is %s', (state, more) => {
    expect(shown(state, 'begin_review', ...more).slice(1, 3)).toEqual(['reviewed current 1 -', 'offer ahead - -']);
    expect(shown('offer_sent', 'begin_review', 'send_offer').slice(1, 3)).toEqual([
      'reviewed done 1 2',
      'offer current 2 -',
    ]);
  });

  it('INT-08 offers anew what was refused, or whose project was cancelled', () => {
    expect(shown('offer_sent', 'begin_review', 'send_offer', 'refuse_offer', 'send_offer')[2]).toBe(
      'offer current 4 -',
    );
    const cancelled = shown('in_review', ...REVIEWED, 'project_cancelled');
    expect(cancelled.slice(1, 4)).toEqual(['reviewed current 1 -', 'offer ahead - -', 'work ahead - -']);
  });

  it('INT-08 goes back to the work that the inspector found wanting', () => {
    const again = shown('work_scheduled', ...REVIEWED, 'work_done', 'inspection_failed');
    expect(again.slice(3, 5)).toEqual(['work current 4 -', 'reinspection ahead - -']);
  });

  it('INT-08 ends a declined request with its review', () => {
    expect(shown('declined', 'begin_review', 'decline')).toEqual(['submitted done 0 0', 'reviewed done 1 2']);
  });

  it('INT-08 waits for somebody in every state but the last', () => {
    const idle = INTAKE_STATES.filter((state) => nextIntakeActor(state) === null);
    expect(idle).toEqual(intakeMachine.final);
  });
});

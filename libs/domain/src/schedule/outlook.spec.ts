import type { WorkState } from '../project/project.js';
import { outlookOf, type Plan } from './outlook.js';

const plan = (over: Partial<Plan> = {}): Plan => ({
  startDate: '2026-11-23',
  durationDays: 5,
  extraDays: 0,
  work: 'not_started',
  closingDate: '2026-12-11',
  ...over,
});

describe('how the agreed work stands to the closing', () => {
  it.each([
    ['before the agreed day', '2026-11-20', { slackDays: 11, startMissed: false }],
    ['on the agreed day, which has not passed', '2026-11-23', { slackDays: 11, startMissed: false }],
    ['on the day after it', '2026-11-24', { slackDays: 10, startMissed: true }],
    ['a week after it', '2026-11-30', { slackDays: 4, startMissed: true }],
    ['once no day is left', '2026-12-06', { slackDays: -2, startMissed: true }],
  ])('PROJ-03 counts work that has not begun from the day on which it can, %s', (_when, today, expected) => {
    expect(outlookOf(plan(), today)).toEqual(expected);
  });

  it.each<WorkState>(['started', 'submitted', 'changes_requested'])(
    'PROJ-03 keeps to the plan of work that is %s, which ends today at the earliest',
    (work) => {
      expect(outlookOf(plan({ work }), '2026-11-25')).toEqual({ slackDays: 11, startMissed: false });
      expect(outlookOf(plan({ work }), '2026-12-01')).toEqual({ slackDays: 7, startMissed: false });
    },
  );

  it('PROJ-03 counts the days that changes added', () => {
    expect(outlookOf(plan({ extraDays: 2 }), '2026-11-30')).toEqual({ slackDays: 2, startMissed: true });
  });

  it.each([{ startDate: null }, { durationDays: null }, { closingDate: null }])(
    'PROJ-03 knows nothing of a plan with %j',
    (gap) => {
      expect(outlookOf(plan(gap), '2026-11-25')).toBeNull();
    },
  );
});

import type { ProjectStatus } from '../project/project.js';
import { INTAKE_STATES } from './intake.js';
import { doneRepairs, followProjects, followRepost, intakeReviewDueAt } from './intake-offer.js';

const project = (status: ProjectStatus, ...repairIds: string[]) => ({ status, repairIds });

describe('what its projects mean for a request', () => {
  it.each([
    ['work goes on', [project('completed', 'a'), project('in_progress', 'b')], null],
    ['one still takes bids', [project('open', 'a', 'b')], null],
    ['all is done', [project('completed', 'a'), project('completed', 'b')], 'work_done'],
    ['one was cancelled and none goes on', [project('cancelled', 'a'), project('completed', 'b')], 'project_cancelled'],
    ['one was cancelled while another goes on', [project('cancelled', 'a'), project('open', 'b')], null],
    [
      'what was cancelled is done by a later one',
      [project('cancelled', 'a', 'b'), project('completed', 'b'), project('completed', 'a')],
      'work_done',
    ],
  ] as const)('INT-08 %s', (_what, projects, event) => {
    expect(followProjects(projects, ['a', 'b'])).toBe(event);
  });

  it('INT-08 goes on once its owner posts again, unless an answer of theirs is waited for', () => {
    const again = [project('cancelled', 'a'), project('open', 'a')];

    expect(INTAKE_STATES.filter((state) => followRepost(again, state))).toEqual(['in_review', 'approved']);
    expect(followRepost([project('cancelled', 'a'), project('completed', 'b')], 'in_review')).toBeNull();
  });

  it('COND-02 knows which repairs need no other project', () => {
    expect([...doneRepairs([project('completed', 'a'), project('cancelled', 'b')])]).toEqual(['a']);
  });

  it('INT-08 promises a review within a day', () => {
    expect(intakeReviewDueAt(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2026-11-21T15:00:00Z'));
  });
});

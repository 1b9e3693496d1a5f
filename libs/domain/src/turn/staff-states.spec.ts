import { staffStates } from './staff-states.js';

describe('what waits for staff', () => {
  it('PROJ-10 INT-08 is a request that staff are to move on, whoever was waited for before', () => {
    expect(staffStates('request')).toEqual([
      'submitted',
      'in_review',
      'approved',
      'work_scheduled',
      'reinspection_ordered',
      'invoiced',
    ]);
  });

  it.each([
    ['credential', ['submitted']],
    ['dispute', ['open', 'ruling_proposed']],
    ['noShow', ['contested']],
    ['report', ['open']],
    ['message', ['open']],
    ['bid', []],
  ] as const)('PROJ-10 of each lifecycle is what an act of staff is named for: %s', (lifecycle, states) => {
    expect(staffStates(lifecycle)).toEqual(states);
  });
});

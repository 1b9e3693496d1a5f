import { checkMachine } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { INTAKE_EVENTS, intakeMachine } from './intake.js';

const MOVES = readMoves(`
  begin_review      | submitted            | in_review            | admin
  ask               | in_review            | needs_information    | admin
  answer            | needs_information    | in_review            | submitter
  decline           | in_review            | declined             | admin
  send_offer        | in_review            | offer_sent           | admin
  approve_offer     | offer_sent           | approved             | submitter
  refuse_offer      | offer_sent           | in_review            | submitter
  convert           | approved             | work_scheduled       | admin
  project_cancelled | work_scheduled       | in_review            | project
  project_reposted  | in_review            | work_scheduled       | project
  project_reposted  | approved             | work_scheduled       | project
  work_done         | work_scheduled       | reinspection_ordered | project
  inspection_passed | reinspection_ordered | invoiced             | admin
  inspection_failed | reinspection_ordered | work_scheduled       | admin
  settle            | invoiced             | closed               | admin
`);

describe('the intake lifecycle', () => {
  it.each(everyCell(intakeMachine, INTAKE_EVENTS, ['submitter', 'admin', 'project']))(
    'INT-08 $state, $event by $who',
    (cell) => {
      expect(answer(intakeMachine, cell, [])).toBe(expected(MOVES, 'submitted', cell));
    },
  );

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(intakeMachine)).toEqual([]);
  });
});

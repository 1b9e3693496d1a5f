import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { PROJECT_EVENTS, PROJECT_GUARDS, PROJECT_PARTIES, projectMachine } from './project.machine.js';
import { PROJECT_STATES, projectState, splitProjectState } from './project-state.js';

const S = 'in_progress.started';
const MOVES = readMoves(`
  edit                   | open                                                             | open                          | owner
  accept_bid             | open                                                             | in_progress.not_started       | owner, decider
  cancel                 | open                                                             | cancelled                     | owner, admin
  cancel                 | in_progress.not_started                                          | cancelled                     | owner, admin, awarded_contractor
  report_no_show         | in_progress.not_started                                          | cancelled                     | owner
  start                  | in_progress.not_started                                          | ${S}                          | awarded_contractor
  request_early_start    | in_progress.not_started                                          | in_progress.not_started       | awarded_contractor
  refuse_early_start     | in_progress.not_started                                          | in_progress.not_started       | owner, decider
  allow_early_start      | in_progress.not_started                                          | in_progress.not_started       | owner, decider
  contest_start          | ${S}                                                             | in_progress.disputed          | owner, decider
  submit                 | ${S}, in_progress.changes_requested                              | in_progress.submitted         | awarded_contractor
  request_changes        | in_progress.submitted, in_progress.changes_requested             | in_progress.changes_requested | owner, decider
  review_overdue         | in_progress.submitted                                            | in_progress.disputed          | clock
  approve                | in_progress.submitted                                            | completed                     | owner, decider
  dispute                | ${S}, in_progress.submitted, in_progress.changes_requested       | in_progress.disputed          | owner, decider, awarded_contractor
  withdraw_dispute       | in_progress.disputed                                             | previous                      | owner, decider, awarded_contractor
  resolve_for_contractor | in_progress.disputed                                             | completed                     | admin
  resolve_for_client     | in_progress.disputed                                             | cancelled                     | admin
  settle_for_contractor  | in_progress.disputed                                             | completed                     | owner, decider, awarded_contractor
  settle_for_client      | in_progress.disputed                                             | cancelled                     | owner, decider, awarded_contractor
`);

describe('the project lifecycle', () => {
  it.each(everyCell(projectMachine, PROJECT_EVENTS, PROJECT_PARTIES))('PROJ-04 $state, $event by $who', (cell) => {
    expect(answer(projectMachine, cell, PROJECT_GUARDS)).toBe(expected(MOVES, 'open', cell));
  });

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(projectMachine)).toEqual([]);
  });

  it.each([
    [
      'accept_bid',
      'open',
      'owner',
      ['bid_pending', 'contractor_verified', 'gaps_acknowledged', 'late_finish_acknowledged'],
    ],
    ['report_no_show', 'in_progress.not_started', 'owner', ['no_show_due']],
    ['start', 'in_progress.not_started', 'awarded_contractor', ['funded_or_at_closing', 'start_date_reached']],
    [
      'submit',
      'in_progress.started',
      'awarded_contractor',
      ['no_change_open', 'all_evidenced', 'funded_or_at_closing'],
    ],
    [
      'request_early_start',
      'in_progress.not_started',
      'awarded_contractor',
      ['start_date_ahead', 'early_start_unasked', 'reason_given'],
    ],
    ['refuse_early_start', 'in_progress.not_started', 'decider', ['early_start_asked']],
    ['allow_early_start', 'in_progress.not_started', 'owner', ['start_date_ahead']],
    ['contest_start', 'in_progress.started', 'owner', ['reason_given', 'start_contestable']],
    ['request_changes', 'in_progress.submitted', 'owner', ['review_in_time', 'something_returned']],
    ['approve', 'in_progress.submitted', 'owner', ['no_change_open', 'all_accepted', 'funded_or_at_closing']],
    ['dispute', 'in_progress.started', 'owner', ['reason_given']],
    ['resolve_for_client', 'in_progress.disputed', 'admin', ['amounts_add_up']],
    ['settle_for_contractor', 'in_progress.disputed', 'decider', ['amounts_add_up']],
  ] as const)('COND-04 %s is refused by each of its guards', (event, state, who, guards) => {
    for (const failing of guards) {
      const facts = Object.fromEntries(guards.map((guard) => [guard, guard !== failing]));
      const result = decide(projectMachine, { state, event, as: [who], guards: facts });
      expect(result).toEqual({ ok: false, error: { reason: 'guard', guard: failing } });
    }
  });

  it('PROJ-06 lets the contractor step back before the start only with a reason', () => {
    const cell = { state: 'in_progress.not_started', event: 'cancel', as: ['awarded_contractor'] } as const;
    expect(decide(projectMachine, cell).ok).toBe(false);
    expect(decide(projectMachine, { ...cell, guards: { reason_given: true } }).ok).toBe(true);
  });

  it('splits into two columns and joins again', () => {
    for (const state of PROJECT_STATES) {
      const { status, work } = splitProjectState(state);
      expect(projectState(status, work)).toBe(state);
    }
  });
});

import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { CONDITION_EVENTS, CONDITION_GUARDS, CONDITION_PARTIES, conditionMachine } from './condition.machine.js';

const MOVES = readMoves(`
  award     | open              | awarded   | owner
  leave_out | open              | left_out  | owner
  start     | awarded           | in_work   | awarded_contractor
  prove     | in_work, returned | evidenced | awarded_contractor
  accept    | evidenced         | accepted  | owner
  take_back | accepted          | evidenced | owner
  return    | evidenced         | returned  | owner
  clear     | accepted          | cleared   | owner, admin
  drop      | awarded, in_work, evidenced, returned | left_out | owner, awarded_contractor
`);

describe('the condition lifecycle', () => {
  it.each(everyCell(conditionMachine, CONDITION_EVENTS, CONDITION_PARTIES))(
    'COND-04 $state, $event by $who',
    (cell) => {
      expect(answer(conditionMachine, cell, CONDITION_GUARDS)).toBe(expected(MOVES, 'open', cell));
    },
  );

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(conditionMachine)).toEqual([]);
  });

  it('COND-04 is not evidenced without its evidence, nor returned without a reason', () => {
    expect(decide(conditionMachine, { state: 'in_work', event: 'prove', as: ['awarded_contractor'] }).ok).toBe(false);
    expect(decide(conditionMachine, { state: 'evidenced', event: 'return', as: ['owner'] }).ok).toBe(false);
  });
});

import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { ACCOUNT_EVENTS, accountMachine } from './account.js';

const MOVES = readMoves(`
  suspend   | active            | suspended  | admin
  restore   | suspended         | active     | admin
  terminate | active, suspended | terminated | admin, self
`);

describe('the account lifecycle', () => {
  it.each(everyCell(accountMachine, ACCOUNT_EVENTS, ['admin', 'self']))('ROLE-05 $state, $event by $who', (cell) => {
    expect(answer(accountMachine, cell, ['nothing_held'])).toBe(expected(MOVES, 'active', cell));
  });

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(accountMachine)).toEqual([]);
  });

  it('is not terminated while money is held', () => {
    expect(
      decide(accountMachine, { state: 'active', event: 'terminate', as: ['self'], guards: { nothing_held: false } }).ok,
    ).toBe(false);
  });
});

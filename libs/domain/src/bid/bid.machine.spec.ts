import { checkMachine, decide } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { BID_EVENTS, BID_GUARDS, BID_PARTIES, bidMachine } from './bid.machine.js';

const MOVES = readMoves(`
  edit     | pending | pending   | bidder
  accept   | pending | accepted  | owner
  reject   | pending | rejected  | owner, system
  withdraw | pending | withdrawn | bidder, system
`);

describe('the bid lifecycle', () => {
  it.each(everyCell(bidMachine, BID_EVENTS, BID_PARTIES))('BID-04 $state, $event by $who', (cell) => {
    expect(answer(bidMachine, cell, BID_GUARDS)).toBe(expected(MOVES, 'pending', cell));
  });

  it('reaches every state and gets stuck in none', () => {
    expect(checkMachine(bidMachine)).toEqual([]);
  });

  it('BID-05 is accepted only from a contractor who is still verified', () => {
    const accept = { state: 'pending', event: 'accept', as: ['owner'] } as const;
    expect(decide(bidMachine, { ...accept, guards: { project_open: true, contractor_verified: false } }).ok).toBe(
      false,
    );
    expect(decide(bidMachine, { ...accept, guards: { project_open: true, contractor_verified: true } }).ok).toBe(true);
  });
});

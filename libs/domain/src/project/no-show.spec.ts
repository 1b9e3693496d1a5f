import { checkMachine } from '../machine/machine.js';
import { answer, everyCell, expected, readMoves } from '../testing/lifecycle-table.js';
import { mayAnswerNoShow, NO_SHOW_ANSWERS, noShowCounts, noShowEventOf, noShowFrom, noShowMachine } from './no-show.js';
import { NO_SHOW_EVENTS, NO_SHOW_GUARDS, NO_SHOW_PARTIES, NO_SHOW_STATES } from './no-show.js';

const MOVES = readMoves(`
  admit   | asked     | admitted  | contractor
  contest | asked     | contested | contractor
  uphold  | contested | upheld    | admin
  excuse  | contested | excused   | admin
`);

describe('a day without the contractor', () => {
  it.each(everyCell(noShowMachine, NO_SHOW_EVENTS, NO_SHOW_PARTIES))('CON-06 $state, $event by $who', (cell) => {
    expect(answer(noShowMachine, cell, NO_SHOW_GUARDS)).toBe(expected(MOVES, 'asked', cell));
  });

  it('is stuck in no state', () => {
    expect(checkMachine(noShowMachine)).toEqual([]);
  });

  it.each([
    ['NY', '2026-11-23', '2026-11-23T17:00:00.000Z'],
    ['HI', '2026-11-23', '2026-11-23T22:00:00.000Z'],
    // Where a state lies in two zones, the western noon is the later one.
    ['TN', '2026-11-23', '2026-11-23T18:00:00.000Z'],
    // The day on which the clocks go back, and the one on which they go forward.
    ['NY', '2026-11-01', '2026-11-01T17:00:00.000Z'],
    ['NY', '2026-03-08', '2026-03-08T16:00:00.000Z'],
  ] as const)('PROJ-06 can be said in %s from noon of %s', (state, day, from) => {
    expect(noShowFrom(day, state).toISOString()).toBe(from);
  });

  it('CON-06 is contested by every answer but the one that owns up to it', () => {
    expect(NO_SHOW_ANSWERS.map(noShowEventOf)).toEqual(['admit', 'contest', 'contest', 'contest']);
  });

  it('CON-06 counts when owned up to, upheld, or left without an answer, and never otherwise', () => {
    const due = new Date('2026-11-26T17:00:00Z');
    const [before, after] = [new Date(due.getTime() - 1), due];
    const counted = (now: Date) =>
      NO_SHOW_STATES.filter((state) => noShowCounts({ state, answerDueAt: due }, now)).join(' ');
    expect([counted(before), counted(after)]).toEqual(['admitted upheld', 'asked admitted upheld']);
    expect(noShowCounts({ state: 'excused', answerDueAt: null }, after)).toBe(false);
    expect([before, after].map((now) => mayAnswerNoShow({ state: 'asked', answerDueAt: due }, now))).toEqual([
      true,
      false,
    ]);
  });
});

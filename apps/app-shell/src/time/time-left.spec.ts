import { timeLeft } from './time-left.js';

const NEW_YORK = 'America/New_York';
/** Noon of Monday, November 30, in New York. */
const NOW = Date.parse('2026-11-30T17:00:00.000Z');

describe('how long is left', () => {
  it.each([
    ['fourteen days that were just given', '2026-12-14T16:59:59.000Z', 'days', 14],
    ['until the end of tomorrow', '2026-12-02T05:00:00.000Z', 'days', 1],
    ['until the day after tomorrow', '2026-12-02T19:00:00.000Z', 'days', 2],
    ['a day to the second', '2026-12-01T17:00:00.000Z', 'days', 1],
    ['less than a day', '2026-12-01T16:59:59.000Z', 'hours', 23],
    ['nothing', '2026-11-30T17:00:00.000Z', 'over', 0],
  ] as const)('PROJ-04 counts days as the calendar of the house does: %s', (_, until, unit, count) => {
    expect(timeLeft(until, NOW, NEW_YORK)).toEqual({ unit, count });
  });

  it('PROJ-04 never says none of a whole day that begins and ends at midnight', () => {
    const midnight = Date.parse('2026-11-30T05:00:00.000Z');
    expect(timeLeft('2026-12-01T05:00:00.000Z', midnight, NEW_YORK)).toEqual({ unit: 'days', count: 1 });
  });
});

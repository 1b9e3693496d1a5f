import { oddClosingDay } from './closing-day.js';

describe('a day on which few close', () => {
  it.each([
    ['2026-12-19', 'saturday'],
    ['2026-12-20', 'sunday'],
    ['2026-12-25', 'holiday'],
    // The Fourth of July on its Saturday, and the Friday on which it is observed.
    ['2026-07-04', 'holiday'],
    ['2026-07-03', 'holiday'],
    ['2026-12-21', null],
    ['2026-12', null],
    ['', null],
  ] as const)('PROJ-01 is asked about: %s is %s', (day, odd) => {
    expect(oddClosingDay(day)).toBe(odd);
  });
});

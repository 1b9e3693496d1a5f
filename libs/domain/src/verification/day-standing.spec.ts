import { dayStanding } from './day-standing.js';

describe('the last day of a paper', () => {
  it.each([
    ['2026-12-20', 'approved'],
    ['2026-12-19', 'expiring'],
    ['2026-11-19', 'expiring'],
    ['2026-11-18', 'expired'],
  ])('CON-05 %s means %s on November 19', (lastDay, standing) => {
    expect(dayStanding(lastDay, '2026-11-19')).toBe(standing);
  });
});

import { addMonths, monthsBetween } from './plain-month.js';

describe('months of a calendar', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -11, '2025-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i are %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it('are counted from the first to the last, both included', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsBetween('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsBetween('2026-03', '2026-02')).toEqual([]);
  });
});

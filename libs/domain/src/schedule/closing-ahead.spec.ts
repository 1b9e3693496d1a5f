import { closesAhead } from './closing-ahead.js';

describe('a closing ahead', () => {
  it.each([
    ['2026-12-03', 'NY', '2026-12-04T04:59:00Z', true],
    ['2026-12-03', 'NY', '2026-12-04T05:00:00Z', false],
    ['2026-12-03', 'HI', '2026-12-04T09:59:00Z', true],
    ['2026-12-03', 'HI', '2026-12-04T10:00:00Z', false],
    ['2027-01-02', 'NY', '2026-12-03T12:00:00Z', true],
    ['2027-01-03', 'NY', '2026-12-03T12:00:00Z', false],
    [null, 'NY', '2026-12-03T12:00:00Z', false],
  ] as const)('PROJ-10 on %s in %s, read at %s: %s', (closingDate, state, now, expected) => {
    expect(closesAhead({ closingDate, state }, new Date(now))).toBe(expected);
  });
});

import { HOUR_MS } from '../schedule/durations.js';
import { instantOfWallTime, nextWallTime, wallTimeIn } from './wall-time.js';

const ZONES = [
  'America/New_York',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];

describe('what the clocks of a place show', () => {
  it.each(ZONES)('in %s an hour of each part of a year is the instant of what it shows, or its second time', (zone) => {
    for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 19_800_000) {
      const { day, time } = wallTimeIn(new Date(at), zone);
      const back = instantOfWallTime(day, time, zone).getTime();
      if (back !== at)
        expect([at - back, wallTimeIn(new Date(back), zone)]).toEqual([expect.any(Number), { day, time }]);
      expect(at - back).toBeGreaterThanOrEqual(0);
      expect(at - back).toBeLessThanOrEqual(HOUR_MS);
    }
  });

  it('a time that a night leaves out is as long after midnight as on other days', () => {
    expect(instantOfWallTime('2027-03-14', '02:30', 'America/New_York').toISOString()).toBe('2027-03-14T07:30:00.000Z');
  });

  it('a time that comes twice is the first', () => {
    expect(instantOfWallTime('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  it('the next eight in the morning is today’s before it, and tomorrow’s from then on', () => {
    const next = (now: string): string => nextWallTime(new Date(now), '08:00', 'America/New_York').toISOString();
    expect(next('2026-11-20T12:59:59Z')).toBe('2026-11-20T13:00:00.000Z');
    expect(next('2026-11-20T13:00:00Z')).toBe('2026-11-21T13:00:00.000Z');
    expect(next('2026-10-31T13:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
  });
});

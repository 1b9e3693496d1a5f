import { DAY_MS } from '../schedule/durations.js';
import { US_STATES } from '../project/project.limits.js';
import { dayIn, earliestToday, endOfDayIn, timeZoneOf } from './time-zone.js';

describe('the calendar of a place', () => {
  it.each([
    ['NY', '2026-11-20', '2026-11-21T05:00:00.000Z'],
    ['NY', '2026-07-20', '2026-07-21T04:00:00.000Z'],
    ['TX', '2026-11-20', '2026-11-21T07:00:00.000Z'],
    ['CA', '2026-11-20', '2026-11-21T08:00:00.000Z'],
    ['AZ', '2026-07-20', '2026-07-21T07:00:00.000Z'],
    ['HI', '2026-11-20', '2026-11-21T10:00:00.000Z'],
    ['PR', '2026-07-20', '2026-07-21T04:00:00.000Z'],
    ['VI', '2026-11-20', '2026-11-21T04:00:00.000Z'],
    ['GU', '2026-11-20', '2026-11-20T14:00:00.000Z'],
    ['MP', '2026-11-20', '2026-11-20T14:00:00.000Z'],
    ['AS', '2026-11-20', '2026-11-21T11:00:00.000Z'],
  ] as const)('in %s %s ends at %s', (state, day, end) => {
    expect(endOfDayIn(day, timeZoneOf(state)).toISOString()).toBe(end);
  });

  it('ends a day before and after the clocks change at the right hour', () => {
    expect(endOfDayIn('2026-10-31', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(endOfDayIn('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
  });

  it('calls no day past that is still today somewhere', () => {
    expect(earliestToday(new Date('2026-03-10T11:59:00Z'))).toBe('2026-03-09');
    expect(earliestToday(new Date('2026-03-10T12:00:00Z'))).toBe('2026-03-10');
  });

  it.each(US_STATES)('in %s every day of a year ends where the next begins', (state) => {
    const zone = timeZoneOf(state);
    for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += DAY_MS) {
      const day = new Date(at).toISOString().slice(0, 10);
      const end = endOfDayIn(day, zone).getTime();
      expect(dayIn(new Date(end - 1), zone)).toBe(day);
      expect(dayIn(new Date(end), zone)).not.toBe(day);
    }
  });
});

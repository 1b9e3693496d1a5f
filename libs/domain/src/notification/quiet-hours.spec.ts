import { quietUntil } from './quiet-hours.js';

const NIGHT = { start: '22:00', end: '07:00' };
const until = (now: string, timeZone = 'America/New_York', hours = NIGHT): string | undefined =>
  quietUntil(hours, new Date(now), timeZone)?.toISOString();

describe('quiet hours', () => {
  it.each([
    ['before they begin', '2026-11-21T02:59:00Z', undefined],
    ['as they begin', '2026-11-21T03:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['past midnight', '2026-11-21T11:59:30Z', '2026-11-21T12:00:00.000Z'],
    ['as they end', '2026-11-21T12:00:00Z', undefined],
  ])('NOTE-06 in New York, %s', (_when, now, expected) => {
    expect(until(now)).toBe(expected);
  });

  it('NOTE-06 follow the person’s time zone', () => {
    expect(until('2026-11-21T03:00:00Z', 'America/Los_Angeles')).toBeUndefined();
    expect(until('2026-11-21T06:00:00Z', 'America/Los_Angeles')).toBe('2026-11-21T15:00:00.000Z');
  });

  it('NOTE-06 within one day, without length, or none', () => {
    expect(until('2026-11-21T18:00:00Z', 'UTC', { start: '12:00', end: '20:00' })).toBe('2026-11-21T20:00:00.000Z');
    expect(until('2026-11-21T12:00:00Z', 'UTC', { start: '12:00', end: '12:00' })).toBeUndefined();
    expect(quietUntil(null, new Date('2026-11-21T03:00:00Z'), 'UTC')).toBeUndefined();
  });

  it.each([
    ['the clocks go back', '2026-11-01T02:30:00Z', '2026-11-01T12:00:00.000Z'],
    ['they have gone back', '2026-11-01T07:30:00Z', '2026-11-01T12:00:00.000Z'],
    ['they go forward', '2027-03-14T03:30:00Z', '2027-03-14T11:00:00.000Z'],
    ['they have gone forward', '2027-03-14T08:30:00Z', '2027-03-14T11:00:00.000Z'],
  ])('NOTE-06 end at seven by the clocks in the night in which %s', (_when, now, expected) => {
    expect(until(now)).toBe(expected);
  });

  it('NOTE-06 that end at a time which a night leaves out end as long after midnight as in other nights', () => {
    const hours = { start: '22:00', end: '02:30' };
    expect(until('2027-03-14T06:00:00Z', 'America/New_York', hours)).toBe('2027-03-14T07:30:00.000Z');
  });

  it('NOTE-06 are one span in the night whose hour comes twice', () => {
    const hours = { start: '01:30', end: '06:00' };
    expect(until('2026-11-01T06:10:00Z', 'America/New_York', hours)).toBe('2026-11-01T11:00:00.000Z');
  });

  it('NOTE-06 move by half an hour where the clocks do', () => {
    expect(until('2026-10-03T13:00:00Z', 'Australia/Lord_Howe')).toBe('2026-10-03T20:00:00.000Z');
  });
});

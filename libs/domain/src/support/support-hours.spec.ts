import fc from 'fast-check';
import { wallTimeIn } from '../geo/wall-time.js';
import { isFederalHoliday } from '../schedule/business-days.js';
import { weekday } from '../schedule/plain-date.js';
import { SUPPORT_TIME_ZONE, SUPPORT_WEEK, supportSpanOn, supportStanding } from './support-hours.js';

const at = (now: string): [boolean, string] => {
  const { isOpen, until } = supportStanding(new Date(now));
  return [isOpen, until.toISOString()];
};

/** Said once more, in other words: what the clock on the wall in New York says. */
function isWithinHours(now: Date): boolean {
  const { day, time } = wallTimeIn(now, SUPPORT_TIME_ZONE);
  const hours = isFederalHoliday(day) ? null : SUPPORT_WEEK[weekday(day)];
  return hours !== null && hours !== undefined && time >= hours.opens && time < hours.closes;
}

const anyInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });

describe('the hours of support', () => {
  it('SUP-01 are Monday to Friday 9 to 6, Saturday 10 to 4, and none on Sunday', () => {
    expect(SUPPORT_WEEK.map((hours) => hours && `${hours.opens}-${hours.closes}`)).toEqual([
      null,
      ...Array.from({ length: 5 }, () => '09:00-18:00'),
      '10:00-16:00',
    ]);
    expect(supportSpanOn('2026-11-22')).toBeUndefined();
  });

  it.each([
    ['a Friday afternoon is open until six', '2026-11-20T20:00:00Z', true, '2026-11-20T23:00:00.000Z'],
    ['the first minute is open', '2026-11-20T14:00:00Z', true, '2026-11-20T23:00:00.000Z'],
    ['the minute before is not', '2026-11-20T13:59:59Z', false, '2026-11-20T14:00:00.000Z'],
    ['six is closed, until Saturday at ten', '2026-11-20T23:00:00Z', false, '2026-11-21T15:00:00.000Z'],
    ['Saturday evening is closed until Monday at nine', '2026-11-21T21:00:00Z', false, '2026-11-23T14:00:00.000Z'],
    ['Sunday is closed until Monday at nine', '2026-11-22T17:00:00Z', false, '2026-11-23T14:00:00.000Z'],
    ['Thanksgiving is closed until Friday at nine', '2026-11-26T17:00:00Z', false, '2026-11-27T14:00:00.000Z'],
    ['Wednesday evening is closed over Thanksgiving', '2026-11-25T23:00:00Z', false, '2026-11-27T14:00:00.000Z'],
    ['the Friday on which July 4 is observed is closed', '2026-07-03T17:00:00Z', false, '2026-07-06T13:00:00.000Z'],
    ['July 4 itself is closed, on a Saturday', '2026-07-04T15:00:00Z', false, '2026-07-06T13:00:00.000Z'],
    ['a Saturday after a holiday is open', '2026-12-26T16:00:00Z', true, '2026-12-26T21:00:00.000Z'],
    ['Sunday in Tokyo is still Saturday in New York', '2026-11-21T16:00:00Z', true, '2026-11-21T21:00:00.000Z'],
  ])('SUP-01 %s', (_, now, isOpen, until) => {
    expect(at(now)).toEqual([isOpen, until]);
  });

  it('SUP-01 nine o’clock is nine on the wall on both sides of a change of the clocks', () => {
    // In March 2027 and November 2026 the clocks change on a Sunday: Monday's nine is another hour of UTC than Friday's.
    expect(at('2027-03-13T22:00:00Z')).toEqual([false, '2027-03-15T13:00:00.000Z']);
    expect(supportSpanOn('2027-03-12')?.from.toISOString()).toBe('2027-03-12T14:00:00.000Z');
    expect(at('2026-10-31T21:00:00Z')).toEqual([false, '2026-11-02T14:00:00.000Z']);
    expect(supportSpanOn('2026-10-30')?.from.toISOString()).toBe('2026-10-30T13:00:00.000Z');
  });

  it('SUP-01 at any instant are what the wall clock in New York says, and hold until they change', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const { isOpen, until } = supportStanding(now);
        expect(isOpen).toBe(isWithinHours(now));
        expect(until > now).toBe(true);
        expect(isWithinHours(new Date(until.getTime() - 1))).toBe(isOpen);
        expect(isWithinHours(until)).toBe(!isOpen);
      }),
    );
  });
});

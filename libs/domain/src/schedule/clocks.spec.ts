import { CLOCKS, clockTime, CLOSING_CLOCKS, safeUntil, type ClockName } from './clocks.js';
import { DAY_MS, HOUR_MS } from './durations.js';
import { addDays } from './plain-date.js';

const NAMES = Object.keys(CLOCKS).filter((name): name is ClockName => name in CLOCKS);
const ends = (clock: ClockName, from: string, closing: string | null, state: 'NY' | 'HI' = 'NY'): string =>
  clockTime({ clock, from: new Date(from), house: { closing, state } }).endsAt.toISOString();

describe('the clocks of a deal', () => {
  it.each([
    ['a Monday', '2026-06-01T09:30:00.000Z', '2026-06-08T09:30:00.000Z'],
    ['a Saturday', '2026-06-06T23:59:00.000Z', '2026-06-12T23:59:00.000Z'],
    ['the week of Thanksgiving', '2026-11-20T12:00:00.000Z', '2026-11-30T12:00:00.000Z'],
  ])('PAY-06 an answer has five business days from %s', (_, from, due) => {
    expect([ends('dispute_answer', from, null), ends('change_answer', from, null)]).toEqual([due, due]);
  });

  it('PAY-06 an answer ends with the last safe day, as days end where the house is', () => {
    // Closing on Wednesday, December 2: the last safe day is Friday, November 27.
    expect(ends('dispute_answer', '2026-11-23T15:00:00Z', '2026-12-02')).toBe('2026-11-28T05:00:00.000Z');
    expect(ends('change_answer', '2026-11-23T15:00:00Z', '2026-12-02', 'HI')).toBe('2026-11-28T10:00:00.000Z');
  });

  it('PAY-06 an answer has a day, however near the closing is; then it ends too late, and it says so', () => {
    const house = { closing: '2026-12-02', state: 'NY' } as const;
    const from = new Date('2026-11-27T15:00:00Z');
    expect(clockTime({ clock: 'dispute_answer', from, house })).toEqual({
      endsAt: new Date('2026-11-28T15:00:00Z'),
      isTooLate: true,
    });
    expect(clockTime({ clock: 'dispute_answer', from: new Date('2026-11-27T05:00:00Z'), house }).isTooLate).toBe(false);
  });

  it('PROJ-04 a review that was interrupted goes on with what was left, with the same end and the same floor', () => {
    const from = new Date('2026-11-20T15:00:00Z');
    const resumed = (closing: string | null, leftMs: number): string =>
      clockTime({ clock: 'review', from, house: { closing, state: 'NY' }, leftMs }).endsAt.toISOString();
    expect(resumed(null, 10 * DAY_MS)).toBe('2026-11-30T15:00:00.000Z');
    expect(resumed(null, HOUR_MS)).toBe('2026-11-22T15:00:00.000Z');
    expect(resumed('2026-12-02', 10 * DAY_MS)).toBe('2026-11-28T05:00:00.000Z');
  });

  it('a half-typed closing shortens nothing', () => {
    expect(ends('review', '2026-11-20T15:00:00Z', '0202-12-02')).toBe('2026-12-04T15:00:00.000Z');
    expect(safeUntil({ closing: '', state: 'NY' })).toBeNull();
  });
});

/** Instants over a year, a step apart that meets hours of day and night, weekends, holidays and both changes of clocks. */
const INSTANTS = Array.from({ length: 26 }, (_, step) => new Date(Date.UTC(2026, 0, 1) + step * 343 * HOUR_MS));
const DAYS_TO_CLOSING = [null, -30, 2, 5, 6, 11, 60];

function casesOf(clock: ClockName) {
  return INSTANTS.flatMap((from, step) =>
    DAYS_TO_CLOSING.map((days) => {
      const state = step % 2 === 0 ? ('NY' as const) : ('HI' as const);
      const closing = days === null ? null : addDays(from.toISOString().slice(0, 10), days);
      const timeOf = (date: string | null) => clockTime({ clock, from, house: { closing: date, state } });
      return {
        ...{ from, closing, time: timeOf(closing), own: timeOf(null).endsAt },
        later: closing === null ? null : timeOf(addDays(closing, 1)).endsAt,
        safe: safeUntil({ closing, state }),
        floor: new Date(from.getTime() + CLOCKS[clock].floorHours * HOUR_MS),
      };
    }),
  );
}

describe.each(NAMES)('whenever the clock "%s" starts and the house closes', (clock) => {
  const cases = casesOf(clock);

  it('it ends not before its floor, and not after its own length unless the floor is longer', () => {
    const wrong = cases.filter(({ time: { endsAt }, own, floor }) => {
      return endsAt < floor || endsAt > new Date(Math.max(own.getTime(), floor.getTime()));
    });
    expect(wrong).toEqual([]);
  });

  it('it ends with the last safe day at the latest, or at its floor, and then it says that it is too late', () => {
    const wrong = cases.filter(({ time: { endsAt, isTooLate }, safe, floor }) => {
      const isPast = safe !== null && endsAt > safe;
      return isTooLate !== isPast || (isPast && endsAt.getTime() !== floor.getTime());
    });
    expect(wrong).toEqual([]);
  });

  it('a later closing never ends it earlier', () => {
    expect(cases.filter(({ time, later }) => later !== null && later < time.endsAt)).toEqual([]);
  });
});

it('every clock that the closing waits for can be shortened', () => {
  const from = new Date('2026-11-20T15:00:00Z');
  const shortened = CLOSING_CLOCKS.map((clock) => {
    const [free, hurried] = [null, '2026-11-25'].map((closing) =>
      clockTime({ clock, from, house: { closing, state: 'NY' } }).endsAt.getTime(),
    );
    return Number(hurried) < Number(free);
  });
  expect(shortened).toEqual(CLOSING_CLOCKS.map(() => true));
});

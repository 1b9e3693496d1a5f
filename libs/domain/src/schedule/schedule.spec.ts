import { DAY_MS } from './durations.js';
import type { UsState } from '../project/project.limits.js';
import { businessDaysAfter, businessDaysBefore, federalHolidays, isBusinessDay } from './business-days.js';
import { finishDate, latestSafeFinish, missedSafeFinish, scheduleState, slackDays } from './closing.js';
import {
  addDays,
  dayNumber,
  daysBetween,
  FIRST_PLAIN_DATE,
  isPlainDate,
  LAST_PLAIN_DATE,
  weekday,
} from './plain-date.js';
import { lastReviewDay, leftOfReview, passedReminder, reviewDeadline } from './review.js';

describe('plain dates', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', ''])('does not take %j for a day', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  it.each(['0002-12-20', '0020-12-20', '0202-12-20', '1899-12-31', '2200-01-01', '9999-12-31', '20266-12-20'])(
    'does not take %s, as a year passes it while it is typed, for a day that is meant',
    (text) => {
      expect([isPlainDate(text), isPlainDate(FIRST_PLAIN_DATE), isPlainDate(LAST_PLAIN_DATE)]).toEqual([
        false,
        true,
        true,
      ]);
    },
  );

  it('leaves what is no day as it is, and never goes beyond the first and the last day', () => {
    expect([addDays('0202-12-20', 3), addDays('', -1)]).toEqual(['0202-12-20', '']);
    expect([addDays('2026-11-20', 1e9), addDays('2026-11-20', -1e9)]).toEqual([LAST_PLAIN_DATE, FIRST_PLAIN_DATE]);
    expect(daysBetween('2026-11-20', '0202-12-20')).toBeNaN();
  });

  it('counts across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-20', '2026-12-02')).toBe(12);
    expect(weekday('2026-11-20')).toBe(5);
    expect(dayNumber('1970-01-01')).toBe(0);
  });
});

describe('business days', () => {
  it('knows the federal holidays of 2026', () => {
    expect(federalHolidays(2026).toSorted()).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('observes a New Year on Saturday on the last day of December', () => {
    expect(isBusinessDay('2027-12-31')).toBe(false);
  });

  it('skips the weekend and Thanksgiving', () => {
    expect(businessDaysBefore('2026-11-30', 1)).toBe('2026-11-27');
    expect(businessDaysBefore('2026-11-30', 2)).toBe('2026-11-25');
    expect(businessDaysAfter('2026-11-25', 1)).toBe('2026-11-27');
    expect(businessDaysAfter('2026-11-22', 4)).toBe('2026-11-27');
  });

  it('steps no farther than there are days', () => {
    expect([businessDaysBefore('1900-01-02', 3), businessDaysAfter('2199-12-30', 9)]).toEqual([
      FIRST_PLAIN_DATE,
      LAST_PLAIN_DATE,
    ]);
    expect(businessDaysBefore('0202-12-20', 3)).toBe('0202-12-20');
  });
});

describe('the closing plan', () => {
  it('counts the first day of work', () => {
    expect(finishDate('2026-11-30', 1)).toBe('2026-11-30');
    expect(finishDate('2026-11-30', 3)).toBe('2026-12-02');
  });

  it('wants the work done three business days before closing', () => {
    expect(latestSafeFinish('2026-12-11')).toBe('2026-12-08');
    expect(slackDays('2026-12-01', '2026-12-11')).toBe(7);
    expect([3, 0, -1].map((slack) => scheduleState(slack))).toEqual(['on_time', 'on_the_line', 'late']);
  });

  it('PROJ-03 calls work that missed its start at risk at least', () => {
    expect([3, 0, -1].map((slack) => scheduleState(slack, true))).toEqual(['at_risk', 'on_the_line', 'late']);
  });

  it('PROJ-03 reckons nothing from a closing date that is half typed', () => {
    expect(latestSafeFinish('0202-12-20')).toBe('0202-12-20');
    expect(missedSafeFinish('0202-12-20', '2026-11-20')).toBeNull();
  });

  it('PROJ-03 knows a safe finish that is over while the closing is still to come', () => {
    const missed = ['2026-12-08', '2026-12-09', '2026-12-11', '2026-12-12'].map((day) =>
      missedSafeFinish('2026-12-11', day),
    );
    expect(missed).toEqual([null, '2026-12-08', '2026-12-08', null]);
  });

  it('gives the review 14 days, fewer before a closing, never under 48 hours', () => {
    const submitted = new Date('2026-11-20T15:00:00Z');
    const ends = (closing: string | null, state: UsState = 'NY'): string =>
      reviewDeadline(submitted, { closing, state }).toISOString();
    expect(ends(null)).toBe('2026-12-04T15:00:00.000Z');
    expect(ends('2026-12-02')).toBe('2026-11-28T05:00:00.000Z');
    expect(ends('2026-12-02', 'CA')).toBe('2026-11-28T08:00:00.000Z');
    expect(ends('2026-11-23')).toBe('2026-11-22T15:00:00.000Z');
    expect(ends('2027-03-01')).toBe('2026-12-04T15:00:00.000Z');
  });

  it('PROJ-04 ends a review on the day before its limit where that is a midnight of the house', () => {
    const last = (at: string, state: 'NY' | 'CA' = 'NY'): string | null => lastReviewDay(new Date(at), state);
    expect(last('2026-11-28T05:00:00.000Z')).toBe('2026-11-27');
    expect(last('2026-11-28T08:00:00.000Z', 'CA')).toBe('2026-11-27');
    expect(last('2026-11-28T05:00:00.000Z', 'CA')).toBeNull();
    expect(last('2026-12-04T15:00:00.000Z')).toBeNull();
  });

  it('PROJ-04 knows what a dispute left of the review, and nothing of one that was over', () => {
    const dueAt = new Date('2026-12-04T15:00:00Z');
    const left = ['2026-11-24T15:00:00Z', '2026-12-05T15:00:00Z'].map((at) =>
      leftOfReview({ dueAt, pausedAt: new Date(at) }),
    );
    expect(left).toEqual([10 * DAY_MS, 0]);
  });

  it.each([
    [14, null],
    [3, 3],
    [2, 3],
    [1, 3],
  ])('PROJ-04 of a review of %i days the reminder of %j days is passed', (days, passed) => {
    const from = new Date('2026-11-20T15:00:00Z');
    expect(passedReminder(from, new Date(from.getTime() + days * DAY_MS))).toBe(passed);
  });
});

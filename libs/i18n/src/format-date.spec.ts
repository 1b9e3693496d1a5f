import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatDateTimeInZone,
  formatDayInSentence,
  formatDeadline,
  formatDeadlineInSentence,
  formatMoment,
  formatDays,
  formatPlainDate,
} from './format-date.js';

describe('dates', () => {
  it.each([
    ['en', 'day', 'Wed, Dec 2'],
    ['es', 'day', 'mié 2 dic'],
    ['en', 'full', 'Wed, Dec 2, 2026'],
    ['es', 'full', 'mié 2 dic 2026'],
    ['en', 'long', 'December 2, 2026'],
    ['es', 'long', '2 de diciembre de 2026'],
    ['en', 'words', 'Wednesday, December 2, 2026'],
    ['es', 'words', 'miércoles 2 de diciembre de 2026'],
  ] as const)('I18N-01 write a plain date in %s, %s, as %s', (locale, style, expected) => {
    expect(formatPlainDate('2026-12-02', locale, style)).toBe(expected);
  });

  it('show an instant on the day it has in the reader’s zone', () => {
    const instant = new Date('2026-12-02T03:30:00Z');

    expect(formatDate(instant, 'en', 'America/New_York')).toBe('Tue, Dec 1');
    expect(formatDateTime(instant, 'en', 'America/New_York')).toMatch(/^Tue, Dec 1, 10:30\sPM$/);
    expect(formatDateTime(instant, 'es', 'America/New_York')).toMatch(/^mar 1 dic, 10:30\sPM$/);
  });

  it.each([
    ['en', '2026-12-02T03:30:00Z', /^Tue, Dec 1, 10:30\sPM EST$/],
    ['es', '2026-12-02T03:30:00Z', /^mar 1 dic, 10:30\sPM, hora del Este$/],
    ['en', '2026-07-02T03:30:00Z', /^Wed, Jul 1, 11:30\sPM EDT$/],
  ] as const)('I18N-01 NOTE-06 name the zone of a time in %s: %s', (locale, instant, expected) => {
    expect(formatDateTimeInZone(new Date(instant), locale, 'America/New_York')).toMatch(expected);
  });

  it.each([
    ['en', 'America/New_York', /^Tue, Dec 1, 10:30\sPM EST$/],
    ['es', 'America/New_York', /^martes 1 de diciembre de 2026, 10:30\sPM, hora del Este$/],
    ['es', 'America/Chicago', /^martes 1 de diciembre de 2026, 9:30\sPM, hora central$/],
  ] as const)('I18N-01 NOTE-06 tell a moment as a sentence has it in %s: %s', (locale, timeZone, expected) => {
    expect(formatMoment(new Date('2026-12-02T03:30:00Z'), locale, timeZone)).toMatch(expected);
  });

  it('refuse what is not a plain date', () => {
    expect(() => formatPlainDate('12/02/2026', 'en')).toThrow(RangeError);
    expect(() => formatPlainDate('2026-13-45', 'en')).toThrow(RangeError);
  });

  it.each([
    [1, 'en', '1 day'],
    [12, 'en', '12 days'],
    [1, 'es', '1 día'],
    [12, 'es', '12 días'],
  ] as const)('I18N-01 count %d day(s) in %s as %s', (days, locale, expected) => {
    expect(formatDays(days, locale)).toBe(expected);
  });
});

describe('how long ago', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', 'now', 'ahora'],
    ['2026-11-20T11:57:00Z', '3 minutes ago', 'hace 3 minutos'],
    ['2026-11-20T10:30:00Z', '1 hour ago', 'hace 1 hora'],
    ['2026-11-19T11:00:00Z', 'yesterday', 'ayer'],
    ['2026-11-23T13:00:00Z', 'in 3 days', 'dentro de 3 días'],
  ])('%s is "%s", "%s"', (instant, en, es) => {
    expect([formatAgo(new Date(instant), now, 'en'), formatAgo(new Date(instant), now, 'es')]).toEqual([en, es]);
  });
});

describe('a date within a sentence', () => {
  it('I18N-01 is short in English, and written out in Spanish, with its zone in words', () => {
    const instant = new Date('2026-12-04T05:00:00Z');
    const told = (locale: 'en' | 'es') => [
      formatDayInSentence('2026-12-11', locale),
      formatDeadlineInSentence(instant, locale, 'America/New_York').replaceAll(/\s/g, ' '),
    ];

    expect(told('en')).toEqual(['Fri, Dec 11', 'Thu, Dec 3, 11:59 PM EST']);
    expect(told('es')).toEqual([
      'viernes 11 de diciembre de 2026',
      'jueves 3 de diciembre de 2026, 11:59 PM, hora del Este',
    ]);
  });
});

describe('until when something can be done', () => {
  it.each([
    ['2026-12-04T05:00:00Z', 'en', 'Thu, Dec 3, 11:59 PM EST'],
    ['2026-12-04T05:00:00Z', 'es', 'jue 3 dic, 11:59 PM, hora del Este'],
    ['2026-12-04T15:30:00Z', 'en', 'Fri, Dec 4, 10:30 AM EST'],
  ] as const)('I18N-03 names the day that ends with it: %s, %s', (instant, locale, told) => {
    expect(formatDeadline(new Date(instant), locale, 'America/New_York').replaceAll(/\s/g, ' ')).toBe(told);
  });
});

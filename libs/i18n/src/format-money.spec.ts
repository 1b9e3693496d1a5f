import type { Cents } from '@cw/domain';
import { formatMoney, formatShortAmount, formatShortDollars, formatWholeDollars } from './format-money.js';

const amount = (cents: number): Cents => cents as Cents;

describe('money', () => {
  it.each([
    [485_000, '$4,850.00'],
    [50, '$0.50'],
    [0, '$0.00'],
    [-64_200, '\u2212$642.00'],
    [123_456_789, '$1,234,567.89'],
  ])('I18N-01 writes %d cents as %s', (cents, expected) => {
    expect(formatMoney(amount(cents))).toBe(expected);
  });

  it('writes every amount as Intl does', () => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (let cents = 1; cents < 1e13; cents = Math.ceil(cents * 1.37)) {
      expect(formatMoney(amount(cents))).toBe(intl.format(cents / 100));
      expect(formatMoney(amount(-cents))).toBe(`\u2212${intl.format(cents / 100)}`);
    }
  });

  it.each([
    [1_500_000, '$15,000'],
    [149, '$1'],
    [150, '$2'],
    [-10, '$0'],
    [-250_000, '\u2212$2,500'],
  ])('writes %d cents in whole dollars as %s', (cents, expected) => {
    expect(formatWholeDollars(amount(cents))).toBe(expected);
  });

  it.each([
    [348_000, '$3,480'],
    [348_050, '$3,480.50'],
    [50, '$0.50'],
    [0, '$0'],
    [99_999_999, '$999,999.99'],
  ])('writes %d cents exactly and as short as it goes, as %s', (cents, expected) => {
    expect(formatShortAmount(amount(cents))).toBe(expected);
  });

  it('writes what there is room for', () => {
    expect([470_000, -470_000, 95_000].map((cents) => formatShortDollars(amount(cents)))).toEqual([
      '$4.7K',
      '\u2212$4.7K',
      '$950',
    ]);
  });
});

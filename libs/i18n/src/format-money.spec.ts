import type { Cents } from '@cw/domain';
import { formatMoney, formatWholeDollars } from './format-money.js';

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

  it('writes whole dollars without cents', () => {
    expect(formatWholeDollars(amount(1_500_000))).toBe('$15,000');
  });
});

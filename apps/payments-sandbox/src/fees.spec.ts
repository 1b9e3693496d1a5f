import { cardFee } from './fees.js';

it.each([
  [50, 31],
  [1000, 59],
  [250_000, 7280],
  [1_500_000, 43_530],
  [99_999_999, 2_900_030],
])('a charge of %i cents costs %i', (amount, fee) => {
  expect(cardFee(amount)).toBe(fee);
});

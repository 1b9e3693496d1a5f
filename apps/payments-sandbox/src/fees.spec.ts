import { bankDebitFee, cardFee } from './fees.js';

it.each([
  [50, 31],
  [1000, 59],
  [250_000, 7280],
  [1_500_000, 43_530],
  [99_999_999, 2_900_030],
])('a card charge of %i cents costs %i', (amount, fee) => {
  expect(cardFee(amount)).toBe(fee);
});

it.each([
  [50, 0],
  [63, 1],
  [1000, 8],
  [62_499, 500],
  [62_500, 500],
  [250_000, 500],
  [99_999_999, 500],
])('a bank debit of %i cents costs %i', (amount, fee) => {
  expect(bankDebitFee(amount)).toBe(fee);
});

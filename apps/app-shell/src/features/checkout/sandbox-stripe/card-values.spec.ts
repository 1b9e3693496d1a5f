import {
  fieldError,
  formatExpiry,
  formatNumber,
  formatZip,
  readCard,
  valuesFor,
  type CardValues,
  type FieldName,
} from './card-values.js';
import { OFFERED_CARDS } from './test-cards.js';

const TODAY = new Date(2026, 10, 21);
const GOOD: CardValues = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123', zip: '12472' };

describe('what is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242', '4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['abc', ''],
  ])('as a number, %s reads %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['9', '09'],
    ['12', '12'],
    ['129', '12 / 9'],
    ['1229', '12 / 29'],
    ['1/29', '01 / 29'],
    ['12/2029', '12 / 29'],
    ['122029', '12 / 29'],
    ['12 /', '12'],
  ])('as an expiration date, %s reads %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('as a ZIP code loses what follows the five digits', () => {
    expect(formatZip('12472-0001')).toBe('12472');
  });
});

describe('what is wrong', () => {
  const faultOf = (name: FieldName, value: string) => fieldError(name, { ...GOOD, [name]: value }, TODAY);

  it('nothing, in the month in which the card expires', () => {
    for (const name of ['number', 'expiry', 'cvc', 'zip'] as const) expect(fieldError(name, GOOD, TODAY)).toBeNull();
  });

  it.each([
    ['number', '', 'sandbox.error.incomplete_number'],
    ['number', '4242 4242', 'sandbox.error.incomplete_number'],
    ['number', '4242 4242 4242 4241', 'sandbox.error.invalid_number'],
    ['number', '4539 5787 6362 1486', 'sandbox.error.not_test_card'],
    ['expiry', '11', 'sandbox.error.incomplete_expiry'],
    ['expiry', '13 / 29', 'sandbox.error.invalid_expiry'],
    ['expiry', '10 / 26', 'sandbox.error.expired'],
    ['cvc', '12', 'sandbox.error.incomplete_cvc'],
    ['zip', '1247', 'sandbox.error.incomplete_zip'],
  ] as const)('%s %p: %s', (name, value, fault) => {
    expect(faultOf(name, value)).toBe(fault);
  });

  it('three digits for American Express, which prints four', () => {
    const amex = { ...GOOD, number: '3782 822463 10005' };
    expect(fieldError('cvc', amex, TODAY)).toBe('sandbox.error.incomplete_cvc');
    expect(fieldError('cvc', { ...amex, cvc: '1234' }, TODAY)).toBeNull();
  });
});

it.each(OFFERED_CARDS)('fills the form without a fault for $number', ({ number }) => {
  const values = valuesFor(number, TODAY);
  for (const name of ['number', 'expiry', 'cvc', 'zip'] as const) expect(fieldError(name, values, TODAY)).toBeNull();
  expect(readCard(values)).toEqual({ number, expMonth: '12', expYear: '2029', cvc: '123', zip: '12472' });
});

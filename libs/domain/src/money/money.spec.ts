import fc from 'fast-check';
import { addCents, cents, isEndlessAmount, parseDollars, splitCents, sumCents, toDollarsInput } from './cents.js';
import { contractorPayout, serviceFee, spreadPayout } from './service-fee.js';

const amounts = fc.integer({ min: 0, max: 99_999_999 }).map(cents);

describe('cents', () => {
  it('refuses a fraction and what a number cannot hold', () => {
    expect(() => cents(0.1)).toThrow(RangeError);
    expect(() => cents(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
    expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError);
  });

  it.each([
    ['600', 60_000],
    ['$1,250.50', 125_050],
    ['1250.5', 125_050],
    [' 0.50 ', 50],
    ['12,345,678.90', 1_234_567_890],
  ])('reads %s', (text, value) => {
    expect(parseDollars(text)).toBe(value);
  });

  it.each(['', 'abc', '1.234', '12,34', '-5', '1e3', '1,2345', '.', '$'])('does not read %j', (text) => {
    expect(parseDollars(text)).toBeUndefined();
  });

  it.each(['1234567890', '999,999,999,999,999,999', '99999999999.00'])('tells %s from what is no amount', (text) => {
    expect([parseDollars(text), isEndlessAmount(text)]).toEqual([undefined, true]);
    expect(isEndlessAmount('about 600')).toBe(false);
    expect(isEndlessAmount('600')).toBe(false);
  });

  it('writes for an input field what it reads back', () => {
    fc.assert(fc.property(amounts, (amount) => parseDollars(toDollarsInput(amount)) === amount));
  });

  it('splits without fractions', () => {
    expect(splitCents(cents(642_005))).toEqual({ dollars: 6420, rest: '05' });
  });
});

describe('the service fee', () => {
  it.each([
    [50, 5],
    [54, 5],
    [55, 6],
    [642_000, 64_200],
    [99_999_999, 10_000_000],
  ])('PAY-01 on %i cents is %i', (gross, fee) => {
    expect(serviceFee(cents(gross))).toBe(fee);
  });

  it('PAY-01 is a tenth within half a cent, and fee and payout are the whole', () => {
    fc.assert(
      fc.property(amounts, (gross) => {
        const fee = serviceFee(gross);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(Math.abs(10 * fee - gross)).toBeLessThanOrEqual(5);
        expect(addCents(fee, contractorPayout(gross))).toBe(gross);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is not taken from a debt', () => {
    expect(() => serviceFee(cents(-1))).toThrow(RangeError);
  });
});

describe('spreading a payout over its charges', () => {
  it('takes the oldest first and never more than a charge', () => {
    expect(spreadPayout([cents(100), cents(200), cents(300)], cents(250))).toEqual([100, 150, 0]);
  });

  it('is exact for every payout that the charges cover', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 6 }), fc.nat(), (charges, drawn) => {
        const total = sumCents(charges);
        const payout = cents(total === 0 ? 0 : drawn % (total + 1));
        const transfers = spreadPayout(charges, payout);
        expect(sumCents(transfers)).toBe(payout);
        transfers.forEach((transfer, index) => expect(transfer).toBeLessThanOrEqual(charges[index] ?? 0));
      }),
    );
  });

  it('refuses a payout that nothing covers', () => {
    expect(() => spreadPayout([cents(10)], cents(11))).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { isBusinessDay } from '../schedule/business-days.js';
import { latestSafeFinish } from '../schedule/closing.js';
import { addDays, fromDayNumber, isPlainDate } from '../schedule/plain-date.js';
import { CHECKOUT_METHODS, lastSafeStart, paymentAdvice, SETTLEMENT, type PaymentNeed } from './payment-ways.js';

const NOTHING: PaymentNeed = { today: '2026-11-27', start: null, durationDays: null, closing: null };
const bankOf = (need: Partial<PaymentNeed>) =>
  paymentAdvice({ ...NOTHING, ...need }).ways.find(({ method }) => method === 'us_bank_account');

describe('by when the money of a payment is in escrow', () => {
  it.each([
    ['a Friday', '2026-11-27', '2026-12-03'],
    ['a Saturday', '2026-11-28', '2026-12-03'],
    ['a Sunday', '2026-11-29', '2026-12-03'],
    ['a Monday', '2026-11-30', '2026-12-04'],
    ['the day before Thanksgiving', '2026-11-25', '2026-12-02'],
    ['Christmas Eve', '2026-12-24', '2026-12-31'],
    ['New Year’s Eve', '2026-12-31', '2027-01-07'],
  ])('PAY-04 a bank account debited on %s passes it on by the fourth business day', (_, today, arrivesOn) => {
    expect(bankOf({ today })?.arrivesOn).toBe(arrivesOn);
  });

  it('PAY-04 a card brings it on the same day, on a holiday too', () => {
    expect(paymentAdvice({ ...NOTHING, today: '2026-12-25' }).ways[0]).toEqual({
      method: 'card',
      arrivesOn: '2026-12-25',
      arrival: 'in_time',
    });
  });

  it('PAY-04 says of each way whose word its days are, and since when', () => {
    for (const method of CHECKOUT_METHODS) {
      expect(SETTLEMENT[method].source).toMatch(/^https:\/\/(docs|support)\.stripe\.com\//);
      expect(isPlainDate(SETTLEMENT[method].readOn)).toBe(true);
    }
  });
});

describe('the way to pay that is suggested', () => {
  it.each([
    // Nothing waits for the money.
    [{}, 'in_time', true],
    [{ start: '2026-12-03' }, 'in_time', true],
    [{ start: '2026-12-02' }, 'after_start', true],
    [{ start: '2026-12-01' }, 'after_start', true],
    [{ start: '2026-11-27' }, 'after_start', true],
    // The safe date of a closing on December 9 is December 4.
    [{ closing: '2026-12-09', durationDays: 2 }, 'in_time', true],
    [{ closing: '2026-12-09', durationDays: 3 }, 'after_safe_start', true],
    [{ closing: '2026-12-09' }, 'in_time', true],
    [{ closing: '2026-12-08' }, 'in_time', true],
    [{ closing: '2026-12-07' }, 'after_safe_start', true],
    // The start alone leaves no time any more.
    [{ start: '2026-12-03', closing: '2026-12-09', durationDays: 9 }, 'after_safe_start', false],
    [{ start: '2026-11-26' }, 'after_start', false],
  ] as const)('PAY-04 of %j: the bank is %s, and the card is in time: %s', (need, arrival, isInTime) => {
    const advice = paymentAdvice({ ...NOTHING, ...need });
    expect(advice.ways.map(({ method }) => method)).toEqual(['card', 'us_bank_account']);
    expect(advice.ways[1]?.arrival).toBe(arrival);
    expect(advice.isInTime).toBe(isInTime);
  });

  it('PAY-04 the last safe start is the day from which the work ends on the safe date', () => {
    expect(lastSafeStart({ closing: '2026-12-09', durationDays: 3 })).toBe('2026-12-02');
    expect(lastSafeStart({ closing: '2026-12-09', durationDays: null })).toBe(latestSafeFinish('2026-12-09'));
    expect(lastSafeStart({ closing: null, durationDays: 3 })).toBeNull();
  });

  const days = fc.integer({ min: 20_000, max: 24_000 }).map(fromDayNumber);
  const needs = fc.record({
    today: days,
    start: fc.option(days),
    durationDays: fc.option(fc.integer({ min: 1, max: 60 })),
    closing: fc.option(days),
  });

  it('PAY-04 is in time whenever any way is, and no other one that is in time is faster', () => {
    fc.assert(
      fc.property(needs, (need) => {
        const { ways, isInTime } = paymentAdvice(need);
        const [first] = ways;
        const inTime = ways.filter(({ arrival }) => arrival === 'in_time');
        expect(isInTime).toBe(inTime.length > 0);
        expect(ways.every(({ arrivesOn }) => arrivesOn >= first.arrivesOn)).toBe(true);
        if (isInTime) expect(first.arrival).toBe('in_time');
      }),
    );
  });

  it('PAY-04 is in time exactly when the money is there by the start and leaves the work its days', () => {
    fc.assert(
      fc.property(needs, (need) => {
        for (const { arrivesOn, arrival } of paymentAdvice(need).ways) {
          const meetsStart = need.start === null || arrivesOn <= need.start;
          const lastDay = addDays(arrivesOn, Math.max(1, need.durationDays ?? 1) - 1);
          const meetsSafe = need.closing === null || lastDay <= latestSafeFinish(need.closing);
          expect(arrival === 'in_time').toBe(meetsStart && meetsSafe);
          expect(arrival === 'after_start').toBe(!meetsStart);
        }
      }),
    );
  });

  it('PAY-04 a bank passes money on on a business day only', () => {
    fc.assert(fc.property(days, (today) => isBusinessDay(bankOf({ today })?.arrivesOn ?? '')));
  });
});

import fc from 'fast-check';
import { cents, sumCents } from '../money/cents.js';
import { checkBid, comparableTotal, gapsOf, priceOfGap, type BidLine } from './bid.rules.js';

const line = (conditionId: string, amount: number, included = true): BidLine => ({
  conditionId,
  included,
  amountCents: cents(amount),
});

describe('checkBid', () => {
  it('COND-03 takes a bid without lines as covering everything at its amount', () => {
    expect(checkBid({ amountCents: cents(50), lines: [] }, ['a', 'b'])).toEqual([]);
  });

  it.each([
    ['is under 50 cents', { amountCents: cents(49), lines: [] }, ['bid.below_minimum']],
    ['does not add up', { amountCents: cents(300), lines: [line('a', 100), line('b', 100)] }, ['bid.sum_mismatch']],
    [
      'counts an excluded line',
      { amountCents: cents(200), lines: [line('a', 100), line('b', 100, false)] },
      ['bid.sum_mismatch'],
    ],
    ['leaves a condition unsaid', { amountCents: cents(100), lines: [line('a', 100)] }, ['bid.lines_incomplete']],
    [
      'names a condition twice',
      { amountCents: cents(200), lines: [line('a', 100), line('a', 100)] },
      ['bid.lines_incomplete'],
    ],
    [
      'names a stranger',
      { amountCents: cents(200), lines: [line('a', 100), line('x', 100)] },
      ['bid.lines_incomplete'],
    ],
    [
      'covers nothing',
      { amountCents: cents(0), lines: [line('a', 0, false), line('b', 0, false)] },
      ['bid.below_minimum', 'bid.covers_nothing'],
    ],
  ] as const)('COND-03 refuses a bid that %s', (_why, offer, faults) => {
    expect(checkBid(offer, ['a', 'b'])).toEqual(faults);
  });

  it('COND-03 passes exactly when the included lines add up to the amount', () => {
    const lines = fc.array(fc.record({ amount: fc.integer({ min: 50, max: 1_000_000 }), included: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(lines, fc.integer({ min: -3, max: 3 }), (drawn, off) => {
        const made = drawn.map((one, index) => line(`c${index}`, one.included ? one.amount : 0, one.included));
        const total = sumCents(made.map((one) => one.amountCents));
        fc.pre(total > 60);
        const faults = checkBid(
          { amountCents: cents(total + off), lines: made },
          made.map((one) => one.conditionId),
        );
        expect(faults).toEqual(off === 0 ? [] : ['bid.sum_mismatch']);
      }),
    );
  });
});

describe('gaps', () => {
  it('COND-03 names what a bid leaves out, and adds its estimate to compare like with like', () => {
    expect(gapsOf([line('a', 100), line('b', 0, false)])).toEqual(['b']);
    expect(comparableTotal(cents(314_000), [cents(150_000)])).toBe(464_000);
  });
});

describe('priceOfGap', () => {
  const rail = { id: 'rail', estimateCents: null };

  it('COND-03 takes the estimate where there is one, whatever others ask', () => {
    expect(priceOfGap({ id: 'rail', estimateCents: cents(70_000) }, [[line('rail', 95_000)]])).toEqual({
      by: 'estimate',
      amountCents: 70_000,
    });
  });

  it.each([
    ['the only price', [95_000], 95_000],
    ['the middle of three, not their mean', [900_000, 40_000, 50_000], 50_000],
    ['halfway between two, in whole cents', [10_000, 20_001], 15_000],
  ])('COND-03 takes of other bids %s where no estimate stands', (_what, asked, amountCents) => {
    const others = asked.map((amount) => [line('rail', amount), line('paint', 1)]);
    expect(priceOfGap(rail, others)).toEqual({ by: 'other_bids', amountCents });
  });

  it('does not count a bid that leaves it out, or one price for everything', () => {
    expect(priceOfGap(rail, [[line('rail', 0, false)], []])).toEqual({ by: 'nobody', amountCents: null });
  });

  it('takes an estimate of nothing for none', () => {
    expect(priceOfGap({ id: 'rail', estimateCents: cents(0) }, []).by).toBe('nobody');
    expect(priceOfGap({ id: 'rail', estimateCents: cents(0) }, [[line('rail', 500)]]).by).toBe('other_bids');
  });
});

import { cents } from '@cw/domain';
import { compareBids, type CompareBid, type CompareCondition } from './compare.js';

const conditions: CompareCondition[] = [
  { id: 'flashing', number: 1, title: 'Replace chimney flashing', estimateCents: cents(180_000) },
  { id: 'paint', number: 2, title: 'Scrape, prime, paint trim', estimateCents: cents(150_000) },
  { id: 'rail', number: 3, title: 'Handrail, rear steps', estimateCents: null },
];

const offer = (id: string, amount: number, prices: Partial<Record<string, number>>): CompareBid => ({
  id,
  contractorName: id,
  amountCents: cents(amount),
  start: null,
  finish: '2026-12-01',
  lines: Object.entries(prices).map(([conditionId, price]) => ({
    conditionId,
    included: price !== 0,
    amountCents: cents(price ?? 0),
  })),
});

const whole = offer('whole', 400_000, { flashing: 195_000, paint: 148_000, rail: 57_000 });
const noPaint = offer('no paint', 220_000, { flashing: 172_000, paint: 0, rail: 48_000 });
const noRail = offer('no rail', 300_000, { flashing: 160_000, paint: 140_000, rail: 0 });

describe('compareBids', () => {
  it('COND-03 adds the estimates for what a bid leaves out', () => {
    const { bids } = compareBids(conditions, [noPaint], null);
    expect(bids[0]).toMatchObject({
      complete: false,
      estimatedCents: 150_000,
      otherBidsCents: 0,
      comparableCents: 370_000,
      unknownGaps: 0,
    });
  });

  it('COND-03 adds what other bids ask where there is no estimate', () => {
    const { bids } = compareBids(conditions, [noRail, whole], null);
    expect(bids[1]).toMatchObject({ otherBidsCents: 57_000, comparableCents: 357_000, unknownGaps: 0 });
  });

  it('COND-03 counts the gaps that nobody has priced', () => {
    const { bids } = compareBids(conditions, [noRail], null);
    expect(bids[0]).toMatchObject({ estimatedCents: 0, otherBidsCents: 0, comparableCents: 300_000, unknownGaps: 1 });
  });

  it('puts a known total before a lower bound, however low that is', () => {
    const { bids } = compareBids(conditions, [noRail, { ...whole, amountCents: cents(900_000), lines: [] }], null);
    expect(bids.map(({ id, unknownGaps }) => [id, unknownGaps])).toEqual([
      ['whole', 0],
      ['no rail', 1],
    ]);
  });

  it('puts complete bids first, then the cheaper of those with as many gaps', () => {
    const { bids } = compareBids(conditions, [noPaint, noRail, whole], null);
    expect(bids.map(({ id }) => id)).toEqual(['whole', 'no rail', 'no paint']);
  });

  it('groups what is missing anywhere before what everybody does', () => {
    const { missingSomewhere, inEvery } = compareBids(conditions, [noPaint, noRail, whole], null);
    expect(missingSomewhere.map(({ number }) => number)).toEqual([2, 3]);
    expect(inEvery.map(({ number }) => number)).toEqual([1]);
  });

  it('counts a condition that the bid’s lines do not name as missing', () => {
    const { bids } = compareBids(conditions, [offer('silent', 100_000, { flashing: 100_000 })], null);
    expect(bids[0]?.gaps.map(({ id }) => id)).toEqual(['paint', 'rail']);
  });

  it('takes one price without lines to cover everything', () => {
    const { bids } = compareBids(conditions, [{ ...whole, lines: [] }], null);
    expect(bids[0]).toMatchObject({ complete: true, comparableCents: 400_000 });
  });

  it('measures the finish against the latest safe day before closing', () => {
    const { bids, latestFinish } = compareBids(conditions, [whole, { ...noPaint, finish: null }], '2026-12-11');
    expect(latestFinish).toBe('2026-12-08');
    expect(bids.map((bid) => bid.slackDays)).toEqual([7, null]);
  });
});

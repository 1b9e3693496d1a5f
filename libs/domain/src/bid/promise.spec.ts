import { HOUR_MS } from '../schedule/durations.js';
import { bidHasExpired, firstBidDue, promiseState } from './bid.js';

const postedAt = new Date('2026-11-20T15:00:00Z');
const at = (hours: number): Date => new Date(postedAt.getTime() + hours * HOUR_MS);

describe('the promise of a first bid', () => {
  it.each([
    ['runs while the day does', { isOpen: true, firstBidAt: null }, 23.9, 'running'],
    ['is late from the 24th hour on', { isOpen: true, firstBidAt: null }, 24, 'late'],
    ['is kept by a bid at the last moment', { isOpen: true, firstBidAt: at(24) }, 30, 'kept'],
    ['stays kept whatever becomes of the project', { isOpen: false, firstBidAt: at(2) }, 90, 'kept'],
    ['stays late when a bid comes after it', { isOpen: true, firstBidAt: at(25) }, 26, 'late'],
    ['is none of a project that ended without a bid', { isOpen: false, firstBidAt: null }, 90, null],
  ] as const)('BID-06 %s', (_what, facts, hours, state) => {
    expect(promiseState({ postedAt, ...facts }, at(hours))).toBe(state);
  });

  it('BID-06 is 24 hours', () => {
    expect(firstBidDue(postedAt)).toEqual(at(24));
  });
});

describe('a bid with a last day', () => {
  it('has expired at that very instant, and one without never', () => {
    const now = at(5);
    expect([at(5), at(5.1), null].map((expiresAt) => bidHasExpired({ expiresAt }, now))).toEqual([true, false, false]);
  });
});

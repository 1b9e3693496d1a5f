import { firstBidsDue } from './first-bids-due.js';

const firstBidDueAt = new Date(2026, 10, 26, 14, 15).toISOString();

describe('when first bids are due', () => {
  it.each([
    ['without a closing date', null, firstBidDueAt],
    ['before the closing', '2026-12-18', firstBidDueAt],
    ['on the day of the closing', '2026-11-26', firstBidDueAt],
    ['never after the closing day', '2026-11-25', null],
  ])('BID-06 %s', (_, closingDate, due) => {
    expect(firstBidsDue({ firstBidDueAt, closingDate })).toBe(due);
  });
});

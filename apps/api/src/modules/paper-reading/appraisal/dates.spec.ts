import { dateIn } from './dates.js';

describe('dates as papers print them', () => {
  it.each([
    ['10/21/2025', '2025-10-21'],
    ['9/3/26', '2026-09-03'],
    ['October 21, 2025', '2025-10-21'],
    ['21-Oct-2025', '2025-10-21'],
    ['2026-02-28', '2026-02-28'],
    ['21 de octubre de 2025', '2025-10-21'],
    ['31/12/2025', '2025-12-31'],
  ])('INT-05 reads %s', (text, date) => {
    expect(dateIn(text)).toBe(date);
  });

  it('INT-05 takes the day first where the paper does, and no date that no calendar has', () => {
    expect(dateIn('03/09/2026', true)).toBe('2026-09-03');
    expect(dateIn('02/30/2026')).toBeUndefined();
    expect(dateIn('Lot 14, Block 4')).toBeUndefined();
  });
});

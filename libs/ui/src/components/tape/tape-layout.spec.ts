import { tapeCells } from './tape-layout.js';

describe('tapeCells', () => {
  const cells = tapeCells({ from: '2026-11-16', today: '2026-11-20', closing: '2026-12-11' });

  it('draws one cell a day from the first day to closing', () => {
    expect(cells).toHaveLength(26);
    expect(cells[0]).toMatchObject({ label: 16, kind: 'past' });
    expect(cells.at(-1)).toMatchObject({ label: 11, kind: 'closing' });
  });

  it('frames today, draws the past back and darkens weekends', () => {
    expect(cells.filter((cell) => cell.kind === 'today').map((cell) => cell.date)).toEqual(['2026-11-20']);
    expect(cells.filter((cell) => cell.kind === 'past')).toHaveLength(4);
    expect(cells.filter((cell) => cell.weekend).map((cell) => cell.label)).toEqual([21, 22, 28, 29, 5, 6]);
  });

  it('keeps only numerals with room around them for a phone', () => {
    expect(cells.filter((cell) => cell.key).map((cell) => cell.label)).toEqual([16, 20, 23, 30, 7, 11]);
  });

  it('leaves every other numeral out where more than a month of them stood too close, never today’s nor closing’s', () => {
    const close = tapeCells({ from: '2026-10-14', today: '2026-11-24', closing: '2026-11-27' });
    expect(close).toHaveLength(45);
    const labels = close.filter((cell) => cell.numbered).map((cell) => cell.date.slice(5));
    expect(labels.slice(-5)).toEqual(['11-18', '11-20', '11-22', '11-24', '11-27']);
    expect(cells.every((cell) => cell.numbered)).toBe(true);
  });

  it('ends with closing, also a past one, where nothing is waited for', () => {
    const span = { from: '2026-11-01', today: '2026-11-20', closing: '2026-11-17', ended: true };
    expect(tapeCells(span).at(-1)).toMatchObject({ date: '2026-11-17', kind: 'past' });
    expect(tapeCells({ ...span, from: '2026-11-19' }).map(({ date }) => date)).toEqual(['2026-11-17']);
  });

  it('is sunk up to today when closing is past', () => {
    const past = tapeCells({ from: '2026-11-01', today: '2026-11-20', closing: '2026-11-17' });
    expect(past.at(-1)).toMatchObject({ date: '2026-11-20', kind: 'today' });
    expect(past.filter((cell) => cell.kind === 'ahead' || cell.kind === 'closing')).toEqual([]);
  });

  it('joins days into one cell when the way is long, without losing today or closing', () => {
    const long = tapeCells({ from: '2026-11-01', today: '2026-11-20', closing: '2027-11-01' });
    expect(long.length).toBeLessThanOrEqual(45);
    expect(long.filter((cell) => cell.kind === 'today').map((cell) => cell.date)).toEqual(['2026-11-20']);
    expect(long.at(-1)).toMatchObject({ date: '2027-11-01', kind: 'closing' });
  });

  it('shows closing when closing is today', () => {
    const last = tapeCells({ from: '2026-11-18', today: '2026-11-20', closing: '2026-11-20' });
    expect(last.map((cell) => cell.kind)).toEqual(['past', 'past', 'closing']);
  });
});

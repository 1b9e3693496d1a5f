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

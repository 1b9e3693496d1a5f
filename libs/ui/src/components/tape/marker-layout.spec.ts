import { addDays } from '@cw/domain';
import fc from 'fast-check';
import { placeMarkers, type PlacedLabel } from './marker-layout.js';
import { tapeCells, type TapeMarker } from './tape-layout.js';

const TODAY = '2026-11-20';
const cells = tapeCells({ from: '2026-11-09', today: TODAY, closing: '2026-12-08' });
const joined = (markers: readonly TapeMarker[]) => ({ label: `${markers.length} closings` });
const meet = (one: PlacedLabel, other: PlacedLabel): boolean =>
  one.level === other.level && one.start < other.end && other.start < one.end;
/** Whether the line of one goes through the words of the other. */
const crosses = (one: PlacedLabel, other: PlacedLabel): boolean =>
  one.level > other.level && other.start < 2 * one.column && 2 * one.column < other.end;

describe('placeMarkers', () => {
  it('puts words under their day, next to the tape', () => {
    const { ticks, labels } = placeMarkers(
      [
        { date: '2026-11-20', label: 'Work started' },
        { date: '2026-11-09', label: 'Posted' },
      ],
      cells,
    );
    expect(ticks).toEqual([1, 12]);
    expect(labels).toMatchObject([
      { label: 'Posted', column: 1, start: 2, level: 1, alignEnd: false },
      { label: 'Work started', column: 12, start: 24, level: 1, alignEnd: false },
    ]);
  });

  it('keeps the words of neighbors apart by another level, the earlier one further away', () => {
    const { labels } = placeMarkers(
      [
        { date: '2026-11-20', label: '9 Lucas Avenue' },
        { date: '2026-11-22', label: '418 Alder Street' },
      ],
      cells,
      joined,
    );
    expect(labels.map(({ label, level, alignEnd }) => [label, level, alignEnd])).toEqual([
      ['9 Lucas Avenue', 1, true],
      ['418 Alder Street', 1, false],
    ]);
    const near = placeMarkers(
      [
        { date: '2026-11-10', label: '9 Lucas Avenue' },
        { date: '2026-11-12', label: '418 Alder Street' },
      ],
      cells,
      joined,
    );
    expect(near.labels.map(({ label, level }) => [label, level])).toEqual([
      ['9 Lucas Avenue', 2],
      ['418 Alder Street', 1],
    ]);
  });

  it('joins what has one day, in the words that it was given', () => {
    const same = [
      { date: '2026-11-09', label: 'Posted' },
      { date: '2026-11-09', label: 'Today', detail: 'Mon, Nov 9' },
    ];
    expect(placeMarkers(same, cells).labels).toMatchObject([{ label: 'Posted · Today', detail: 'Mon, Nov 9' }]);
    expect(placeMarkers(same, cells, joined).labels).toMatchObject([{ label: '2 closings' }]);
  });

  it('aligns the last day to the right and leaves out days that are not on the tape', () => {
    const { ticks, labels } = placeMarkers(
      [
        { date: '2026-12-08', label: 'Close' },
        { date: '2027-01-01', label: 'Never' },
      ],
      cells,
    );
    expect(ticks).toEqual([30]);
    expect(labels).toMatchObject([{ alignEnd: true, end: 60 }]);
  });

  it('shows every marker, and no words or lines meet, however many there are', () => {
    const someMarkers = fc.array(
      fc.record({
        date: fc.integer({ min: 0, max: 29 }).map((days) => addDays('2026-11-09', days)),
        label: fc.string({ minLength: 1, maxLength: 30 }),
      }),
      { minLength: 1, maxLength: 24 },
    );
    fc.assert(
      fc.property(someMarkers, fc.constantFrom(joined, undefined), (markers, join) => {
        const { ticks, labels } = placeMarkers(markers, cells, join);

        expect(ticks).toHaveLength(new Set(markers.map(({ date }) => date)).size);
        expect(labels.length).toBeGreaterThan(0);
        for (const one of labels) {
          expect(one.level).toBeLessThanOrEqual(join === undefined ? 3 : 2);
          expect(labels.filter((other) => other !== one && (meet(one, other) || crosses(one, other)))).toEqual([]);
        }
      }),
    );
  });
});

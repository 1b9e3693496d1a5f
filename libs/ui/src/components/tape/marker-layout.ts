import { columnOf, type TapeCell, type TapeMarker } from './tape-layout.js';

/** The words for several markers that have one place only. */
export type JoinMarkers = (markers: readonly TapeMarker[]) => Pick<TapeMarker, 'label' | 'detail'>;

/** Words under the tape, in a grid of half cells: a marker stands in the middle of its day, at line `2 * column`. */
export interface PlacedLabel {
  readonly label: string;
  readonly detail: string | undefined;
  /** The cell of the day that the line goes up to. */
  readonly column: number;
  /** Grid lines; `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** 1 is next to the tape. */
  readonly level: number;
  readonly alignEnd: boolean;
}

export interface PlacedMarkers {
  /** The cells that have a marker, every one of them. */
  readonly ticks: readonly number[];
  readonly labels: readonly PlacedLabel[];
}

interface Group {
  readonly column: number;
  readonly markers: readonly TapeMarker[];
}

/** Where a label stands, in cells from the left edge of the tape. */
interface Box {
  readonly x: number;
  readonly left: number;
  readonly right: number;
  readonly level: number;
  readonly alignEnd: boolean;
}

/** The tape is at least this wide where words stand under it; a wider one only leaves more room between them. */
const TAPE_REM = 46;
const CHARACTER_REM = 0.47;
const LEAST_LABEL_REM = 4;
/** Longer words break into lines. */
const MOST_LABEL_REM = 8.5;
/** Two levels are read at a glance; a third one only where markers must not be joined. */
const LEVELS = 2;
const MORE_LEVELS = 3;

const listed: JoinMarkers = (markers) => {
  const detail = markers.findLast((marker) => marker.detail !== undefined)?.detail;
  return { label: markers.map(({ label }) => label).join(' · '), ...(detail !== undefined && { detail }) };
};

/** Every marker gets its tick, and words that do not run into others: on another level, or joined with the nearest. */
export function placeMarkers(
  markers: readonly TapeMarker[],
  cells: readonly TapeCell[],
  join?: JoinMarkers,
): PlacedMarkers {
  const words = join ?? listed;
  let groups = byColumn(markers, cells);
  const ticks = groups.map(({ column }) => column);
  for (;;) {
    const boxes = arrange(groups, { words, count: cells.length, levels: join === undefined ? MORE_LEVELS : LEVELS });
    if (boxes !== undefined) return { ticks, labels: labelsOf(groups, boxes, words) };
    groups = joinNearest(groups);
  }
}

function byColumn(markers: readonly TapeMarker[], cells: readonly TapeCell[]): Group[] {
  const groups = new Map<number, TapeMarker[]>();
  for (const marker of [...markers].sort((a, b) => a.date.localeCompare(b.date))) {
    const column = columnOf(marker.date, cells);
    if (column !== undefined) groups.set(column, [...(groups.get(column) ?? []), marker]);
  }
  return [...groups].map(([column, together]) => ({ column, markers: together }));
}

function wordsOf({ markers }: Group, words: JoinMarkers): Pick<TapeMarker, 'label' | 'detail'> {
  const [only, ...more] = markers;
  return only !== undefined && more.length === 0 ? only : words(markers);
}

/** How many cells wide its words are. */
function widthOf(group: Group, { words, count }: { readonly words: JoinMarkers; readonly count: number }): number {
  const { label, detail = '' } = wordsOf(group, words);
  const needed = 1 + Math.max(label.length, detail.length) * CHARACTER_REM;
  return (Math.min(MOST_LABEL_REM, Math.max(LEAST_LABEL_REM, needed)) / TAPE_REM) * count;
}

interface Arranging {
  readonly words: JoinMarkers;
  readonly count: number;
  readonly levels: number;
}

/** What the labels so far leave free: up to where each level is taken, and the last line that crosses it. */
interface Arrangement {
  readonly ends: readonly number[];
  readonly crossings: readonly number[];
  readonly boxes: readonly Box[];
  readonly cost: number;
}

/** The arrangement nearest to the tape in which no words or lines meet; undefined where there is none. */
function arrange(groups: readonly Group[], how: Arranging): readonly Box[] | undefined {
  const nothing = Array.from({ length: how.levels }, () => -1);
  let known: Arrangement[] = [{ ends: nothing, crossings: nothing, boxes: [], cost: 0 }];
  for (const group of groups) {
    const next = new Map<string, Arrangement>();
    for (const before of known) {
      for (const box of boxesOf(group, how)) {
        const after = withBox(before, box);
        if (after === undefined) continue;
        const key = [...after.ends, ...after.crossings].join();
        if (after.cost < (next.get(key)?.cost ?? Infinity)) next.set(key, after);
      }
    }
    known = [...next.values()];
  }
  return known.sort((a, b) => a.cost - b.cost)[0]?.boxes;
}

function boxesOf(group: Group, how: Arranging): Box[] {
  const x = group.column - 0.5;
  const { count } = how;
  const width = Math.min(widthOf(group, how), Math.max(x, count - x));
  const levels = Array.from({ length: how.levels }, (_, index) => index + 1);
  return levels.flatMap((level) => [
    ...(x + width <= count ? [{ x, left: x, right: Math.ceil(2 * (x + width)) / 2, level, alignEnd: false }] : []),
    ...(x - width >= 0 ? [{ x, left: Math.floor(2 * (x - width)) / 2, right: x, level, alignEnd: true }] : []),
  ]);
}

function withBox({ ends, crossings, boxes, cost }: Arrangement, box: Box): Arrangement | undefined {
  const at = box.level - 1;
  const free = box.left > (ends[at] ?? 0) && box.left > (crossings[at] ?? 0);
  if (!free || ends.slice(0, at).some((end) => end >= box.x)) return undefined;
  return {
    ends: ends.with(at, box.right),
    crossings: crossings.map((crossing, index) => (index < at ? box.x : crossing)),
    boxes: [...boxes, box],
    // A level costs more than words on the unusual side of their line.
    cost: cost + at * 2 + (box.alignEnd ? 1 : 0),
  };
}

/** One group fewer: the two that are nearest to each other stand together, at the first of them. */
function joinNearest(groups: readonly Group[]): Group[] {
  const gaps = groups.slice(1).map(({ column }, index) => column - (groups[index]?.column ?? column));
  const at = gaps.indexOf(Math.min(...gaps));
  return groups.flatMap((group, index) => {
    const next = groups[index + 1];
    if (index === at && next !== undefined) return [{ ...group, markers: [...group.markers, ...next.markers] }];
    return index === at + 1 ? [] : [group];
  });
}

function labelsOf(groups: readonly Group[], boxes: readonly Box[], words: JoinMarkers): PlacedLabel[] {
  return boxes.flatMap(({ left, right, level, alignEnd }, index) => {
    const group = groups[index];
    if (group === undefined) return [];
    const { label, detail } = wordsOf(group, words);
    return [{ label, detail, column: group.column, start: 2 * left + 1, end: 2 * right + 1, level, alignEnd }];
  });
}

import type { Cluster, Frame, Pixel } from './map-geometry.js';

/** The name of a dot's city: where it begins, or ends. */
export interface CityName extends Pixel {
  readonly name: string;
  readonly anchor: 'start' | 'end';
}

/** Farther out than this, in miles to a px, names would only crowd the map. */
const NEAR = 0.5;
/** From the middle of a dot to its name, in px. */
const ASIDE = 22;
/** Of a letter, about, in px. */
const LETTER = 7;
/** Half of a line, and of a dot, in px. */
const HALF_LINE = 9;
const HALF_DOT = 18;

/** What is taken up already, in px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const dotBox = ({ x, y }: Pixel): Box => ({
  left: x - HALF_DOT,
  right: x + HALF_DOT,
  top: y - HALF_DOT,
  bottom: y + HALF_DOT,
});

function cityOf({ places }: Cluster): string | undefined {
  const cities = new Set(places.map(({ city }) => city));
  return cities.size === 1 ? places[0]?.city : undefined;
}

const boxOf = ({ x, y, name, anchor }: CityName): Box => {
  const length = name.length * LETTER;
  const left = anchor === 'start' ? x : x - length;
  return { left, right: left + length, top: y - HALF_LINE, bottom: y + HALF_LINE };
};

/** What can be named without covering a dot, another name, or what is `taken`: right of its dot, or else left of it. */
export function cityNamesOf(
  clusters: readonly Cluster[],
  { milesPerPixel, size }: Frame,
  taken: readonly Box[] = [],
): readonly CityName[] {
  if (milesPerPixel > NEAR) return [];
  const isFree = (box: Box, others: readonly Box[]): boolean =>
    box.left >= 0 && box.right <= size.width && others.every((other) => !meet(box, other));
  const dots = clusters.map(dotBox);
  return clusters.reduce<readonly CityName[]>((names, cluster) => {
    const name = cityOf(cluster);
    if (name === undefined) return names;
    const { x, y } = cluster;
    const others = [...dots, ...taken, ...names.map(boxOf)];
    const sides: readonly CityName[] = [
      { name, x: x + ASIDE, y, anchor: 'start' },
      { name, x: x - ASIDE, y, anchor: 'end' },
    ];
    const free = sides.find((side) => isFree(boxOf(side), others));
    return free === undefined ? names : [...names, free];
  }, []);
}

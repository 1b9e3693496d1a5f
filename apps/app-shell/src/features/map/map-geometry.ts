import type { ProjectMapPoint } from '@cw/api-client';

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** The open projects of one ZIP code. */
export interface Place extends Spot {
  readonly zip: string;
  readonly city: string;
  readonly count: number;
  readonly urgent: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What part of the country is drawn, and how large. */
export interface Frame {
  readonly middle: Spot;
  readonly milesPerPixel: number;
  readonly size: Size;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Places too near to each other to be pressed apart; the first of them says where it stands. */
export interface Cluster extends Pixel {
  readonly places: readonly Place[];
  readonly count: number;
  readonly urgent: number;
}

const MILES_PER_DEGREE = 69.1;
const RADIANS = Math.PI / 180;
/** Between the outermost dot and the edge, in px. */
const MARGIN = 44;
/** The least that is worth a look, in miles. */
const SPAN_MIN = 2;
/** Two dots nearer than this, in px, are one. */
const APART = 40;
/** About a third of a mile: ZIP codes with one middle stand side by side. */
const NUDGE = 0.006;

const milesEast = (spot: Spot, middle: Spot): number =>
  (spot.longitude - middle.longitude) * MILES_PER_DEGREE * Math.cos(middle.latitude * RADIANS);
const milesNorth = (spot: Spot, middle: Spot): number => (spot.latitude - middle.latitude) * MILES_PER_DEGREE;

/** One place for each ZIP code. */
export function placesOf(points: readonly ProjectMapPoint[]): readonly Place[] {
  const places = new Map<string, Place>();
  const taken = new Map<string, number>();
  for (const { zip, city, latitude, longitude, priority } of points) {
    const before = places.get(zip);
    const urgent = Number(priority === 'urgent');
    if (before !== undefined) {
      places.set(zip, { ...before, count: before.count + 1, urgent: before.urgent + urgent });
      continue;
    }
    const spot = `${latitude},${longitude}`;
    const earlier = taken.get(spot) ?? 0;
    taken.set(spot, earlier + 1);
    places.set(zip, { zip, city, latitude, longitude: longitude + earlier * NUDGE, count: 1, urgent });
  }
  return [...places.values()];
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** The frame that shows all of them with a margin. */
export function frameAround(spots: readonly Spot[], size: Size): Frame {
  const middle = {
    latitude: middleOf(spots.map(({ latitude }) => latitude)),
    longitude: middleOf(spots.map(({ longitude }) => longitude)),
  };
  const east = Math.max(SPAN_MIN, ...spots.map((spot) => 2 * Math.abs(milesEast(spot, middle))));
  const north = Math.max(SPAN_MIN, ...spots.map((spot) => 2 * Math.abs(milesNorth(spot, middle))));
  const room = (pixels: number): number => Math.max(pixels - 2 * MARGIN, MARGIN);
  return { middle, milesPerPixel: Math.max(east / room(size.width), north / room(size.height)), size };
}

export function pixelOf(spot: Spot, { middle, milesPerPixel, size }: Frame): Pixel {
  return {
    x: size.width / 2 + milesEast(spot, middle) / milesPerPixel,
    y: size.height / 2 - milesNorth(spot, middle) / milesPerPixel,
  };
}

const isInside = ({ x, y }: Pixel, { width, height }: Size): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

/** What is pressed, the most projects first. */
export function clustersOf(places: readonly Place[], frame: Frame): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const place of [...places].sort((a, b) => b.count - a.count)) {
    const pixel = pixelOf(place, frame);
    if (!isInside(pixel, frame.size)) continue;
    const near = clusters.findIndex(({ x, y }) => Math.hypot(x - pixel.x, y - pixel.y) < APART);
    const cluster = clusters[near];
    if (cluster === undefined) clusters.push({ ...pixel, places: [place], count: place.count, urgent: place.urgent });
    else {
      clusters[near] = {
        ...cluster,
        places: [...cluster.places, place],
        count: cluster.count + place.count,
        urgent: cluster.urgent + place.urgent,
      };
    }
  }
  return clusters;
}

const ROUND_MILES = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000] as const;
const RINGS_MAX = 3;
/** Nearer to each other than this, in px, rings are only noise. */
const RING_MIN = 36;

/** Distances around the middle of the search, in miles, such as fit into the frame. */
export function ringsOf({ milesPerPixel, size }: Frame): readonly number[] {
  const reach = Math.max(size.width, size.height) * milesPerPixel;
  return ROUND_MILES.filter((miles) => miles / milesPerPixel >= RING_MIN && miles <= reach).slice(0, RINGS_MAX);
}

/** From the edge, in px: a name nearer to it is cut. */
const NAME_ROOM = 16;

/** Where on a ring its distance is read: on top, else wherever the ring is still in the frame. */
export function ringNameAt(middle: Pixel, radius: number, { width, height }: Size): Pixel | undefined {
  const { x, y } = middle;
  const places = [
    { x, y: y - radius },
    { x, y: y + radius },
    { x: x + radius, y },
    { x: x - radius, y },
  ];
  return places.find(
    (place) =>
      place.x >= 2 * NAME_ROOM &&
      place.x <= width - 2 * NAME_ROOM &&
      place.y >= NAME_ROOM &&
      place.y <= height - NAME_ROOM,
  );
}

const SCALE_MAX = 140;

/** The longest round distance that a scale of the map has room for. */
export function scaleOf({ milesPerPixel }: Frame): number {
  const [least] = ROUND_MILES;
  return ROUND_MILES.findLast((miles) => miles / milesPerPixel <= SCALE_MAX) ?? least;
}

const AHEAD: Readonly<Record<string, (from: Pixel, to: Pixel) => readonly [ahead: number, aside: number]>> = {
  ArrowRight: (from, to) => [to.x - from.x, to.y - from.y],
  ArrowLeft: (from, to) => [from.x - to.x, to.y - from.y],
  ArrowDown: (from, to) => [to.y - from.y, to.x - from.x],
  ArrowUp: (from, to) => [from.y - to.y, to.x - from.x],
};

/** The dot that an arrow key leads to: the nearest on that side, rather ahead than aside. */
export function nextBy(key: string, from: Pixel, dots: readonly Pixel[]): number | undefined {
  const side = AHEAD[key];
  if (side === undefined) return undefined;
  const ways = dots.map((dot) => {
    const [ahead, aside] = side(from, dot);
    return ahead > 0 ? ahead + 4 * Math.abs(aside) : Infinity;
  });
  const least = Math.min(...ways);
  return least === Infinity ? undefined : ways.indexOf(least);
}

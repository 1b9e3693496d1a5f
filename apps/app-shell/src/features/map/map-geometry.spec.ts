import type { ProjectMapPoint } from '@cw/api-client';
import { cityNamesOf } from './city-names.js';
import { clustersOf, frameAround, nextBy, pixelOf, placesOf, ringNameAt, ringsOf, scaleOf } from './map-geometry.js';

const SIZE = { width: 720, height: 440 };
const MANHATTAN = { latitude: 40.7506, longitude: -73.9971 };
const BROOKLYN = { latitude: 40.6625, longitude: -73.9869 };
const SAN_FRANCISCO = { latitude: 37.7739, longitude: -122.4117 };

const CITIES: Readonly<Record<string, string>> = { '10001': 'New York', '11215': 'Brooklyn' };

const point = (zip: string, spot: typeof MANHATTAN, priority: 'normal' | 'urgent' = 'normal'): ProjectMapPoint => ({
  id: `${zip}-${priority}`,
  zip,
  city: CITIES[zip] ?? 'Somewhere',
  ...spot,
  priority,
  closingDate: null,
});

describe('the geometry of the map', () => {
  it('PROJ-07 makes one place of all projects of a ZIP code', () => {
    const places = placesOf([point('10001', MANHATTAN), point('10001', MANHATTAN, 'urgent'), point('11215', BROOKLYN)]);

    expect(places).toEqual([
      { zip: '10001', city: 'New York', ...MANHATTAN, count: 2, urgent: 1 },
      { zip: '11215', city: 'Brooklyn', ...BROOKLYN, count: 1, urgent: 0 },
    ]);
  });

  it('puts ZIP codes with one middle side by side, so that each can be pressed', () => {
    const places = placesOf([point('10001', MANHATTAN), point('10199', MANHATTAN)]);

    expect(clustersOf(places, frameAround(places, SIZE))).toHaveLength(2);
  });

  it('shows every place inside the frame, north up and east to the right, as far apart as they are', () => {
    const frame = frameAround([MANHATTAN, BROOKLYN], SIZE);
    const north = pixelOf(MANHATTAN, frame);
    const south = pixelOf(BROOKLYN, frame);

    expect(north.y).toBeLessThan(south.y);
    expect(north.x).toBeLessThan(south.x);
    for (const { x, y } of [north, south]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SIZE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(SIZE.height);
    }
    const miles = Math.hypot(north.x - south.x, north.y - south.y) * frame.milesPerPixel;
    expect(miles).toBeCloseTo(6.1, 1);
  });

  it('joins what cannot be pressed apart, and parts it where one looks closer', () => {
    const places = placesOf([
      point('10001', MANHATTAN),
      point('11215', BROOKLYN, 'urgent'),
      point('94103', SAN_FRANCISCO),
    ]);

    const far = clustersOf(places, frameAround(places, SIZE));
    expect(far.map((cluster) => [cluster.places.length, cluster.count, cluster.urgent])).toEqual([
      [2, 2, 1],
      [1, 1, 0],
    ]);
    const [near] = far;
    const closer = clustersOf(places, frameAround(near?.places ?? [], SIZE));
    expect(closer.map((cluster) => cluster.places.map(({ zip }) => zip))).toEqual([['10001'], ['11215']]);
  });

  it('draws a single place without dividing by nothing', () => {
    const frame = frameAround([MANHATTAN], SIZE);

    expect(pixelOf(MANHATTAN, frame)).toEqual({ x: 360, y: 220 });
    expect(ringsOf(frame).length).toBeGreaterThan(0);
    expect(scaleOf(frame) / frame.milesPerPixel).toBeLessThanOrEqual(140);
  });

  it('leads by arrow keys to the next dot on that side, and nowhere where there is none', () => {
    const dots = [
      { x: 100, y: 100 },
      { x: 200, y: 110 },
      { x: 110, y: 300 },
    ];
    const [from = { x: 0, y: 0 }] = dots;

    expect(nextBy('ArrowRight', from, dots)).toBe(1);
    expect(nextBy('ArrowDown', from, dots)).toBe(2);
    expect(nextBy('ArrowLeft', from, dots)).toBeUndefined();
    expect(nextBy('ArrowUp', from, dots)).toBeUndefined();
    expect(nextBy('Enter', from, dots)).toBeUndefined();
  });

  it('names the city of a dot where one looks closely, on the side that has room, and not over another dot', () => {
    const north = { ...MANHATTAN, latitude: MANHATTAN.latitude + 0.3 };
    const places = placesOf([point('10001', MANHATTAN), point('11215', BROOKLYN), point('10199', north)]);
    const near = frameAround(places, SIZE);
    const dots = clustersOf(places, near);

    const names = cityNamesOf(dots, near);

    expect(names.map(({ name }) => name)).toEqual(['New York', 'Brooklyn', 'Somewhere']);
    for (const { x, y } of names) {
      expect(dots.every((dot) => Math.abs(dot.x - x) > 12 || Math.abs(dot.y - y) > 12)).toBe(true);
    }
    const edge = { ...near, middle: { ...near.middle, longitude: MANHATTAN.longitude - 0.45 } };
    const [atEdge] = cityNamesOf(clustersOf(places.slice(0, 1), edge), edge);
    expect(atEdge?.anchor).toBe('end');
    const far = frameAround([MANHATTAN, SAN_FRANCISCO], SIZE);
    expect(cityNamesOf(clustersOf(places, far), far)).toEqual([]);
  });

  it('names no city where one dot stands for several, and none twice at one spot', () => {
    const places = placesOf([point('10001', MANHATTAN), point('11215', BROOKLYN)]);
    const frame = { ...frameAround(places, SIZE), milesPerPixel: 0.4 };
    const dots = clustersOf(places, frame);

    expect(dots).toHaveLength(1);
    expect(cityNamesOf(dots, frame)).toEqual([]);
  });

  it('names a ring on top, else where it is still in the frame, else not at all', () => {
    expect(ringNameAt({ x: 360, y: 220 }, 100, SIZE)).toEqual({ x: 360, y: 120 });
    expect(ringNameAt({ x: 360, y: 60 }, 100, SIZE)).toEqual({ x: 360, y: 160 });
    expect(ringNameAt({ x: 100, y: 220 }, 400, SIZE)).toEqual({ x: 500, y: 220 });
    expect(ringNameAt({ x: 360, y: 220 }, 900, SIZE)).toBeUndefined();
  });
});

import { distanceMiles, statesOfZip, US_STATES } from '@cw/domain';
import { createTestApp, type TestApp } from '../testing/index.js';
import { coveringCells, gridFor } from './cell-grid.js';
import { ZipCentroids } from './zip-centroids.js';

let test: TestApp;
let zips: ZipCentroids;
beforeAll(async () => {
  test = await createTestApp();
  zips = test.app.get(ZipCentroids, { strict: false });
});
afterAll(() => test.close());

describe('the ZIP table', () => {
  it('knows places from coast to coast, Alaska, Hawaii and the territories', async () => {
    const found = await Promise.all(
      ['10001', '94103', '99501', '96813', '20500', '00907', '00802', '96910', '96950', '96799'].map((zip) =>
        zips.find(zip),
      ),
    );

    expect(found.map((place) => place?.state)).toEqual(['NY', 'CA', 'AK', 'HI', 'DC', 'PR', 'VI', 'GU', 'MP', 'AS']);
    expect(await zips.find('00000')).toBeNull();
  });

  it('lies in the states that an address can have', async () => {
    const [{ total, odd }] = await test.unitOfWork.manager.query(
      `SELECT count(*)::integer AS total, count(*) FILTER (WHERE latitude NOT BETWEEN -15 AND 72)::integer AS odd FROM zip_centroid`,
    );

    expect(total).toBeGreaterThan(40_000);
    expect(odd).toBe(0);
  });

  it('INT-04 has each ZIP code in a state that the form takes it for, and no other beginnings', async () => {
    const rows: { prefix: string; state: string }[] = await test.unitOfWork.manager.query(
      `SELECT DISTINCT left(zip, 3) AS prefix, state FROM zip_centroid ORDER BY 1, 2`,
    );
    const prefixes = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

    const taken = prefixes.flatMap((prefix) => statesOfZip(`${prefix}00`).map((state) => ({ prefix, state })));

    const byPlace = (a: { prefix: string; state: string }, b: typeof a): number =>
      `${a.prefix}${a.state}`.localeCompare(`${b.prefix}${b.state}`);
    expect(taken.sort(byPlace)).toEqual(rows.sort(byPlace));
    expect(new Set(taken.map(({ state }) => state))).toEqual(new Set(US_STATES));
  });
});

describe('distance', () => {
  it('is the same in the database as in the domain, and unknown when a place is', async () => {
    const places = [
      { latitude: 40.7484, longitude: -73.9967 },
      { latitude: 37.7725, longitude: -122.4147 },
      { latitude: 61.2116, longitude: -149.8761 },
      { latitude: 40.7484, longitude: -73.9967 },
    ];

    for (const a of places) {
      for (const b of places) {
        const [{ miles }] = await test.unitOfWork.manager.query('SELECT distance_miles($1, $2, $3, $4) AS miles', [
          a.latitude,
          a.longitude,
          b.latitude,
          b.longitude,
        ]);
        expect(miles).toBeCloseTo(distanceMiles(a, b), 6);
      }
    }
    const [{ miles }] = await test.unitOfWork.manager.query('SELECT distance_miles(NULL, NULL, 1, 1) AS miles');
    expect(miles).toBeNull();
  });
});

describe('the cells that cover a circle', () => {
  const cellOf = (point: { latitude: number; longitude: number }, perDegree: number): number =>
    Math.floor((point.latitude + 90) * perDegree) * 360 * perDegree + Math.floor((point.longitude + 180) * perDegree);

  it.each([5, 10, 25, 30, 31, 60, 99])('hold every ZIP within %d miles', async (radius) => {
    const grid = gridFor(radius);
    for (const zip of ['10001', '94103', '99501', '96813', '33040', '00907', '96910', '96799']) {
      const center = await zips.required(zip);
      const cells = new Set(coveringCells(grid, center, radius));
      const near: { latitude: number; longitude: number }[] = await test.unitOfWork.manager.query(
        'SELECT latitude, longitude FROM zip_centroid WHERE distance_miles(latitude, longitude, $1, $2) <= $3',
        [center.latitude, center.longitude, radius],
      );
      expect(near.length).toBeGreaterThan(0);
      expect(near.filter((point) => !cells.has(cellOf(point, grid.perDegree)))).toEqual([]);
    }
  });

  it('stay few, so that a search stays cheap', () => {
    const cells = [5, 25, 30, 60, 99].map(
      (radius) => coveringCells(gridFor(radius), { latitude: 40.7, longitude: -74 }, radius).length,
    );

    expect(Math.max(...cells)).toBeLessThanOrEqual(30);
  });
});

import { CONTRACTOR_SORTS, distanceMiles, PROJECT_CATEGORIES, type ContractorSort, type Point } from '@cw/domain';
import { aUser, createTestApp, type TestApp } from '../../testing/index.js';
import { fillContractors } from '../../testing/lists/bench-contractors.js';
import { Random } from '../../testing/random.js';
import { ContractorDirectory } from './contractor-directory.js';
import type { ListContractorsQuery } from './dto/list-contractors.query.js';

const CONTRACTORS = 2000;
const QUERIES = 300;
const PAGES = 2;
const SEED = 20_261_121;

interface Fact extends Point {
  readonly id: string;
  readonly since: string;
  readonly name: string;
  readonly place: string;
  readonly zip: string;
  readonly trades: readonly string[];
  readonly rating: number | null;
}

// The definition of who is listed, said without the listing.
const FACTS = `
  SELECT p.id, to_char(u.created_at, 'YYYY-MM-DD HH24:MI:SS.US') AS since, lower(u.first_name || ' ' || u.last_name) AS name,
    p.state || ' ' || p.city AS place, p.zip, p.trades, p.rating, p.latitude, p.longitude
  FROM contractor_profile p JOIN app_user u ON u.id = p.id
  WHERE p.zip IS NOT NULL AND u.status = 'active' AND u.role = 'contractor'`;

let test: TestApp;
let facts: Fact[];
let readerId: string;
let favorites: ReadonlySet<string>;
const random = new Random(SEED);
beforeAll(async () => {
  test = await createTestApp();
  await fillContractors(test, CONTRACTORS);
  const { manager } = test.unitOfWork;
  // Ties in every order, and contractors who moved, were renamed, were suspended and came back.
  await manager.query(`UPDATE app_user SET created_at = date_trunc('month', created_at) WHERE role = 'contractor'`);
  await manager.query(
    `UPDATE app_user SET first_name = 'Ana', last_name = 'Diaz' WHERE role = 'contractor' AND random() < 0.1`,
  );
  await manager.query(`UPDATE app_user SET status = 'active' WHERE status = 'suspended' AND random() < 0.5`);
  await manager.query(`UPDATE app_user SET status = 'suspended' WHERE role = 'contractor' AND random() < 0.05`);
  await manager.query(
    `UPDATE contractor_profile p SET (zip, city, state, latitude, longitude) =
       (SELECT z.zip, z.city, z.state, z.latitude, z.longitude FROM bench_zip z WHERE z.rank = 7) WHERE random() < 0.1`,
  );
  await manager.query(
    `UPDATE contractor_profile SET zip = NULL, city = NULL, state = NULL, latitude = NULL, longitude = NULL WHERE random() < 0.05`,
  );
  facts = await manager.query(FACTS);
  readerId = (await aUser(test)).id;
  favorites = new Set(facts.filter(() => random.chance(0.02)).map(({ id }) => id));
  for (const id of favorites)
    await manager.query(`INSERT INTO favorite (user_id, contractor_id, created_at) VALUES ($1, $2, now())`, [
      readerId,
      id,
    ]);
});
afterAll(() => test.close());

const maybe = <T>(make: () => T): T | undefined => (random.chance(0.3) ? make() : undefined);

interface Asked extends Omit<ListContractorsQuery, 'limit' | 'cursor'> {
  readonly sort: ContractorSort;
}

function aQuery(): Asked {
  const zip = random.chance(0.7) ? random.pick(facts).zip : undefined;
  const fields = {
    zip,
    radiusMiles: zip !== undefined && random.chance(0.7) ? 5 + random.below(96) : undefined,
    minRating: maybe(() => 1 + random.below(5)),
    trade: maybe(() => random.pick(PROJECT_CATEGORIES)),
    scope: random.chance(0.1) ? ('favorites' as const) : undefined,
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...given, sort: random.pick(CONTRACTOR_SORTS) };
}

const ascending = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

function compare({ sort }: Asked, center: Point | null): (a: Fact, b: Fact) => number {
  const miles = (fact: Fact): number => (center ? distanceMiles(center, fact) : 0);
  const orders: Record<ContractorSort, (a: Fact, b: Fact) => number> = {
    newest: (a, b) => ascending(b.since, a.since) || ascending(b.id, a.id),
    rating: (a, b) => ascending(b.rating ?? 0, a.rating ?? 0) || ascending(b.id, a.id),
    name: (a, b) => ascending(a.name, b.name) || ascending(a.id, b.id),
    location: (a, b) => (center ? ascending(miles(a), miles(b)) : ascending(a.place, b.place)) || ascending(a.id, b.id),
  };
  return orders[sort];
}

/** The ids that the list must answer, found by looking at every contractor. */
function bruteForce(query: Asked): string[] {
  const center = facts.find(({ zip }) => zip === query.zip) ?? null;
  const radius = query.radiusMiles === undefined || query.radiusMiles >= 100 ? Infinity : query.radiusMiles;
  return facts
    .filter(({ trades }) => query.trade === undefined || trades.includes(query.trade))
    .filter(({ rating }) => query.minRating === undefined || (rating ?? 0) >= query.minRating)
    .filter(({ id }) => query.scope === undefined || favorites.has(id))
    .filter((fact) => center === null || distanceMiles(center, fact) <= radius)
    .sort(compare(query, center))
    .map(({ id }) => id);
}

/** The first pages as the product answers them. */
async function answered(query: Asked, limit: number): Promise<string[]> {
  const directory = test.app.get(ContractorDirectory);
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const asked = { ...query, limit, ...(cursor !== undefined && { cursor }) };
    const { items, nextCursor } = await directory.list({ userId: readerId, role: 'seller', mfa: false }, asked);
    ids.push(...items.map(({ id }) => id));
    if (nextCursor === null) return ids;
    cursor = nextCursor;
  }
  return ids;
}

describe('the list of contractors', () => {
  it(`CON-03 answers ${QUERIES} random questions as somebody does who looks at every contractor`, async () => {
    const wrong: object[] = [];
    let [full, empty] = [0, 0];
    for (let asked = 0; asked < QUERIES; asked += 1) {
      const query = aQuery();
      const limit = 1 + random.below(20);
      const expected = bruteForce(query).slice(0, limit * PAGES);
      const ids = await answered(query, limit);
      if (ids.join() !== expected.join()) wrong.push({ ...query, limit, expected: expected.length, got: ids.length });
      if (expected.length === limit * PAGES) full += 1;
      if (expected.length === 0) empty += 1;
    }

    expect(wrong.slice(0, 5)).toEqual([]);
    // Questions that everything or nothing answers show little.
    expect(full).toBeGreaterThan(QUERIES / 4);
    expect(empty).toBeLessThan(QUERIES / 2);
  });

  it('CON-03 loses whoever is suspended, even before the listing knows', async () => {
    const query: Asked = { sort: 'newest' };
    const [first = ''] = bruteForce(query);
    const { manager } = test.unitOfWork;
    await test.asOwner(`ALTER TABLE app_user DISABLE TRIGGER app_user_listed`);
    await manager.query(`UPDATE app_user SET status = 'suspended' WHERE id = $1`, [first]);
    const unknowing = await answered(query, 5);
    await test.asOwner(`ALTER TABLE app_user ENABLE TRIGGER app_user_listed`);
    await manager.query(`UPDATE app_user SET status = 'active' WHERE id = $1`, [first]);

    expect(unknowing).not.toContain(first);
    expect(await answered(query, 5)).toContain(first);
  });
});

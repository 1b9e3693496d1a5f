import { PRIORITIES, PROJECT_CATEGORIES, PROJECT_SORTS, PROJECT_STATUSES, type Actor } from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { Random } from '../../../testing/random.js';
import type { ProjectFilters } from '../dto/list-projects.query.js';
import { ProjectLists } from './project-lists.js';
import { bruteForce } from '../testing/list-oracle.js';
import { aListedWorld, WORDS, type ListedWorld } from '../testing/listed-world.js';

const QUERIES = 1000;
const PAGES = 2;
const SEED = 20_261_120;

let test: TestApp;
let world: ListedWorld;
const random = new Random(SEED);
beforeAll(async () => {
  test = await createTestApp();
  world = await aListedWorld(test, random, 3000);
});
afterAll(() => test.close());

const maybe = <T>(make: () => T): T | undefined => (random.chance(0.25) ? make() : undefined);
const given = (fields: { [K in keyof ProjectFilters]: ProjectFilters[K] | undefined }): ProjectFilters =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function anActor(): Actor {
  const isContractor = random.chance(0.8);
  const userId = random.pick(isContractor ? world.contractorIds : world.ownerIds);
  return { userId, role: isContractor ? 'contractor' : 'agent', mfa: false };
}

const words = () => [random.pick(WORDS), ...(random.chance(0.3) ? [random.pick(WORDS)] : [])];

function aQuery(actor: Actor): ProjectFilters {
  const sort = random.pick(PROJECT_SORTS);
  const hasPlace = sort === 'distance' || random.chance(0.5);
  const scope = actor.role === 'agent' || random.chance(0.15) ? 'mine' : 'available';
  return given({
    scope,
    sort,
    zip: hasPlace ? random.pick(world.places).zip : undefined,
    radiusMiles: hasPlace && random.chance(0.6) ? 5 + random.below(96) : undefined,
    category: maybe(() => random.pick(PROJECT_CATEGORIES)),
    priority: maybe(() => random.pick(PRIORITIES)),
    trades: maybe(() => random.some(PROJECT_CATEGORIES)),
    status: scope === 'mine' ? maybe(() => random.pick(PROJECT_STATUSES)) : undefined,
    minBudgetCents: maybe(() => random.pick([0, 1, 100_000, 250_001])),
    maxBudgetCents: maybe(() => random.pick([49, 250_000, 899_999, 900_000])),
    closingBefore: maybe(() => random.pick(['2026-11-24', '2026-12-01', '2026-12-23', '2027-02-01'])),
    q: maybe(() =>
      words()
        .map((word) => word.slice(0, 3 + random.below(4)))
        .join(' '),
    ),
  });
}

/** The first pages as the product answers them. */
async function answered(actor: Actor, query: ProjectFilters, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { items, nextCursor } = await test.app
      .get(ProjectLists)
      .list(actor, { ...query, limit, ...(cursor !== undefined && { cursor }) });
    ids.push(...items.map(({ id }) => id));
    if (nextCursor === null) return ids;
    cursor = nextCursor;
  }
  return ids;
}

describe('the lists of projects', () => {
  it(`PROJ-07 answer ${QUERIES} random questions as somebody does who looks at every project`, async () => {
    const wrong: object[] = [];
    let [full, empty] = [0, 0];
    for (let asked = 0; asked < QUERIES; asked += 1) {
      const actor = anActor();
      const query = aQuery(actor);
      const limit = 1 + random.below(20);
      const expected = bruteForce(world, actor, query).slice(0, limit * PAGES);
      const ids = await answered(actor, query, limit);
      if (ids.join() !== expected.join())
        wrong.push({ asked, ...query, limit, expected: expected.length, got: ids.length });
      if (expected.length === limit * PAGES) full += 1;
      if (expected.length === 0) empty += 1;
    }

    expect(wrong.slice(0, 5)).toEqual([]);
    // Questions that everything or nothing answers show little.
    expect(full).toBeGreaterThan(QUERIES / 4);
    expect(empty).toBeLessThan(QUERIES / 2);
  });
});

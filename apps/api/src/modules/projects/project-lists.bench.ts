import { PROJECT_SORTS, type Point, type ProjectSort } from '@cw/domain';
import { aUser, createTestApp, type TestApp } from '../../testing/index.js';
import { Random } from '../../testing/random.js';
import { ProjectListRepository, type ProjectSearch } from './project-list.repository.js';

/**
 * The figures of the lists, at each size in an embedded database of its own: `npm run bench:lists`, or
 * `BENCH_ROWS=10000,1000000 npm run bench:lists`. It prints and judges nothing.
 */
const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000').split(',').map(Number);
const OWNERS = 50;
// So many projects has an owner who is asked for its own, at every size; the others belong to the crowd.
const PROJECTS_EACH = 200;
const QUESTIONS = 120;
const WARM_UP = 15;
const PAGE = 21;
const HOUR_MS = 3_600_000;

// The ZIP codes around New York hold most, as a metropolis does; three in ten are open.
const SEED = `
  INSERT INTO project (id, created_at, updated_at, owner_id, title, description, category, trades, priority, city, state, zip,
    latitude, longitude, budget_cents, closing_date, status)
  SELECT gen_random_uuid(), now() - random() * interval '90 days', now(), ($2::uuid[])[1 + (random() * 49)::integer],
    'Repairs ' || n, 'appraisal' || CASE WHEN random() < 0.1 THEN ' gutter' ELSE '' END ||
    CASE WHEN random() < 0.01 THEN ' techo' ELSE '' END || CASE WHEN random() < 0.001 THEN ' quorx' ELSE '' END,
    t.trade, ARRAY[t.trade], (ARRAY['low','normal','high','urgent'])[1 + (random() * 3)::integer], 'Somewhere', 'NY', z.zip,
    z.latitude, z.longitude, 50000 + (random() * 100000)::integer * 100, current_date + (random() * 120)::integer,
    CASE WHEN random() < 0.3 THEN 'open' ELSE 'cancelled' END
  FROM generate_series(1, $1::integer) n
  CROSS JOIN LATERAL (SELECT power(random(), 2) AS place, 1 + (random() * 10)::integer AS kind, n AS each) r
  CROSS JOIN LATERAL (SELECT (ARRAY['electrical','plumbing','roofing','flooring','painting','drywall','windows','doors','hvac','landscaping','other'])[r.kind] AS trade) t
  JOIN bench_zip z ON z.rank = (r.place * ($3::integer - 1))::integer`;
const RANKED = `
  CREATE TABLE bench_zip AS SELECT zip, latitude, longitude,
    (row_number() OVER (ORDER BY distance_miles(latitude, longitude, 40.75, -73.99)))::integer - 1 AS rank FROM zip_centroid`;
const CHUNK = 50_000;

interface Figure {
  readonly p50: number;
  readonly p95: number;
}

async function someOwners(test: TestApp): Promise<string[]> {
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => aUser(test, { role: 'agent' })));
  return owners.map(({ id }) => id);
}

async function fill(test: TestApp, rows: number): Promise<string[]> {
  const [asked, crowd] = [await someOwners(test), await someOwners(test)];
  const { manager } = test.unitOfWork;
  await manager.query(RANKED);
  await manager.query('ALTER TABLE bench_zip ADD PRIMARY KEY (rank)');
  const [{ count }]: [{ count: string }] = await manager.query('SELECT count(*) FROM bench_zip');
  const theirs = Math.min(rows, OWNERS * PROJECTS_EACH);
  await manager.query(SEED, [theirs, asked, Number(count)]);
  for (let done = theirs; done < rows; done += CHUNK)
    await manager.query(SEED, [Math.min(CHUNK, rows - done), crowd, Number(count)]);
  await tidy(test);
  return asked;
}

// As autovacuum leaves the table; it cannot mark pages that somebody's older snapshot still looks at.
async function tidy({ unitOfWork: { manager } }: TestApp): Promise<void> {
  const STATE = `SELECT relallvisible >= relpages AS tidy FROM pg_class WHERE relname = 'project'`;
  for (;;) {
    await manager.query('VACUUM ANALYZE project');
    const [state]: { tidy: boolean }[] = await manager.query(STATE);
    if (state?.tidy) return;
  }
}

const NOTHING: Omit<ProjectSearch, 'actorId' | 'sort'> = {
  audience: 'available',
  projectIds: null,
  limit: PAGE,
  category: null,
  priority: null,
  trades: null,
  status: null,
  minBudgetCents: null,
  maxBudgetCents: null,
  closingBefore: null,
  words: null,
  center: null,
  radiusMiles: null,
  after: undefined,
};

const FILTERS: Readonly<Record<string, Partial<ProjectSearch>>> = {
  everywhere: {},
  '10 miles': { radiusMiles: 10 },
  '25 miles': { radiusMiles: 25 },
  '95 miles': { radiusMiles: 95 },
  '25 miles, trades': { radiusMiles: 25, trades: ['roofing', 'hvac'] },
  '95 miles, category, priority': { radiusMiles: 95, category: 'roofing', priority: 'high' },
  'budget and closing': { minBudgetCents: 2_000_000, maxBudgetCents: 4_000_000, closingBefore: '2027-01-15' },
  'word in 1 of 10': { words: 'gutter:*' },
  'word in 1 of 100, 25 miles': { words: 'techo:*', radiusMiles: 25 },
  'word in 1 of 1000': { words: 'quorx:*' },
  'two rare words': { words: 'quorx:* & techo:*' },
  mine: { audience: 'owner' },
};

async function measure(ask: () => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let asked = 0; asked < WARM_UP + QUESTIONS; asked += 1) {
    const begun = performance.now();
    await ask();
    if (asked >= WARM_UP) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function figuresOf(rows: number): Promise<Map<string, Figure>> {
  const test = await createTestApp();
  const ownerIds = await fill(test, rows);
  const places: Point[] = await test.unitOfWork.manager.query(
    `SELECT latitude, longitude FROM project WHERE status = 'open' ORDER BY id LIMIT 500`,
  );
  const repository = test.app.get(ProjectListRepository);
  const random = new Random(rows);
  const figures = new Map<string, Figure>();
  for (const sort of PROJECT_SORTS) {
    for (const [name, filter] of Object.entries(FILTERS)) {
      const ask = () =>
        repository.find({ ...NOTHING, ...filter, sort, actorId: random.pick(ownerIds), center: random.pick(places) });
      figures.set(`${sort}: ${name}`, await measure(ask));
    }
    figures.set(`${sort}: 20th page, 95 miles`, await deep(repository, { sort, places, random }));
  }
  await test.close();
  return figures;
}

interface Deep {
  readonly sort: ProjectSort;
  readonly places: readonly Point[];
  readonly random: Random;
}

/** Pages far down cost what the first one does. */
async function deep(repository: ProjectListRepository, { sort, places, random }: Deep): Promise<Figure> {
  const search = { ...NOTHING, sort, actorId: random.uuid(), center: random.pick(places), radiusMiles: 95 };
  let after: ProjectSearch['after'];
  for (let page = 0; page < 20; page += 1) {
    const last = (await repository.find({ ...search, after })).at(-1);
    if (last) after = [last.key, last.id];
  }
  return measure(() => repository.find({ ...search, after }));
}

const ms = (value: number | undefined): string => (value ?? 0).toFixed(2).padStart(9);

describe('lists of projects', () => {
  it(
    'cost',
    async () => {
      const bySize = new Map<number, Map<string, Figure>>();
      for (const rows of SIZES) bySize.set(rows, await figuresOf(rows));
      const lines = [...(bySize.get(SIZES[0] ?? 0)?.keys() ?? [])].map((name) => {
        const figures = SIZES.map((rows) => bySize.get(rows)?.get(name));
        const [first, last] = [figures[0], figures.at(-1)];
        const ratio = first && last ? last.p95 / first.p95 : 0;
        return `${name.padEnd(44)}${figures.map((figure) => `${ms(figure?.p50)}${ms(figure?.p95)}`).join('  ')}${ratio.toFixed(2).padStart(9)}`;
      });
      const head = `${'ms: p50, p95 at'.padEnd(44)}${SIZES.map((rows) => String(rows).padStart(18)).join('  ')}    ratio`;
      process.stdout.write(`\n${head}\n${lines.join('\n')}\n`);
    },
    HOUR_MS,
  );
});

import { HOUR_MS, PROJECT_SORTS, type Point, type ProjectSort } from '@cw/domain';
import { createTestApp } from '../../../testing/index.js';
import { fillProjects } from '../../../testing/lists/bench-projects.js';
import { measure, printBySize, type Figure } from '../../../testing/lists/sql-figures.js';
import { Random } from '../../../testing/random.js';
import { ProjectListRepository } from './project-list.repository.js';
import type { ProjectSearch } from './project-search.js';

const PAGE = 21;

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
  starts: [],
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

async function figuresOf(rows: number): Promise<Map<string, Figure>> {
  const test = await createTestApp();
  const ownerIds = await fillProjects(test, rows);
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

describe('lists of projects', () => {
  it('cost', () => printBySize('projects', figuresOf), HOUR_MS);
});

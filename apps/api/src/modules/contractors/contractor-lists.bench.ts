import { CONTRACTOR_SORTS, HOUR_MS, type Point } from '@cw/domain';
import { aUser, createTestApp } from '../../testing/index.js';
import { fillContractors } from '../../testing/lists/bench-contractors.js';
import { measure, printBySize, type Figure } from '../../testing/lists/sql-figures.js';
import { Random } from '../../testing/random.js';
import { DirectoryRepository } from './directory.repository.js';
import type { DirectorySearch } from './directory-search.js';

const PAGE = 21;
const FAVORITES = 30;

const NOTHING: Omit<DirectorySearch, 'sort' | 'center'> = {
  limit: PAGE,
  trade: null,
  minRating: null,
  radiusMiles: null,
  favoritesOf: null,
  after: undefined,
};

const FILTERS: Readonly<Record<string, Partial<DirectorySearch>>> = {
  everywhere: {},
  '10 miles': { radiusMiles: 10 },
  '25 miles': { radiusMiles: 25 },
  '95 miles': { radiusMiles: 95 },
  '25 miles, trade': { radiusMiles: 25, trade: 'roofing' },
  '25 miles, rated 4': { radiusMiles: 25, minRating: 4 },
  '95 miles, trade, rated 5': { radiusMiles: 95, trade: 'roofing', minRating: 5 },
  'trade, rated 5': { trade: 'roofing', minRating: 5 },
};

const FAVORITE = `
  INSERT INTO favorite (user_id, contractor_id, created_at)
  SELECT $1, id, now() FROM contractor_profile ORDER BY md5(id::text) LIMIT ${FAVORITES}`;

async function figuresOf(rows: number): Promise<Map<string, Figure>> {
  const test = await createTestApp();
  const reader = await aUser(test);
  await fillContractors(test, rows);
  const { manager } = test.unitOfWork;
  await manager.query(FAVORITE, [reader.id]);
  const places: Point[] = await manager.query(
    `SELECT latitude, longitude FROM contractor_profile ORDER BY id LIMIT 500`,
  );
  const repository = test.app.get(DirectoryRepository);
  const random = new Random(rows);
  const filters = { ...FILTERS, favorites: { favoritesOf: reader.id } };
  const figures = new Map<string, Figure>();
  for (const sort of CONTRACTOR_SORTS)
    for (const [name, filter] of Object.entries(filters)) {
      const ask = () => repository.find({ ...NOTHING, ...filter, sort, center: random.pick(places) });
      figures.set(`${sort}: ${name}`, await measure(ask));
    }
  figures.set(
    'location: without a ZIP',
    await measure(() => repository.find({ ...NOTHING, sort: 'location', center: null })),
  );
  await test.close();
  return figures;
}

describe('the list of contractors', () => {
  it('cost', () => printBySize('contractors', figuresOf), HOUR_MS);
});

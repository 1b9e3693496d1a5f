import { activeFilters, filtersOf, isNarrowed, NO_FILTERS, queryOf, searchOf } from './project-filters.js';

const read = (search: string) => filtersOf(new URLSearchParams(search));

describe('project filters in the address', () => {
  it('PROJ-07 are written and read back unchanged', () => {
    const filters = {
      ...NO_FILTERS,
      q: 'handrail & trim',
      trades: ['roofing', 'painting'],
      zip: '12401',
      radius: '25',
      min: '2,500',
      closing: '2026-12-18',
      sort: 'distance',
    } as const;

    expect(filtersOf(searchOf(filters))).toEqual(filters);
  });

  it('say nothing when nothing is asked for', () => {
    expect(searchOf(NO_FILTERS).toString()).toBe('');
    expect(isNarrowed(NO_FILTERS)).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, sort: 'budget' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, zip: '12401' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, status: 'open' })).toBe(true);
  });

  it.each([
    'trades=castles',
    'closing=2026-02-30',
    'closing=0202-12-18',
    'closing=soon',
    'priority=1',
    'status=lost',
    'zip=1240',
    'radius=3',
    'radius=1e2',
    'min=lots',
    'sort=oldest',
  ])('leave out %s, which cannot be', (search) => {
    expect(read(search)).toEqual(NO_FILTERS);
  });

  it('PROJ-07 are taken away one by one: a trade alone, a distance with its place', () => {
    const filters = read('q=roof&trades=roofing,painting&zip=12401&radius=25&closing=2026-12-18&sort=newest');

    const left = activeFilters(filters).map(({ name, without }) => [
      name,
      searchOf({ ...filters, ...without }).toString(),
    ]);

    expect(Object.fromEntries(left)).toEqual({
      q: 'trades=roofing%2Cpainting&zip=12401&radius=25&closing=2026-12-18&sort=newest',
      closing: 'q=roof&trades=roofing%2Cpainting&zip=12401&radius=25&sort=newest',
      trade: 'q=roof&trades=roofing&zip=12401&radius=25&closing=2026-12-18&sort=newest',
      near: 'q=roof&trades=roofing%2Cpainting&closing=2026-12-18&sort=newest',
    });
    expect(left).toHaveLength(5);
  });

  it('PROJ-07 ask the API for any of the trades, closing by a day', () => {
    expect(queryOf(read('trades=roofing,painting&closing=2026-12-18'), 'available')).toMatchObject({
      trades: ['roofing', 'painting'],
      closingBefore: '2026-12-18',
    });
    expect(queryOf(NO_FILTERS, 'mine')).toMatchObject({ trades: undefined, closingBefore: undefined });
  });

  it('PROJ-07 ask the API in cents, and for a distance only from a place', () => {
    expect(queryOf(read('min=2500&max=15,000.50'), 'available')).toMatchObject({
      minBudgetCents: 250_000,
      maxBudgetCents: 1_500_050,
    });
    expect(queryOf(read('radius=25&sort=distance'), 'available')).toMatchObject({
      radiusMiles: undefined,
      sort: 'closing',
    });
    expect(queryOf(read('zip=12401&radius=25&sort=distance'), 'available')).toMatchObject({
      radiusMiles: 25,
      sort: 'distance',
    });
  });
});

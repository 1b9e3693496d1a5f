import type { SavedSearchView } from '@cw/api-client';
import { filtersOf } from '../project-filters.js';
import { filtersOfSaved, sameSearch, savedOf } from './saved-filters.js';

const read = (search: string) => filtersOf(new URLSearchParams(search));
const saved = (name: string, search: string): SavedSearchView => ({
  id: name,
  name,
  filters: savedOf(read(search)),
  alerts: true,
  newSince: '2026-11-20T12:00:00.000Z',
  newCount: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
});

describe('saved filters', () => {
  it.each([
    'q=roof&trades=roofing%2Cpainting&priority=high&zip=11101&radius=25&min=2%2C500&max=15000.50&closing=2026-12-18&sort=distance',
    'sort=newest',
    '',
  ])('PROJ-07 come back as they were: %s', (search) => {
    const before = read(search);

    const after = filtersOfSaved(savedOf(before));

    expect(savedOf(after)).toEqual(savedOf(before));
    expect({ ...after, min: '', max: '' }).toEqual({ ...before, min: '', max: '' });
  });

  it('PROJ-07 name their order, and a place only with a distance', () => {
    expect(savedOf(read('zip=11101'))).toEqual({ sort: 'closing' });
    expect(savedOf(read('zip=11101&radius=5'))).toEqual({ sort: 'closing', zip: '11101', radiusMiles: 5 });
    expect(filtersOfSaved({}).sort).toBe('newest');
  });

  it('read what a program saved: one category, no limit of distance', () => {
    expect(filtersOfSaved({ category: 'roofing', zip: '11101', radiusMiles: 100 })).toMatchObject({
      trades: ['roofing'],
      zip: '11101',
      radius: '',
    });
  });

  it('are known again by what they ask for, not by how it was typed', () => {
    const items = [saved('a', 'q=roof'), saved('b', 'min=2%2C500&trades=roofing')];

    expect(sameSearch(items, read('trades=roofing&min=2500&zip=11101'))?.name).toBe('b');
    expect(sameSearch(items, read('trades=roofing'))).toBeUndefined();
  });
});

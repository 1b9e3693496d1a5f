import type { SavedFilters, SavedSearchView } from '@cw/api-client';
import { cents, RADIUS_MILES, toDollarsInput } from '@cw/domain';
import { said } from '../../../../lists/said.js';
import { dayOf, NO_FILTERS, searchOf, wantedOf, type ProjectFilters } from '../project-filters.js';

/** The API's own order where a saved search names none. */
const UNNAMED_SORT = 'newest';

const dollars = (amount: number | undefined): string => (amount === undefined ? '' : toDollarsInput(cents(amount)));

/** What is kept of the filters in the address; the order is always named. */
export function savedOf(filters: ProjectFilters): SavedFilters {
  const { zip, radiusMiles, ...wanted } = wantedOf(filters);
  // A place without a distance is only where the reader is today.
  const place = radiusMiles !== undefined || wanted.sort === 'distance' ? { zip, radiusMiles } : {};
  return said({ ...wanted, ...place });
}

const milesOf = ({ zip, radiusMiles }: SavedFilters): string =>
  zip === undefined || radiusMiles === undefined || radiusMiles >= RADIUS_MILES.max ? '' : String(radiusMiles);

/** Kept filters as the address has them. Programs may have saved a category; to a reader it is a trade. */
export function filtersOfSaved(saved: SavedFilters): ProjectFilters {
  const trades = saved.trades ?? (saved.category === undefined ? [] : [saved.category]);
  return {
    ...NO_FILTERS,
    q: saved.q ?? '',
    trades,
    priority: saved.priority ?? '',
    zip: saved.zip ?? '',
    radius: milesOf(saved),
    min: dollars(saved.minBudgetCents),
    max: dollars(saved.maxBudgetCents),
    closing: dayOf(saved.closingBefore ?? null),
    sort: saved.sort ?? UNNAMED_SORT,
  };
}

const keyOf = (saved: SavedFilters): string => searchOf(filtersOfSaved(saved)).toString();

/** The saved search that asks for just what the list shows. */
export function sameSearch(items: readonly SavedSearchView[], filters: ProjectFilters): SavedSearchView | undefined {
  const key = keyOf(savedOf(filters));
  return items.find((item) => keyOf(item.filters) === key);
}

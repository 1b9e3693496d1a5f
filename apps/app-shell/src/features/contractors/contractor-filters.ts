import {
  CONTRACTOR_SCOPES,
  CONTRACTOR_SORTS,
  DEFAULT_CONTRACTOR_SORT,
  MIN_RATING,
  PROJECT_CATEGORIES,
  RADIUS_MILES,
  ZIP_PATTERN,
  type ContractorScope,
  type ContractorSort,
  type ProjectCategory,
} from '@cw/domain';

/** CON-03, kept in the address. Numbers stay texts, as the fields have them; empty means any. */
export interface ContractorFilters {
  readonly zip: string;
  readonly radius: string;
  readonly rating: string;
  readonly trade: ProjectCategory | '';
  readonly sort: ContractorSort;
  readonly scope: ContractorScope;
}

export const NO_FILTERS: ContractorFilters = {
  zip: '',
  radius: '25',
  rating: '',
  trade: '',
  sort: DEFAULT_CONTRACTOR_SORT,
  scope: 'all',
};

/** 100 is the end of the scale and means no limit. */
export const RADIUS_CHOICES = [5, 10, 25, 50, 75, RADIUS_MILES.max] as const;
export const RATING_CHOICES = [5, 4, 3, 2, 1] as const;

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';

function within(value: string | null, { min, max }: { readonly min: number; readonly max: number }): string {
  const number = Number(value);
  return value !== null && value !== '' && Number.isInteger(number) && number >= min && number <= max
    ? String(number)
    : '';
}

/** Reads the address; whatever it says that cannot be is left out. */
export function filtersOf(search: URLSearchParams): ContractorFilters {
  const zip = search.get('zip') ?? '';
  return {
    zip: ZIP_PATTERN.test(zip) ? zip : '',
    radius: within(search.get('radius'), RADIUS_MILES) || NO_FILTERS.radius,
    rating: within(search.get('rating'), MIN_RATING),
    trade: oneOf(PROJECT_CATEGORIES, search.get('trade')),
    sort: oneOf(CONTRACTOR_SORTS, search.get('sort')) || NO_FILTERS.sort,
    scope: oneOf(CONTRACTOR_SCOPES, search.get('scope')) || NO_FILTERS.scope,
  };
}

/** Writes the address; what says nothing is left out. */
export function searchOf(filters: ContractorFilters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filters).filter(([name, value]) => value !== '' && value !== Reflect.get(NO_FILTERS, name)),
  );
}

export const isNarrowed = (filters: ContractorFilters): boolean =>
  searchOf({ ...filters, sort: NO_FILTERS.sort }).size > 0;

/** What is asked of the API; a radius needs a place. */
export function queryOf({ zip, radius, rating, trade, sort, scope }: ContractorFilters) {
  return {
    zip: zip || undefined,
    radiusMiles: zip === '' ? undefined : Number(radius),
    minRating: rating === '' ? undefined : Number(rating),
    trade: trade || undefined,
    sort,
    scope: scope === 'all' ? undefined : scope,
  };
}

import {
  CONTRACTOR_SCOPES,
  CONTRACTOR_SORTS,
  DEFAULT_CONTRACTOR_SORT,
  MIN_RATING,
  PROJECT_CATEGORIES,
  RADIUS_MILES,
  zipOf,
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

/** The end of the scale, as the address has it. */
export const ANY_DISTANCE = String(RADIUS_MILES.max);

/** Reads the address; whatever it says that cannot be is left out. Where it names no place, one's own is meant. */
export function filtersOf(search: URLSearchParams, homeZip = ''): ContractorFilters {
  return {
    zip: zipOf(search.get('zip') ?? '') ?? homeZip,
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

/** Whether only those around a place are asked for. */
export const isNear = ({ zip, radius }: ContractorFilters): boolean => zip !== '' && radius !== ANY_DISTANCE;

/** Whether anything beyond the order is asked for; a place alone is only what distances are from. */
export const isNarrowed = (filters: ContractorFilters): boolean => {
  const place = isNear(filters) ? {} : { zip: '', radius: NO_FILTERS.radius };
  return searchOf({ ...filters, ...place, sort: NO_FILTERS.sort }).size > 0;
};

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

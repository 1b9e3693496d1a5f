import {
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  PROJECT_SORTS,
  PROJECT_STATUSES,
  RADIUS_MILES,
  ZIP_PATTERN,
  parseDollars,
  type Priority,
  type ProjectCategory,
  type ProjectScope,
  type ProjectSort,
  type ProjectStatus,
} from '@cw/domain';

/** What narrows the list; kept in the address, so that a list can be sent to somebody and survives a reload. */
export interface ProjectFilters {
  readonly q: string;
  readonly category: ProjectCategory | '';
  readonly priority: Priority | '';
  readonly status: ProjectStatus | '';
  readonly zip: string;
  /** Empty: any distance. */
  readonly radius: string;
  /** Dollars as typed. */
  readonly min: string;
  readonly max: string;
  readonly sort: ProjectSort;
}

/** Who must act soonest comes first. */
export const NO_FILTERS: ProjectFilters = {
  q: '',
  category: '',
  priority: '',
  status: '',
  zip: '',
  radius: '',
  min: '',
  max: '',
  sort: 'closing',
};

export const RADIUS_CHOICES = [5, 10, 25, 50, 75] as const;

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';
const amount = (value: string | null): string =>
  value !== null && parseDollars(value) !== undefined ? value.trim() : '';

function radiusOf(value: string | null): string {
  const miles = Number(value);
  return value !== null && Number.isInteger(miles) && miles >= RADIUS_MILES.min && miles < RADIUS_MILES.max
    ? String(miles)
    : '';
}

/** Reads the address; whatever it says that cannot be is left out. */
export function filtersOf(search: URLSearchParams): ProjectFilters {
  const zip = search.get('zip') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, PROJECT_LIMITS.searchMax),
    category: oneOf(PROJECT_CATEGORIES, search.get('category')),
    priority: oneOf(PRIORITIES, search.get('priority')),
    status: oneOf(PROJECT_STATUSES, search.get('status')),
    zip: ZIP_PATTERN.test(zip) ? zip : '',
    radius: radiusOf(search.get('radius')),
    min: amount(search.get('min')),
    max: amount(search.get('max')),
    sort: oneOf(PROJECT_SORTS, search.get('sort')) || NO_FILTERS.sort,
  };
}

/** Writes the address; what says nothing is left out. */
export function searchOf(filters: ProjectFilters): URLSearchParams {
  const said = Object.entries(filters).filter(
    ([name, value]) => value !== '' && value !== Reflect.get(NO_FILTERS, name),
  );
  return new URLSearchParams(said);
}

/** Whether anything beyond the order is asked for. */
export function isNarrowed(filters: ProjectFilters): boolean {
  return searchOf({ ...filters, sort: NO_FILTERS.sort }).size > 0;
}

/** What is asked of the API. */
export function queryOf(filters: ProjectFilters, scope: ProjectScope) {
  const near = filters.zip !== '';
  return {
    scope,
    q: filters.q || undefined,
    category: filters.category || undefined,
    priority: filters.priority || undefined,
    status: filters.status || undefined,
    zip: filters.zip || undefined,
    radiusMiles: near && filters.radius !== '' ? Number(filters.radius) : undefined,
    minBudgetCents: parseDollars(filters.min),
    maxBudgetCents: parseDollars(filters.max),
    // The nearest first needs a place to be near to.
    sort: filters.sort === 'distance' && !near ? NO_FILTERS.sort : filters.sort,
  };
}

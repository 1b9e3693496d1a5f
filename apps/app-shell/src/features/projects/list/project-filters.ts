import {
  PRIORITIES,
  PROJECT_CATEGORIES,
  PROJECT_LIMITS,
  PROJECT_SORTS,
  PROJECT_STATUSES,
  RADIUS_MILES,
  zipOf,
  isPlainDate,
  parseDollars,
  type PlainDate,
  type Priority,
  type ProjectCategory,
  type ProjectScope,
  type ProjectSort,
  type ProjectStatus,
} from '@cw/domain';

/** What narrows the list; kept in the address, so that a list can be sent to somebody and survives a reload. */
export interface ProjectFilters {
  readonly q: string;
  readonly trades: readonly ProjectCategory[];
  readonly priority: Priority | '';
  readonly status: ProjectStatus | '';
  readonly zip: string;
  /** Empty: any distance. */
  readonly radius: string;
  /** Dollars as typed. */
  readonly min: string;
  readonly max: string;
  /** The last day of the closing. */
  readonly closing: PlainDate | '';
  readonly sort: ProjectSort;
}

/** Who must act soonest comes first. */
export const NO_FILTERS: ProjectFilters = {
  q: '',
  trades: [],
  priority: '',
  status: '',
  zip: '',
  radius: '',
  min: '',
  max: '',
  closing: '',
  sort: 'closing',
};

/** Where a contractor works: without another word, the projects there are listed. */
export interface HomeArea {
  readonly zip: string;
  /** In miles; empty where nothing, or no limit, is said. */
  readonly radius: string;
}

export const NO_HOME: HomeArea = { zip: '', radius: '' };

/** What the address says where any distance will do, and one's own area would be meant otherwise. */
const ANYWHERE = 'any';

export const RADIUS_CHOICES = [5, 10, 25, 50, 75] as const;

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';
const amount = (value: string | null): string =>
  value !== null && parseDollars(value) !== undefined ? value.trim() : '';

/** A distance that can be asked for; 100 miles and more are no limit. */
export function radiusOf(value: string | null): string {
  const miles = Number(value);
  return value !== null && Number.isInteger(miles) && miles >= RADIUS_MILES.min && miles < RADIUS_MILES.max
    ? String(miles)
    : '';
}

/** A day of the calendar, or nothing. */
export const dayOf = (value: string | null): PlainDate | '' => (value !== null && isPlainDate(value) ? value : '');

function tradesOf(value: string | null): readonly ProjectCategory[] {
  const named = value?.split(',') ?? [];
  return PROJECT_CATEGORIES.filter((trade) => named.includes(trade));
}

function nearOf(search: URLSearchParams, home: HomeArea): HomeArea {
  const named = zipOf(search.get('zip') ?? '') ?? '';
  if (named === '' && !search.has('radius')) return home;
  return { zip: named || home.zip, radius: radiusOf(search.get('radius')) };
}

/** Reads the address; whatever it says that cannot be is left out. Where it names no place, one's own is meant. */
export function filtersOf(search: URLSearchParams, home: HomeArea = NO_HOME): ProjectFilters {
  return {
    q: (search.get('q') ?? '').trim().slice(0, PROJECT_LIMITS.searchMax),
    trades: tradesOf(search.get('trades')),
    priority: oneOf(PRIORITIES, search.get('priority')),
    status: oneOf(PROJECT_STATUSES, search.get('status')),
    ...nearOf(search, home),
    min: amount(search.get('min')),
    max: amount(search.get('max')),
    closing: dayOf(search.get('closing')),
    sort: oneOf(PROJECT_SORTS, search.get('sort')) || NO_FILTERS.sort,
  };
}

/** Writes the address; what says nothing is left out. */
export function searchOf(filters: ProjectFilters): URLSearchParams {
  const said = Object.entries(filters)
    .map(([name, value]: [string, string | readonly string[]]) => [name, String(value)] as const)
    .filter(([name, value]) => value !== '' && value !== Reflect.get(NO_FILTERS, name));
  return new URLSearchParams(said.map(([name, value]) => [name, value]));
}

/** A distance is from somewhere: the address names it, so that it means the same to whoever it is sent to. */
function placed(filters: ProjectFilters, home: HomeArea): ProjectFilters {
  const zip = filters.zip || home.zip;
  if (filters.radius !== '' || filters.sort === 'distance' || zip !== home.zip) return { ...filters, zip };
  return { ...filters, zip: '', radius: home.radius === '' ? '' : ANYWHERE };
}

/** Writes the address of somebody who works there. */
export const addressOf = (filters: ProjectFilters, home: HomeArea): URLSearchParams => searchOf(placed(filters, home));

/** Whether the list keeps to one's own area. */
export const isHome = ({ zip, radius }: ProjectFilters, home: HomeArea): boolean =>
  home.radius !== '' && radius === home.radius && zip === home.zip;

/** One thing that narrows the list, and what is left when it is taken away. */
export type ActiveFilter = { readonly without: Partial<ProjectFilters> } & (
  | { readonly name: 'q' | 'near' | 'min' | 'max' | 'closing'; readonly value: string }
  | { readonly name: 'trade'; readonly value: ProjectCategory }
  | { readonly name: 'priority'; readonly value: Priority }
  | { readonly name: 'status'; readonly value: ProjectStatus }
);

/** What narrows the list, each by itself. A place alone narrows nothing: it is only what distances are from. */
export function activeFilters(filters: ProjectFilters): readonly ActiveFilter[] {
  const { trades, priority, status, zip, radius } = filters;
  const written = (['q', 'min', 'max', 'closing'] as const)
    .filter((name) => filters[name] !== '')
    .map((name): ActiveFilter => ({ name, value: filters[name], without: { [name]: '' } }));
  const chosen: readonly ActiveFilter[] = [
    ...(status === '' ? [] : [{ name: 'status', value: status, without: { status: '' } } as const]),
    ...(priority === '' ? [] : [{ name: 'priority', value: priority, without: { priority: '' } } as const]),
  ];
  const byTrade = trades.map((trade): ActiveFilter => ({
    name: 'trade',
    value: trade,
    without: { trades: trades.filter((other) => other !== trade) },
  }));
  const near: readonly ActiveFilter[] =
    zip !== '' && radius !== '' ? [{ name: 'near', value: radius, without: { zip: '', radius: '' } }] : [];
  return [...written, ...chosen, ...byTrade, ...near];
}

/** Whether anything beyond the order is asked for. */
export const isNarrowed = (filters: ProjectFilters): boolean => activeFilters(filters).length > 0;

/** The nearest first needs a place to be near to, and so does a distance. */
function placeOf({ zip, radius, sort }: ProjectFilters) {
  const near = zip !== '';
  return {
    zip: zip || undefined,
    radiusMiles: near && radius !== '' ? Number(radius) : undefined,
    sort: sort === 'distance' && !near ? NO_FILTERS.sort : sort,
  };
}

/** What open projects are asked for by. */
export function wantedOf(filters: ProjectFilters) {
  return {
    q: filters.q || undefined,
    trades: filters.trades.length > 0 ? [...filters.trades] : undefined,
    priority: filters.priority || undefined,
    minBudgetCents: parseDollars(filters.min),
    maxBudgetCents: parseDollars(filters.max),
    closingBefore: filters.closing || undefined,
    ...placeOf(filters),
  };
}

/** What is asked of the API. */
export const queryOf = (filters: ProjectFilters, scope: ProjectScope) => ({
  scope,
  status: filters.status || undefined,
  ...wantedOf(filters),
});

/** The same list, only of one ZIP: it is a word of every project. */
export function narrowedTo(zip: string, filters: ProjectFilters): ProjectFilters {
  if (zip === '') return filters;
  const room = PROJECT_LIMITS.searchMax - zip.length - 1;
  return { ...filters, q: `${filters.q.slice(0, room)} ${zip}`.trim() };
}

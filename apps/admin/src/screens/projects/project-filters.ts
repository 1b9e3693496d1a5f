import { PROJECT_STATUSES, type ProjectStatus } from '@cw/domain';

export const PROJECT_SORTS = ['posted_desc', 'posted_asc', 'closing_asc', 'closing_desc'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
export const DEFAULT_SORT: ProjectSort = 'posted_desc';
export const YES_NO = ['yes', 'no'] as const;
export const SEARCH_MAX = 100;

/** Which projects are shown, in which order and beside which, as it stands in the address; empty means any. */
export interface ProjectPlace {
  readonly q: string;
  readonly status: ProjectStatus | '';
  readonly late: (typeof YES_NO)[number] | '';
  readonly sort: ProjectSort | '';
  readonly cursor: string;
}

export const NOTHING: ProjectPlace = { q: '', status: '', late: '', sort: '', cursor: '' };

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';

/** Reads the address; whatever it says that cannot be is left out. */
export const placeOf = (search: URLSearchParams): ProjectPlace => ({
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  status: oneOf(PROJECT_STATUSES, search.get('status')),
  late: oneOf(YES_NO, search.get('late')),
  sort: oneOf(PROJECT_SORTS, search.get('sort')),
  cursor: search.get('cursor') ?? '',
});

/** Writes the address; what says nothing is left out. */
export const searchOf = (place: ProjectPlace): URLSearchParams =>
  new URLSearchParams(Object.entries(place).filter(([, value]) => value !== ''));

/** What the API is asked. */
export const queryOf = ({ q, status, late, sort, cursor }: ProjectPlace) => ({
  ...(q !== '' && { q }),
  ...(status !== '' && { status }),
  ...(late !== '' && { late }),
  ...(sort !== '' && { sort }),
  ...(cursor !== '' && { cursor }),
});

export const isNarrowed = ({ q, status, late, cursor }: ProjectPlace): boolean =>
  [q, status, late, cursor].some((value) => value !== '');

import { ACCOUNT_STATES, ROLES, type AccountState, type Role } from '@cw/domain';

export const USER_SORTS = ['joined_desc', 'joined_asc', 'name_asc', 'name_desc', 'email_asc', 'email_desc'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const DEFAULT_SORT: UserSort = 'joined_desc';

export const YES_NO = ['yes', 'no'] as const;

/** Which accounts are shown, as it stands in the address; empty means any. */
export interface UserFilters {
  readonly q: string;
  readonly role: Role | '';
  readonly status: AccountState | '';
  readonly verified: (typeof YES_NO)[number] | '';
}

/** And in which order, beside which of them. */
export interface UserPlace extends UserFilters {
  readonly sort: UserSort | '';
  readonly cursor: string;
}

export const NO_FILTERS: UserFilters = { q: '', role: '', status: '', verified: '' };
export const SEARCH_MAX = 100;

/** The parameter that names the account whose record is open. */
export const SELECTED = 'user';

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';

/** Reads the address; whatever it says that cannot be is left out. */
export const placeOf = (search: URLSearchParams): UserPlace => ({
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  role: oneOf(ROLES, search.get('role')),
  status: oneOf(ACCOUNT_STATES, search.get('status')),
  verified: oneOf(YES_NO, search.get('verified')),
  sort: oneOf(USER_SORTS, search.get('sort')),
  cursor: search.get('cursor') ?? '',
});

const filled = (all: object): [string, string][] => Object.entries(all).filter(([, value]) => value !== '');

/** Writes the address; what says nothing is left out. */
export const searchOf = (place: UserPlace, selected?: string): URLSearchParams =>
  new URLSearchParams(filled({ ...place, [SELECTED]: selected ?? '' }));

/** What the API is asked. */
export const queryOf = (place: UserPlace) => {
  const { q, role, status, verified, sort, cursor } = place;
  return {
    ...(q !== '' && { q }),
    ...(role !== '' && { role }),
    ...(status !== '' && { status }),
    ...(verified !== '' && { verified }),
    ...(sort !== '' && { sort }),
    ...(cursor !== '' && { cursor }),
  };
};

export const isNarrowed = ({ q, role, status, verified }: UserFilters): boolean =>
  [q, role, status, verified].some((value) => value !== '');

import { ACCOUNT_STATES, ROLES, type AccountState, type Role } from '@cw/domain';

/** Which accounts are shown, as it stands in the address; empty means any. */
export interface UserFilters {
  readonly q: string;
  readonly role: Role | '';
  readonly status: AccountState | '';
}

export const NO_FILTERS: UserFilters = { q: '', role: '', status: '' };
export const SEARCH_MAX = 100;

/** The parameter that names the account whose record is open. */
export const SELECTED = 'user';

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | '' =>
  all.find((one) => one === value) ?? '';

/** Reads the address; whatever it says that cannot be is left out. */
export const filtersOf = (search: URLSearchParams): UserFilters => ({
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  role: oneOf(ROLES, search.get('role')),
  status: oneOf(ACCOUNT_STATES, search.get('status')),
});

/** Writes the address; what says nothing is left out. */
export function searchOf(filters: UserFilters, selected?: string): URLSearchParams {
  const all = Object.entries({ ...filters, [SELECTED]: selected ?? '' });
  return new URLSearchParams(all.filter(([, value]) => value !== ''));
}

/** What the API is asked. */
export const queryOf = ({ q, role, status }: UserFilters) => ({
  ...(q !== '' && { q }),
  ...(role !== '' && { role }),
  ...(status !== '' && { status }),
});

export const isNarrowed = (filters: UserFilters): boolean => Object.values(filters).some((value) => value !== '');

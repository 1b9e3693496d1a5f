import { SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';

export const WAITLIST_SORTS = [
  'joined_desc',
  'joined_asc',
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
] as const;
export type WaitlistSort = (typeof WAITLIST_SORTS)[number];
export const DEFAULT_SORT: WaitlistSort = 'joined_desc';
export const SEARCH_MAX = 100;

/** Which entries are shown, in which order and beside which, as it stands in the address; empty means any. */
export interface WaitlistPlace {
  readonly q: string;
  readonly role: SignUpRole | '';
  readonly sort: WaitlistSort | '';
  readonly cursor: string;
}

export const NOTHING: WaitlistPlace = { q: '', role: '', sort: '', cursor: '' };

/** Reads the address; whatever it says that cannot be is left out. */
export const placeOf = (search: URLSearchParams): WaitlistPlace => ({
  q: (search.get('q') ?? '').slice(0, SEARCH_MAX),
  role: SIGN_UP_ROLES.find((role) => role === search.get('role')) ?? '',
  sort: WAITLIST_SORTS.find((sort) => sort === search.get('sort')) ?? '',
  cursor: search.get('cursor') ?? '',
});

/** Writes the address; what says nothing is left out. */
export const searchOf = (place: WaitlistPlace): URLSearchParams =>
  new URLSearchParams(Object.entries(place).filter(([, value]) => value !== ''));

/** What the API is asked. */
export const queryOf = ({ q, role, sort, cursor }: WaitlistPlace) => ({
  ...(q !== '' && { q }),
  ...(role !== '' && { role }),
  ...(sort !== '' && { sort }),
  ...(cursor !== '' && { cursor }),
});

export const isNarrowed = ({ q, role, cursor }: WaitlistPlace): boolean => q !== '' || role !== '' || cursor !== '';

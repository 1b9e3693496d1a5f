import type { GridOrder } from '../../common/grid/grid-question.js';

export const MANAGED_USER_SORTS = [
  'joined_desc',
  'joined_asc',
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
] as const;
export type ManagedUserSort = (typeof MANAGED_USER_SORTS)[number];

const JOINED = ['created_at', 'id'];
// By the last name, as a list of people is read; the index has the same words.
const NAME = [`fold_accents(lower(last_name || ' ' || first_name))`, 'id'];
const EMAIL = ['email', 'id'];

export const MANAGED_USER_ORDERS: Readonly<Record<ManagedUserSort, GridOrder>> = {
  joined_desc: { columns: JOINED, isDescending: true },
  joined_asc: { columns: JOINED, isDescending: false },
  name_asc: { columns: NAME, isDescending: false },
  name_desc: { columns: NAME, isDescending: true },
  email_asc: { columns: EMAIL, isDescending: false },
  email_desc: { columns: EMAIL, isDescending: true },
};

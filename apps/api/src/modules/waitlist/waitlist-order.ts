import type { GridOrder } from '../../common/grid/grid-question.js';

export const WAITLIST_SORTS = [
  'joined_desc',
  'joined_asc',
  'name_asc',
  'name_desc',
  'email_asc',
  'email_desc',
] as const;
export type WaitlistSort = (typeof WAITLIST_SORTS)[number];

const JOINED = ['created_at', 'id'];
// The index has the same words.
const NAME = [`fold_accents(lower(last_name || ' ' || first_name))`, 'id'];
const EMAIL = ['email', 'id'];

export const WAITLIST_ORDERS: Readonly<Record<WaitlistSort, GridOrder>> = {
  joined_desc: { columns: JOINED, isDescending: true },
  joined_asc: { columns: JOINED, isDescending: false },
  name_asc: { columns: NAME, isDescending: false },
  name_desc: { columns: NAME, isDescending: true },
  email_asc: { columns: EMAIL, isDescending: false },
  email_desc: { columns: EMAIL, isDescending: true },
};

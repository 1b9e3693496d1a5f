import type { GridOrder } from '../../common/grid/grid-question.js';

export const PROJECT_RECORD_SORTS = ['posted_desc', 'posted_asc', 'closing_asc', 'closing_desc'] as const;
export type ProjectRecordSort = (typeof PROJECT_RECORD_SORTS)[number];

const POSTED = ['created_at', 'id'];
// Without a closing date it is last; the index has the same words.
const CLOSING = [`coalesce(closing_date, 'infinity'::date)`, 'id'];

export const PROJECT_RECORD_ORDERS: Readonly<Record<ProjectRecordSort, GridOrder>> = {
  posted_desc: { columns: POSTED, isDescending: true },
  posted_asc: { columns: POSTED, isDescending: false },
  closing_asc: { columns: CLOSING, isDescending: false },
  closing_desc: { columns: CLOSING, isDescending: true },
};

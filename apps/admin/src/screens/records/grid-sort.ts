import type { GridSort } from '@cw/ui';

/** A sort as the API and the address write it: `name_asc`. */
export function sortOf(sort: string): GridSort {
  const at = sort.lastIndexOf('_');
  return { column: sort.slice(0, at), direction: sort.endsWith('_desc') ? 'desc' : 'asc' };
}

/** The one of a list's sorts that was asked for. */
export const namedSort = <T extends string>(sorts: readonly T[], { column, direction }: GridSort): T | undefined =>
  sorts.find((sort) => sort === `${column}_${direction}`);

/**
 * How a list is read from its indexes in its order, at a cost that grows with the page and not with the table. Each
 * answers the text of a statement that gives `id` and `key` of the first rows.
 */

export interface ListOrder {
  readonly key: string;
  readonly type: string;
  readonly direction: 'ASC' | 'DESC';
}

/** What the walks have in common: rows of a table named `p` that fit. */
export interface WalkedList {
  readonly table: string;
  /** What each row must fit: tests that begin with AND, or nothing. */
  readonly tests: string;
  readonly order: ListOrder;
  /** Where the page begins, as the text of the statement names it: the key and the id of the row before. */
  readonly after: { readonly key: string; readonly id: string };
  readonly rows: number;
}

export const LEAST_ID = '00000000-0000-0000-0000-000000000000';
export const GREATEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const inOrder = ({ key, direction }: ListOrder): string => `ORDER BY ${key} ${direction}, p.id ${direction}`;

export const beyond = ({ order: { key, direction }, after }: Omit<WalkedList, 'rows' | 'table' | 'tests'>): string =>
  `(${key}, p.id) ${direction === 'ASC' ? '>' : '<'} (${after.key}, ${after.id})`;

/** Along the index of the sort. */
export const walkAlong = (list: WalkedList): string => `
  SELECT p.id, ${list.order.key} AS key FROM ${list.table} p
  WHERE ${beyond(list)} ${list.tests} ${inOrder(list.order)} LIMIT ${list.rows}`;

/** Of the rows of a page, so many are taken from each cell to learn how far down the page goes. */
const TASTED = 4;

export interface CellWalk {
  /** The column and the cells around, as the text names them. */
  readonly column: string;
  readonly cells: string;
  /** After every key of the order. */
  readonly last: string;
}

/**
 * The first rows of each cell around, then the first of those. Few of each are looked at before, and the last of a page
 * of them tells where no cell need be read beyond: where few rows fit, the way through each cell is what costs.
 */
export function walkCells(list: WalkedList, { column, cells, last }: CellWalk): string {
  const { direction } = list.order;
  const ordered = (of: string): string => `ORDER BY ${of}.key ${direction}, ${of}.id ${direction}`;
  const ofEachCell = (tests: string, rows: number): string => `
    SELECT top.id, top.key FROM unnest(${cells}) AS cell CROSS JOIN LATERAL (
      ${walkAlong({ ...list, tests: `AND p.${column} = cell ${tests} ${list.tests}`, rows })}
    ) top`;
  const lastId = direction === 'ASC' ? GREATEST_ID : LEAST_ID;
  const upTo = `AND (${list.order.key}, p.id) ${direction === 'ASC' ? '<=' : '>='}
    (coalesce((SELECT key FROM reach), ${last}), coalesce((SELECT id FROM reach), '${lastId}'::uuid))`;
  return `
    WITH tasted AS MATERIALIZED (${ofEachCell('', Math.ceil(list.rows / TASTED))}),
    reach AS MATERIALIZED (SELECT id, key FROM tasted ${ordered('tasted')} OFFSET ${list.rows - 1} LIMIT 1)
    SELECT walked.id, walked.key FROM (${ofEachCell(upTo, list.rows)}) walked ${ordered('walked')} LIMIT ${list.rows}`;
}

export interface ZipWalk {
  /** How far a ZIP code `z` is, by the straight line through the sphere of radius one, which grows as the way does. */
  readonly chord: string;
  /** What each ZIP code must fit: tests that begin with AND, or nothing. */
  readonly tests: string;
}

/** The nearest first: ZIP codes by their distance, and of each its rows, which stand at its middle, by id. */
export const walkZips = (list: Omit<WalkedList, 'order'>, { chord, tests }: ZipWalk): string => `
  SELECT near.id, ${chord} AS key FROM zip_centroid z CROSS JOIN LATERAL (
    SELECT p.id FROM ${list.table} p
    WHERE p.zip = z.zip ${list.tests}
      AND p.id > CASE WHEN ${chord} > ${list.after.key} THEN '${LEAST_ID}'::uuid ELSE ${list.after.id} END
    ORDER BY p.id LIMIT ${list.rows}
  ) near
  WHERE ${chord} >= ${list.after.key} ${tests} ORDER BY ${chord}, near.id LIMIT ${list.rows}`;

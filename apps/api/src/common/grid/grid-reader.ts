import { Injectable } from '@nestjs/common';
import { Cursors } from '../http/cursor.js';
import { Sql } from '../persistence/sql.js';
import type { GridPage, GridTotal } from './grid-page.js';
import type { GridPlace, GridQuestion } from './grid-question.js';

/** As far as rows are counted one by one; beyond it the planner's estimate has to do. */
const COUNTED_MAX = 1_000;

/** A row of the table with its place in the order. */
export interface GridRow {
  readonly gridKey: string[];
}

export interface GridAsked {
  /** Names the list and its order: a cursor of another one is refused. */
  readonly list: string;
  readonly limit: number;
  readonly cursor: string | undefined;
}

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

/**
 * Reads lists of any length for staff: a page costs the same wherever it lies, forwards and backwards, and so does saying
 * about how many there are. Nothing is prepared: each set of filters has an index of its own, which only its own plan finds.
 */
@Injectable()
export class GridReader {
  constructor(
    private readonly sql: Sql,
    private readonly cursors: Cursors,
  ) {}

  /**
   * One page. `details` makes the rows that are shown out of `page`, the rows of the table with `grid_place` to order
   * them by and `grid_key`; its parameters begin at `$1` with `given`.
   */
  async page<R extends GridRow, T>(
    question: GridQuestion,
    asked: GridAsked,
    shape: { readonly details: string; readonly given?: readonly unknown[]; readonly map: (row: R) => T },
  ): Promise<GridPage<T>> {
    const { list, limit, cursor } = asked;
    const place = this.placeOf(list, cursor);
    const [rows, total] = await Promise.all([
      this.rows<R>(question, { place, limit: limit + 1, details: shape.details, given: shape.given ?? [] }),
      this.total(question),
    ]);
    const { shown, before, after } = pageOf(rows, limit, place?.side);
    return {
      items: shown.map(shape.map),
      nextCursor: this.cursorAt(list, 'after', after),
      previousCursor: this.cursorAt(list, 'before', before),
      total,
    };
  }

  /** The rows beside a place, nearest first. */
  async rows<R extends GridRow>(
    { table, conditions, values, order }: GridQuestion,
    asked: { place: GridPlace | undefined; limit: number; details: string; given: readonly unknown[] },
  ): Promise<R[]> {
    const { place, limit, details, given } = asked;
    const all: unknown[] = [...given];
    const param = (value: unknown): string => `$${all.push(value)}`;
    const renumbered = conditions.map((condition) =>
      condition.replaceAll(/\$(\d+)/g, (_, n) => `$${Number(n) + given.length}`),
    );
    all.push(...values);
    const isDescending = order.isDescending !== (place?.side === 'before');
    const beside =
      place && `(${order.columns.join(', ')}) ${isDescending ? '<' : '>'} (${place.key.map(param).join(', ')})`;
    const direction = isDescending ? 'DESC' : 'ASC';
    const by = order.columns.map((column) => `${column} ${direction}`).join(', ');
    const keys = order.columns.map((column) => `(${column})::text`).join(', ');
    // The page is found first, so that what hangs on a row is read for its rows only.
    const text = `WITH page AS MATERIALIZED (
        SELECT *, ARRAY[${keys}] AS grid_key, row_number() OVER (ORDER BY ${by}) AS grid_place
        FROM ${table} ${whereOf(beside ? [...renumbered, beside] : renumbered)} ORDER BY ${by} LIMIT ${param(limit)})
      ${details} ORDER BY grid_place`;
    return (await this.sql.execute<R>(text, all)).rows;
  }

  /** Exact while there are few. */
  private async total({ table, conditions, values }: GridQuestion): Promise<GridTotal> {
    const from = `FROM ${table} ${whereOf(conditions)}`;
    const few = `SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT ${COUNTED_MAX + 1}) few`;
    const { rows } = await this.sql.execute<{ count: number }>(few, [...values]);
    const count = rows[0]?.count ?? 0;
    if (count <= COUNTED_MAX) return { count, isExact: true };
    const plan = await this.sql.execute<Plan>(`EXPLAIN (FORMAT JSON) SELECT 1 ${from}`, [...values]);
    const estimate = plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? count;
    return { count: Math.max(estimate, count), isExact: false };
  }

  private placeOf(list: string, cursor: string | undefined): GridPlace | undefined {
    const [side, ...key] = this.cursors.decode(list, cursor) ?? [];
    if (side === undefined) return undefined;
    return { side: side === 'before' ? 'before' : 'after', key: key.map(String) };
  }

  private cursorAt(list: string, side: GridPlace['side'], row: GridRow | undefined): string | null {
    return row === undefined ? null : this.cursors.encode(list, [side, ...row.gridKey]);
  }
}

interface Shown<R> {
  readonly shown: readonly R[];
  /** Beside which row the page before and the one after lie, if there is one. */
  readonly before: R | undefined;
  readonly after: R | undefined;
}

/** Out of one row more than are shown. Where the reader came from there is at least the row that the page lies beside. */
function pageOf<R>(rows: readonly R[], limit: number, side: GridPlace['side'] | undefined): Shown<R> {
  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (side === 'before') shown.reverse();
  const goesOn = side === 'before' || hasMore;
  const goesBack = side === 'before' ? hasMore : side === 'after';
  return { shown, before: goesBack ? shown[0] : undefined, after: goesOn ? shown.at(-1) : undefined };
}

import { foundIn } from './each-word.js';

/** What a grid of staff shows: which rows of one table, in which order. */
export interface GridQuestion {
  readonly table: string;
  /** In the words of SQL, with `$1` … for the values. */
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  readonly order: GridOrder;
}

/** Columns or expressions of the table, all in one direction; the last is unique. Each order has an index of its own. */
export interface GridOrder {
  readonly columns: readonly string[];
  readonly isDescending: boolean;
}

/** Beside which row a page lies: the row's sort key as text that compares equal to the columns. */
export interface GridPlace {
  readonly side: 'after' | 'before';
  readonly key: readonly string[];
}

/** Collects conditions together with their values. */
export class GridFilter {
  readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  /** `condition` writes the value as `?`; what is undefined or empty asks for nothing. */
  where(condition: string, value: unknown): this {
    if (value === undefined || value === '') return this;
    const bound = `$${this.values.push(value)}`;
    this.conditions.push(condition.replaceAll('?', () => bound));
    return this;
  }

  /** `condition` holds for every one of the patterns, each written as `?`. */
  each(condition: string, patterns: readonly string[]): this {
    for (const pattern of patterns) this.where(condition, pattern);
    return this;
  }

  /** `patterns` as `each-word.ts` makes them of what somebody typed. */
  found(column: string, patterns: readonly string[] | undefined): this {
    if (patterns !== undefined && patterns.length > 0)
      this.conditions.push(foundIn(column, patterns, (value) => `$${this.values.push(value)}`));
    return this;
  }

  /** A yes or no of two conditions. */
  either(value: boolean | undefined, yes: string, no: string): this {
    if (value !== undefined) this.conditions.push(value ? yes : no);
    return this;
  }
}

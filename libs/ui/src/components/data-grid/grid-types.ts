import type { ReactNode } from 'react';

export interface GridSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface GridColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** The server can sort by it; the direction is the one that a first press asks for. */
  readonly sorts?: GridSort['direction'];
  /** Amounts: their digits stand under each other. */
  readonly numeric?: boolean;
  /** Given up first when there is little room. */
  readonly spare?: boolean;
  /** Its share of the width, and never less than `minRem`. */
  readonly share?: number;
  readonly minRem?: number;
}

export type GridDensity = 'roomy' | 'tight';

export interface GridRows<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly sort: GridSort | undefined;
  readonly onSort: (sort: GridSort) => void;
  /** The one whose record is open. */
  readonly selectedId: string | undefined;
  /** How many lines stand in a cell; two unless told. */
  readonly lines?: 2 | 3;
  readonly density: GridDensity;
  /** Other rows are on their way. */
  readonly isBusy: boolean;
}

export interface GridRow {
  readonly id: string;
}

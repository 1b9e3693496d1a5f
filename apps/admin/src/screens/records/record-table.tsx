import { styled, Table, TableBody, TableCell, TableHead, TableRow } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

export interface Column {
  readonly id: string;
  readonly label: string;
  /** Given up first when there is little room. */
  readonly spare?: boolean;
  /** Amounts: their digits stand under each other. */
  readonly numeric?: boolean;
  readonly width?: string;
}

const Frame = styled('div')(({ theme }) => {
  const { divider, text } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    '& th, & td': { fontSize: '0.9375rem', verticalAlign: 'top', textAlign: 'left' },
    '& th.numeric, & td.numeric': { textAlign: 'right' },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: theme.spacing(3) },
    '& th:last-of-type, & td:last-of-type': { paddingRight: theme.spacing(3) },
    '& .label': { display: 'none' },
    '& .sentence::first-letter': { textTransform: 'uppercase' },
    '@container (min-width: 34.001rem) and (max-width: 54rem)': { '& .spare': { display: 'none' } },
    // Cards: the same cells one under the other, each with its name.
    '@container (max-width: 34rem)': {
      '& table, & tbody, & tr, & td': { display: 'block' },
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { padding: theme.spacing(2), borderTop: `1px solid ${divider}` },
      '& tbody:first-of-type > tr:first-of-type': { borderTop: 0 },
      '& td, & td:first-of-type, & td:last-of-type': { padding: theme.spacing(0.25, 0), border: 0 },
      '& .named': {
        display: 'grid',
        gridTemplateColumns: '5.5rem minmax(0, 1fr)',
        gap: theme.spacing(1),
        alignItems: 'start',
      },
      '& td.numeric': { textAlign: 'left' },
      '& .empty': { display: 'none' },
      '& .label': { ...theme.typography.caption, display: 'block', paddingTop: 2, color: text.secondary },
    },
  };
});

const classesOf = ({ spare = false, numeric = false }: Column): string =>
  [spare ? 'spare' : '', numeric ? 'numeric' : ''].filter(Boolean).join(' ');

export interface RecordTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** Pages of rows: `RecordRows`. */
  readonly children: ReactNode;
}

/** Compared across rows where there is room, cards where there is not. Its roles are named, because cards are no table to CSS. */
export function RecordTable({ label, columns, children }: RecordTableProps): ReactElement {
  return (
    <Frame>
      <Table role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell
                key={column.id}
                role="columnheader"
                className={classesOf(column)}
                {...(column.width !== undefined && { sx: { width: column.width } })}
              >
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {children}
      </Table>
    </Frame>
  );
}

export interface RecordRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly selected?: boolean;
}

export interface RecordRowsProps {
  readonly columns: readonly Column[];
  readonly rows: readonly RecordRow[];
  /** Across the whole width under the rows: what is on its way, or a way to get more. */
  readonly foot?: ReactNode;
}

/** The first cell of a card is its title and needs no name; an empty one needs no line. */
function classOf(column: Column, index: number, cell: ReactNode): string {
  const isEmpty = cell === null || cell === undefined;
  return [classesOf(column), index > 0 ? 'named' : '', isEmpty ? 'empty' : ''].filter(Boolean).join(' ');
}

/** One page of rows. */
export function RecordRows({ columns, rows, foot }: RecordRowsProps): ReactElement {
  return (
    <TableBody role="rowgroup">
      {rows.map(({ id, cells, selected = false }) => (
        <TableRow key={id} role="row" selected={selected}>
          {columns.map((column, index) => (
            <TableCell key={column.id} role="cell" className={classOf(column, index, cells[column.id])}>
              {index === 0 ? null : (
                <span className="label" aria-hidden>
                  {column.label}
                </span>
              )}
              <div>{cells[column.id]}</div>
            </TableCell>
          ))}
        </TableRow>
      ))}
      {foot === undefined ? null : (
        <TableRow role="row">
          <TableCell role="cell" colSpan={columns.length}>
            {foot}
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  );
}

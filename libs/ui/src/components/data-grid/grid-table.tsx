import { useLocale } from '@cw/i18n/react';
import { styled } from '@mui/material/styles';
import { DataGrid as XDataGrid, type GridColDef, type GridEventListener, type GridSortModel } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { GridColumn, GridDensity, GridRow, GridRows, GridSort } from './grid-types.js';

/** By how many lines a row has, so that they stay clear of its edges. */
const ROW_REM: Readonly<Record<2 | 3, Readonly<Record<GridDensity, number>>>> = {
  2: { roomy: 3.75, tight: 2.75 },
  3: { roomy: 4.75, tight: 4.25 },
};
const HEAD_REM = 2.5;
const DEFAULT_MIN_REM = 6;

const Frame = styled('div')(({ theme }) => {
  const { divider, text, primary, sunk, background } = theme.vars.palette;
  return {
    // Its height is that of its rows.
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    // Other rows are on their way: beside the grid, since what is in it is read as its rows.
    '& .busy': {
      position: 'absolute',
      zIndex: 1,
      top: `${HEAD_REM}rem`,
      width: '100%',
      height: 3,
      background: `repeating-linear-gradient(90deg, ${primary.main} 0 11px, transparent 11px 12px)`,
    },
    '@media (forced-colors: active)': { '& .busy': { borderTop: '3px solid Highlight' } },
    '& .MuiDataGrid-root': {
      border: 0,
      borderRadius: 0,
      backgroundColor: background.paper,
      fontSize: '0.875rem',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '--DataGrid-rowBorderColor': divider,
      '--DataGrid-t-color-interactive-focus': theme.vars.palette.focus,
    },
    // The grid's own styles come later: what is said of its parts must weigh more.
    '& .MuiDataGrid-root .MuiDataGrid-columnHeaders': { borderBottom: `2px solid ${text.primary}` },
    '& .MuiDataGrid-root .MuiDataGrid-columnHeader': { backgroundColor: background.paper, color: text.secondary },
    '& .MuiDataGrid-root .MuiDataGrid-columnHeaderTitle': { fontSize: '0.8438rem', fontWeight: 620 },
    '& .MuiDataGrid-root .MuiDataGrid-columnHeader, & .MuiDataGrid-root .MuiDataGrid-cell': {
      padding: theme.spacing(0, 1.5),
    },
    '& .MuiDataGrid-root .MuiDataGrid-columnHeader[aria-colindex="1"], & .MuiDataGrid-root .MuiDataGrid-cell[data-colindex="0"]':
      {
        paddingLeft: theme.spacing(3),
      },
    '& .MuiDataGrid-root .MuiDataGrid-columnSeparator': { display: 'none' },
    '& .MuiDataGrid-root .MuiDataGrid-cell': {
      display: 'flex',
      alignItems: 'center',
      lineHeight: 1.3,
      whiteSpace: 'normal',
      minWidth: 0,
    },
    '& .MuiDataGrid-root .MuiDataGrid-cell > div': { minWidth: 0, maxWidth: '100%', maxHeight: '100%' },
    '& .MuiDataGrid-root .MuiDataGrid-cell .quiet': { color: text.secondary },
    // What is cut off says so.
    '& .MuiDataGrid-root .MuiDataGrid-cell .quiet, & .MuiDataGrid-root .MuiDataGrid-cell .line': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // A long name keeps two lines, so that the line below it is seen.
    '& .MuiDataGrid-root .MuiDataGrid-cell a': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      color: 'inherit',
      fontWeight: 650,
    },
    // A name of three lines is read whole: to the clamp each part is a line, and breaks into no more.
    '& .MuiDataGrid-root .MuiDataGrid-cell a:has(.under)': { WebkitLineClamp: 3 },
    '& .MuiDataGrid-root .MuiDataGrid-cell a :is(.house, .under)': {
      lineHeight: 'inherit',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'top',
    },
    '& .MuiDataGrid-root .MuiDataGrid-row:hover': { backgroundColor: sunk },
    '& .MuiDataGrid-root .MuiDataGrid-row.is-open, & .MuiDataGrid-root .MuiDataGrid-row.is-open:hover': {
      backgroundColor: primary.soft,
      boxShadow: `inset 4px 0 0 ${primary.main}`,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  };
});

/** The size of a letter of the page, in pixels; it grows with the reader's text. */
const remOf = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

function toColumn<Row extends GridRow>(column: GridColumn<Row>, rem: number): GridColDef<Row> {
  const { id, label, render, sorts, numeric = false, share = 1, minRem = DEFAULT_MIN_REM } = column;
  return {
    field: id,
    headerName: label,
    flex: share,
    minWidth: minRem * rem,
    sortable: sorts !== undefined,
    sortingOrder: sorts === 'desc' ? ['desc', 'asc'] : ['asc', 'desc'],
    headerAlign: numeric ? 'right' : 'left',
    align: numeric ? 'right' : 'left',
    renderCell: ({ row }) => <div>{render(row)}</div>,
  };
}

/** Enter on a cell follows the link that it holds. */
const followLink: GridEventListener<'cellKeyDown'> = (_, event) => {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.currentTarget.querySelector('a')?.click();
};

const modelOf = (sort: GridSort | undefined): GridSortModel =>
  sort === undefined ? [] : [{ field: sort.column, sort: sort.direction }];

/** Rows compared across columns. Sorting, filters and pages are the server's; a page is drawn whole, so that the browser finds its words. */
export function GridTable<Row extends GridRow>(props: GridRows<Row>): ReactElement {
  const { label, columns, rows, sort, onSort, selectedId, lines = 2, density, isBusy } = props;
  const { locale } = useLocale();
  const { formatMessage } = useIntl();
  const rem = useSyncExternalStore(onResize, remOf, () => 16);
  const definitions = useMemo(() => columns.map((column) => toColumn(column, rem)), [columns, rem]);
  return (
    <Frame aria-busy={isBusy}>
      {isBusy ? (
        <div className="busy" role="progressbar" aria-label={formatMessage({ id: 'ui.loading.text' })} />
      ) : null}
      <XDataGrid<Row>
        aria-label={label}
        rows={rows}
        columns={definitions}
        sortModel={modelOf(sort)}
        sortingMode="server"
        filterMode="server"
        onSortModelChange={([next]) => {
          if (next?.sort) onSort({ column: next.field, direction: next.sort });
        }}
        onCellKeyDown={followLink}
        getRowClassName={({ id }) => (id === selectedId ? 'is-open' : '')}
        rowHeight={ROW_REM[lines][density] * rem}
        columnHeaderHeight={HEAD_REM * rem}
        {...(locale === 'es' && { localeText: esES.components.MuiDataGrid.defaultProps.localeText })}
        hideFooter
        rowSelection={false}
        disableColumnFilter
        disableColumnMenu
        disableColumnResize
        disableColumnSelector
        disableDensitySelector
        disableVirtualization
      />
    </Frame>
  );
}

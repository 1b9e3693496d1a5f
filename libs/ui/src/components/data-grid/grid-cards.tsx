import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../field/select-field.js';
import type { GridColumn, GridRow, GridRows, GridSort } from './grid-types.js';

const List = styled('ul')(({ theme }) => ({
  fontSize: '0.9375rem',
  '& > li': { padding: theme.spacing(2), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li.is-open': {
    backgroundColor: theme.vars.palette.primary.soft,
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& .head a': { color: 'inherit', fontWeight: 650 },
  '& .quiet': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: theme.spacing(0.5, 1),
    margin: theme.spacing(1, 0, 0),
    overflowWrap: 'anywhere',
  },
  '& dt': { ...theme.typography.caption, paddingTop: 2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));
const Order = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2) }));

const namedSort = ({ column, direction }: GridSort): string => `${column}_${direction}`;

function SortField<Row>({
  columns,
  sort,
  onSort,
}: Pick<GridRows<Row>, 'columns' | 'sort' | 'onSort'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const orders = columns.flatMap(({ id, label, sorts }) =>
    sorts === undefined
      ? []
      : (['asc', 'desc'] as const).map((direction) => ({
          column: id,
          direction,
          label: formatMessage({ id: `ui.grid.order_${direction}` }, { column: label }),
        })),
  );
  if (orders.length === 0) return null;
  return (
    <Order>
      <SelectField
        name="sort"
        label={formatMessage({ id: 'ui.grid.order' })}
        value={sort === undefined ? '' : namedSort(sort)}
        options={orders.map((order) => ({ value: namedSort(order), label: order.label }))}
        onChange={({ target }) => {
          const chosen = orders.find((order) => namedSort(order) === target.value);
          if (chosen !== undefined) onSort({ column: chosen.column, direction: chosen.direction });
        }}
      />
    </Order>
  );
}

function Card<Row>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly GridColumn<Row>[];
}): ReactElement {
  const [head, ...rest] = columns;
  const named = rest.map((column) => ({ ...column, cell: column.render(row) }));
  return (
    <>
      <div className="head">{head?.render(row)}</div>
      <dl>
        {named
          .filter(({ cell }) => cell !== null && cell !== undefined)
          .map(({ id, label, cell }) => (
            <Entry key={id} label={label}>
              {cell}
            </Entry>
          ))}
      </dl>
    </>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: React.ReactNode }): ReactElement {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The same rows where there is no room to compare them: one under the other, each value with its name. */
export function GridCards<Row extends GridRow>(props: GridRows<Row>): ReactElement {
  const { label, columns, rows, sort, onSort, selectedId, isBusy } = props;
  return (
    <>
      <SortField columns={columns} sort={sort} onSort={onSort} />
      <List aria-label={label} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={row.id} className={row.id === selectedId ? 'is-open' : ''}>
            <Card row={row} columns={columns} />
          </li>
        ))}
      </List>
    </>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { LoadingState } from '../loading/loading-state.js';
import { SkeletonRows } from '../loading/skeleton.js';
import { GridCards } from './grid-cards.js';
import type { GridColumn, GridRow, GridRows } from './grid-types.js';
import { useGridView } from './grid-view.js';
import { useRoom, type Room } from './use-room.js';
import { ViewMenu } from './view-menu.js';

// Much code for few screens. Where it does not arrive, the cards show the same.
const LazyTable = lazy(async () => {
  try {
    return { default: (await import('./grid-table.js')).GridTable };
  } catch {
    return { default: GridCards };
  }
}) as <Row extends GridRow>(props: GridRows<Row>) => ReactElement;

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minHeight: 44,
  padding: theme.spacing(0.5, 1.5, 0.5, 3),
  color: theme.vars.palette.text.secondary,
  '& > .total': { marginRight: 'auto' },
  [theme.breakpoints.down('md')]: {
    padding: theme.spacing(1.5, 2, 0.5),
    // A line of its own from the beginning, so that the number moves nothing when it comes.
    '& > .total': { flexBasis: '100%', minHeight: '1.45em' },
  },
}));
const Pager = styled('nav')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface GridTotal {
  readonly count: number;
  /** False: there are about so many. */
  readonly isExact: boolean;
}

export interface DataGridProps<Row extends GridRow> extends Pick<
  GridRows<Row>,
  'label' | 'columns' | 'sort' | 'onSort' | 'selectedId' | 'lines'
> {
  /** Under which name the device keeps how the list looks. */
  readonly name: string;
  /** One page of them; undefined while the first is on its way. */
  readonly rows: readonly Row[] | undefined;
  readonly total: GridTotal | undefined;
  readonly isBusy: boolean;
  /** In place of the rows, when there are none or they did not come. */
  readonly loading: string;
  readonly empty: ReactNode;
  readonly failure: ReactNode;
  /** Undefined: there is no such page. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
}

const columnsFor = <Row,>(columns: readonly GridColumn<Row>[], hidden: readonly string[], room: Room) =>
  columns.filter(
    ({ id, spare = false }, index) => index === 0 || (!hidden.includes(id) && !(spare && room === 'some')),
  );

function Total({ total }: { readonly total: GridTotal | undefined }): ReactElement {
  return (
    <span className="total">
      {total === undefined ? null : (
        <FormattedMessage
          id={total.isExact ? 'ui.grid.total' : 'ui.grid.total_about'}
          values={{ count: total.count }}
        />
      )}
    </span>
  );
}

/** On the last page its button keeps the focus, and does nothing. */
function PageButtons({
  onPrevious,
  onNext,
}: Pick<DataGridProps<GridRow>, 'onPrevious' | 'onNext'>): ReactElement | null {
  if (onPrevious === undefined && onNext === undefined) return null;
  return (
    <Pager>
      <Button startIcon={<ChevronLeftIcon />} aria-disabled={onPrevious === undefined} onClick={onPrevious}>
        <FormattedMessage id="ui.grid.previous" />
      </Button>
      <Button endIcon={<ChevronRightIcon />} aria-disabled={onNext === undefined} onClick={onNext}>
        <FormattedMessage id="ui.grid.next" />
      </Button>
    </Pager>
  );
}

const Waiting = ({ text }: { readonly text: string }): ReactElement => (
  <LoadingState text={text}>
    <SkeletonRows count={6} />
  </LoadingState>
);

/**
 * A long list of records that the server sorts, filters and pages: a table where there is room to compare, cards where
 * there is not. It keeps nothing but how it looks; what it shows stands in the address.
 */
export function DataGrid<Row extends GridRow>(props: DataGridProps<Row>): ReactElement {
  const { name, columns, rows, total, loading, empty, failure, actions, onPrevious, onNext, ...grid } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [view, setView] = useGridView(name);
  const { hidden, density } = view;
  const shown = useMemo(() => columnsFor(columns, hidden, room), [columns, hidden, room]);
  const content = (): ReactNode => {
    if (failure !== undefined && failure !== null) return failure;
    if (rows === undefined) return <Waiting text={loading} />;
    if (rows.length === 0) return empty;
    const part: GridRows<Row> = { ...grid, columns: shown, rows, density };
    return room === 'cards' ? (
      <GridCards {...part} />
    ) : (
      <Suspense fallback={<Waiting text={loading} />}>
        <LazyTable {...part} />
      </Suspense>
    );
  };
  return (
    <div ref={frame}>
      <Bar>
        <Total total={total} />
        {actions}
        <ViewMenu columns={columns.slice(1)} view={view} onChange={setView} />
      </Bar>
      {content()}
      <PageButtons onPrevious={onPrevious} onNext={onNext} />
    </div>
  );
}

import { cents, type Cents, type PaymentState } from '@cw/domain';
import type { Meta } from '@storybook/react-vite';
import {
  Button,
  DataGrid,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Money,
  Panel,
  StateChip,
  type DataGridProps,
  type GridColumn,
} from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Data grid', component: DataGrid } satisfies Meta;

interface Row {
  readonly id: string;
  readonly project: string;
  readonly owner: string;
  readonly state: PaymentState;
  readonly cents: Cents;
}

const rowsIn = (w: Words): readonly Row[] => [
  { id: '1', project: w.address, owner: w.client, state: 'funded', cents: cents(642_000) },
  { id: '2', project: w.compareSaid, owner: w.contractor, state: 'disputed', cents: cents(89_000) },
  { id: '3', project: w.town, owner: w.third, state: 'released', cents: cents(1_214_050) },
  { id: '4', project: w.address, owner: w.rival, state: 'partially_refunded', cents: cents(5_000) },
];

const columnsIn = (w: Words): readonly GridColumn<Row>[] => [
  { id: 'project', label: w.project, render: ({ project }) => project, sorts: 'asc', share: 2, minRem: 12 },
  { id: 'owner', label: w.owner, render: ({ owner }) => owner, spare: true },
  { id: 'state', label: w.state, render: ({ state }) => <StateChip machine="payment" state={state} />, minRem: 11 },
  { id: 'amount', label: w.amount, render: (row) => <Money cents={row.cents} />, numeric: true, sorts: 'desc' },
];

const grid = (w: Words, more: Partial<DataGridProps<Row>> = {}) => (
  <Panel flush title={w.payments}>
    <DataGrid
      name="story"
      label={w.payments}
      columns={columnsIn(w)}
      rows={rowsIn(w)}
      total={{ count: 1_204, isExact: true }}
      sort={{ column: 'amount', direction: 'desc' }}
      onSort={nothing}
      selectedId="2"
      isBusy={false}
      loading={w.gettingPayments}
      empty={<EmptyState title={w.noPayments}>{w.noPaymentsText}</EmptyState>}
      failure={undefined}
      onPrevious={undefined}
      onNext={nothing}
      actions={
        <Button size="small" startIcon={<DownloadIcon />}>
          {w.download}
        </Button>
      }
      {...more}
    />
  </Panel>
);

export const Usual = says((w) => grid(w));
export const Empty = says((w) => grid(w, { rows: [], total: { count: 0, isExact: true }, onNext: undefined }));
export const Loading = says((w) => grid(w, { rows: undefined, total: undefined, onNext: undefined }));
export const Busy = says((w) => grid(w, { isBusy: true, total: { count: 20_000, isExact: false } }));
export const Failed = says((w) =>
  grid(w, { failure: <ErrorState title={w.paymentsFailed} code="CW-7F3A-91" onRetry={nothing} />, onNext: undefined }),
);
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...Usual, ...NARROW };

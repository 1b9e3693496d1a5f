import type { ManagedPaymentView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { Button, Chip, EmptyState, LoadingState, Money, Panel, SkeletonRows, StateChip, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordRows, RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { isNarrowed, pathOf, queryOf, searchOf, type PaymentFilters } from './payment-filters.js';

const Stacked = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& > a': { color: 'inherit', fontWeight: 650 },
  '& > .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export interface PaymentListProps {
  readonly filters: PaymentFilters;
  readonly onClear: () => void;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'project', label: formatMessage({ id: 'admin.payments.project' }) },
    { id: 'parties', label: formatMessage({ id: 'admin.payments.parties' }), spare: true },
    { id: 'state', label: formatMessage({ id: 'admin.payments.state' }), width: '10rem' },
    { id: 'agreed', label: formatMessage({ id: 'admin.payments.agreed' }), width: '8rem', spare: true },
    { id: 'held', label: formatMessage({ id: 'admin.payments.held' }), width: '8rem' },
  ];
}

function useRow(filters: PaymentFilters): (payment: ManagedPaymentView) => RecordRow {
  const { Link } = useKit();
  return ({ id, projectTitle, ownerName, contractorName, state, attention, frozen, totalCents, heldCents }) => ({
    id,
    cells: {
      project: (
        <Stacked>
          <Link to={pathOf(filters, id)}>{projectTitle}</Link>
          {attention === null ? null : (
            <Chip tone="brick">
              <FormattedMessage id={`admin.attention.${attention}`} />
            </Chip>
          )}
        </Stacked>
      ),
      parties: (
        <Stacked>
          <span>{ownerName}</span>
          <span className="quiet">{contractorName}</span>
        </Stacked>
      ),
      state: (
        <Stacked>
          <StateChip machine="payment" state={state} />
          {frozen ? (
            <Chip tone="plum">
              <FormattedMessage id="admin.payments.frozen" />
            </Chip>
          ) : null}
        </Stacked>
      ),
      agreed: <Money cents={cents(totalCents)} />,
      held: <Money cents={cents(heldCents)} />,
    },
  });
}

interface PageProps extends Pick<PaymentListProps, 'filters'> {
  readonly columns: readonly Column[];
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

/** What colleagues, the provider and the clock did meanwhile shows when the screen is opened again. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

function PaymentPage({ filters, columns, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow(filters);
  const asked = { ...queryOf(filters), ...(cursor !== undefined && { cursor }) };
  const query = useKit().api.useListMilestonesQuery(asked, FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.payments.error' }) };
  return (
    <RecordRows
      columns={columns}
      rows={(query.data?.items ?? []).map(rowOf)}
      foot={hasFoot(foot) ? <PageFoot {...foot} /> : undefined}
    />
  );
}

function Nothing({ filters, onClear }: PaymentListProps): ReactElement {
  const { formatMessage } = useIntl();
  const clear = (
    <Button variant="primary" onClick={onClear}>
      <FormattedMessage id="admin.payments.clear" />
    </Button>
  );
  return (
    <EmptyState
      drawing="level"
      title={formatMessage({ id: 'admin.payments.empty' })}
      action={isNarrowed(filters) ? clear : undefined}
    >
      <FormattedMessage id="admin.payments.empty_text" />
    </EmptyState>
  );
}

function Pages({ filters, onClear }: PaymentListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const columns = useColumns();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListMilestonesQuery(queryOf(filters), FRESH);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.payments.error' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.payments.loading' })}>
        <SkeletonRows count={5} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) return <Nothing filters={filters} onClear={onClear} />;
  return (
    <RecordTable label={formatMessage({ id: 'admin.payments.title' })} columns={columns}>
      {cursors.map((cursor, index) => (
        <PaymentPage
          key={cursor ?? ''}
          {...{ columns, cursor, filters }}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </RecordTable>
  );
}

/** Newest first, page after page; other filters begin anew. */
export function PaymentList(props: PaymentListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.payments.list' })}>
      <Pages key={searchOf(props.filters).toString()} {...props} />
    </Panel>
  );
}

import type { ManagedPaymentView } from '@cw/api-client';
import { cents } from '@cw/domain';
import { FilteredList, Button, Chip, EmptyState, Money, Panel, ProjectName, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { FRESH } from '../records/fresh.js';
import { RecordName, Stacked } from '../records/record-cell.js';
import { RecordPage } from '../records/record-page.js';
import { RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { PaymentStateChip } from './payment-state.js';
import { isNarrowed, pathOf, queryOf, searchOf, type PaymentFilters } from './payment-filters.js';

export interface PaymentListProps {
  readonly filters: PaymentFilters;
  readonly onClear: () => void;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'project', label: formatMessage({ id: 'admin.payments.project' }) },
    { id: 'contractor', label: formatMessage({ id: 'admin.projects.contractor' }), spare: true },
    { id: 'state', label: formatMessage({ id: 'admin.payments.state' }), width: '16rem' },
    { id: 'agreed', label: formatMessage({ id: 'admin.payments.agreed' }), width: '7rem', spare: true, numeric: true },
    { id: 'held', label: formatMessage({ id: 'admin.payments.held' }), width: '7rem', numeric: true },
  ];
}

function useRow(filters: PaymentFilters): (payment: ManagedPaymentView) => RecordRow {
  const { Link } = useKit();
  return ({ id, house, projectTitle, ownerName, contractorName, state, attention, frozen, totalCents, heldCents }) => ({
    id,
    cells: {
      project: (
        <Stacked>
          <RecordName>
            <Link to={pathOf(filters, id)}>
              <ProjectName house={house} clientName={ownerName} title={projectTitle} />
            </Link>
          </RecordName>
          {attention === null ? null : (
            <Chip tone="brick">
              <FormattedMessage id={`admin.attention.${attention}`} />
            </Chip>
          )}
        </Stacked>
      ),
      contractor: contractorName,
      state: (
        <Stacked>
          <PaymentStateChip state={state} />
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

interface PageProps extends Pick<PaymentListProps, 'filters'>, PagePlace {
  readonly columns: readonly Column[];
}

function PaymentPage({ filters, cursor, ...page }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow(filters);
  const asked = { ...queryOf(filters), ...(cursor !== undefined && { cursor }) };
  const query = useKit().api.useListMilestonesQuery(asked, FRESH);
  return <RecordPage {...page} {...{ query, rowOf }} failed={formatMessage({ id: 'admin.payments.error' })} />;
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
  const columns = useColumns();
  const query = useKit().api.useListMilestonesQuery(queryOf(filters), FRESH);
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.payments.error' })}
      loading={formatMessage({ id: 'admin.payments.loading' })}
      empty={<Nothing filters={filters} onClear={onClear} />}
    >
      <RecordTable label={formatMessage({ id: 'admin.payments.title' })} columns={columns}>
        <CursorPages>{(place) => <PaymentPage {...place} {...{ columns, filters }} />}</CursorPages>
      </RecordTable>
    </FirstPage>
  );
}

/** Newest first, page after page; other filters begin anew. */
export function PaymentList(props: PaymentListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.payments.list' })}>
      <FilteredList name={searchOf(props.filters).toString()} words="admin.list.counted">
        <Pages {...props} />
      </FilteredList>
    </Panel>
  );
}

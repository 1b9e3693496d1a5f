import type { DisputeSummary } from '@cw/api-client';
import { cents, type DisputeState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { EmptyState, LoadingState, Money, Panel, SkeletonRows, StateChip } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordRows, RecordTable, type Column, type RecordRow } from '../records/record-table.js';
import { pathOf } from './dispute-filters.js';

interface ListProps {
  readonly state: DisputeState;
}

function useColumns(): readonly Column[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'project', label: formatMessage({ id: 'admin.disputes.project' }) },
    { id: 'parties', label: formatMessage({ id: 'admin.disputes.parties' }), spare: true },
    { id: 'state', label: formatMessage({ id: 'admin.disputes.filter' }), width: '9rem' },
    { id: 'stake', label: formatMessage({ id: 'admin.disputes.stake' }), width: '8rem' },
    { id: 'opened', label: formatMessage({ id: 'admin.disputes.opened' }), width: '11rem', spare: true },
    { id: 'due', label: formatMessage({ id: 'admin.disputes.due' }), width: '11rem' },
  ];
}

function useRow(listed: DisputeState): (dispute: DisputeSummary) => RecordRow {
  const { Link } = useKit();
  const formats = useFormats();
  return ({ id, projectTitle, ownerName, contractorName, state, stakeCents, openedAt, answerDueAt }) => ({
    id,
    cells: {
      project: <Link to={pathOf(listed, id)}>{projectTitle}</Link>,
      parties: (
        <>
          {ownerName}
          <br />
          {contractorName}
        </>
      ),
      state: <StateChip machine="dispute" state={state} />,
      stake: <Money cents={cents(stakeCents)} />,
      opened: formats.dateTime(openedAt),
      due: formats.dateTime(answerDueAt),
    },
  });
}

interface PageProps extends ListProps {
  readonly columns: readonly Column[];
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

const queryOf = (status: DisputeState, cursor?: string) => ({ status, ...(cursor !== undefined && { cursor }) });
const FRESH = { refetchOnMountOrArgChange: true } as const;

function DisputePage({ state, columns, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const rowOf = useRow(state);
  const query = useKit().api.useListDisputesQuery(queryOf(state, cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.disputes.error' }) };
  return (
    <RecordRows
      columns={columns}
      rows={(query.data?.items ?? []).map(rowOf)}
      foot={hasFoot(foot) ? <PageFoot {...foot} /> : undefined}
    />
  );
}

function Pages({ state }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const columns = useColumns();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListDisputesQuery(queryOf(state), FRESH);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.disputes.error' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.disputes.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState drawing="level" title={formatMessage({ id: 'admin.disputes.empty' })}>
        <FormattedMessage id="admin.disputes.empty_text" />
      </EmptyState>
    );
  }
  return (
    <RecordTable label={formatMessage({ id: 'admin.disputes.title' })} columns={columns}>
      {cursors.map((cursor, index) => (
        <DisputePage
          key={cursor ?? ''}
          {...{ columns, cursor, state }}
          isLast={index === cursors.length - 1}
          onMore={more}
        />
      ))}
    </RecordTable>
  );
}

/** What is open longest first, what is over latest first; another state begins anew. */
export function DisputeList({ state }: ListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.disputes.list' })}>
      <Pages key={state} state={state} />
    </Panel>
  );
}

import type { ReportState } from '@cw/domain';
import { Box, EmptyState, LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { ReportedItem } from './reported-item.js';

interface PageProps {
  readonly state: ReportState;
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

const queryOf = (state: ReportState, cursor?: string) => ({ state, ...(cursor !== undefined && { cursor }) });
/** What colleagues and readers did meanwhile shows when the screen is opened again. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

function ReportPage({ state, cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useKit().api.useListReportsQuery(queryOf(state, cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.reports.error' }) };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
        {(query.data?.items ?? []).map((report) => (
          <ReportedItem key={report.id} report={report} />
        ))}
      </Box>
      {hasFoot(foot) ? <PageFoot {...foot} /> : null}
    </>
  );
}

interface ReportListProps {
  readonly state: ReportState;
}

function Pages({ state }: ReportListProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListReportsQuery(queryOf(state), FRESH);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.reports.error' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.reports.loading' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState drawing="tape" title={formatMessage({ id: `admin.reports.empty.${state}` })}>
        <FormattedMessage id="admin.reports.empty_text" />
      </EmptyState>
    );
  }
  return (
    <>
      {cursors.map((cursor, index) => (
        <ReportPage key={cursor ?? ''} {...{ state, cursor }} isLast={index === cursors.length - 1} onMore={more} />
      ))}
    </>
  );
}

/** Page after page; another state begins anew. */
export function ReportList({ state }: ReportListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.reports.list' })}>
      <Pages key={state} state={state} />
    </Panel>
  );
}

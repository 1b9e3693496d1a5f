import type { ReportState } from '@cw/domain';
import { FilteredList, Box, EmptyState, Panel, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { CursorPages } from '../records/cursor-pages.js';
import { FirstPage } from '../records/first-page.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { ReportedItem } from './reported-item.js';

interface ReportListProps {
  readonly state: ReportState;
}

const queryOf = (state: ReportState, cursor?: string) => ({ state, ...(cursor !== undefined && { cursor }) });
/** What colleagues and readers did meanwhile shows when the screen is opened again. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

function ReportPage({ state, cursor, isLast, onMore }: ReportListProps & PagePlace): ReactElement {
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

function Pages({ state }: ReportListProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useKit().api.useListReportsQuery(queryOf(state), FRESH);
  const nothing = (
    <EmptyState drawing="tape" title={formatMessage({ id: `admin.reports.empty.${state}` })}>
      <FormattedMessage id="admin.reports.empty_text" />
    </EmptyState>
  );
  return (
    <FirstPage
      query={query}
      failed={formatMessage({ id: 'admin.reports.error' })}
      loading={formatMessage({ id: 'admin.reports.loading' })}
      empty={nothing}
    >
      <CursorPages>{(place) => <ReportPage {...place} state={state} />}</CursorPages>
    </FirstPage>
  );
}

/** Page after page; another state begins anew. */
export function ReportList({ state }: ReportListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'admin.reports.list' })}>
      <FilteredList name={state} words="admin.list.counted">
        <Pages state={state} />
      </FilteredList>
    </Panel>
  );
}

import { houseZone } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Box, Panel, ProjectName, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { FRESH } from '../records/fresh.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';

const SHOWN_AT_ONCE = 50;

interface PageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

const pageQuery = (cursor?: string) => ({ limit: SHOWN_AT_ONCE, ...(cursor !== undefined && { cursor }) });

function ClockPage({ cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { api, Link } = useKit();
  const query = api.useListLateClocksQuery(pageQuery(cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.late_clocks.failed' }) };
  return (
    <>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(query.data?.items ?? []).map(({ projectId, usState, clock, endsAt, safeDay, closingDate, ...named }) => (
          <li key={`${projectId} ${clock}`}>
            <Link to={`/projects/${projectId}`}>
              <ProjectName house={named.house} clientName={named.clientName} title={named.projectTitle} />
            </Link>
            <div>
              <FormattedMessage
                id="admin.late_clocks.line"
                values={{
                  clock,
                  due: formats.deadline(endsAt, houseZone(usState)),
                  safe: formats.plainDate(safeDay),
                  closing: formats.plainDate(closingDate),
                }}
              />
            </div>
          </li>
        ))}
      </Stack>
      {hasFoot(foot) ? <PageFoot {...foot} /> : null}
    </>
  );
}

/** Reviews and answers that cannot end before the last safe day: staff were told of each as it began. */
export function LateClocksPanel(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const { cursors, more } = useCursors();
  const { data, error, refetch } = api.useListLateClocksQuery(pageQuery(), FRESH);
  if (data === undefined && error !== undefined) {
    const failed = formatMessage({ id: 'admin.late_clocks.failed' });
    return <LoadError title={failed} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.items.length === 0) return null;
  const counted = { count: data.items.length, more: String(data.nextCursor !== null) };
  return (
    <Box sx={{ mb: 3 }}>
      <Panel ruled title={formatMessage({ id: 'admin.late_clocks.title' }, counted)}>
        {cursors.map((cursor, index) => (
          <ClockPage key={cursor ?? ''} cursor={cursor} isLast={index === cursors.length - 1} onMore={more} />
        ))}
      </Panel>
    </Box>
  );
}

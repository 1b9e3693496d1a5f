import { useFormats } from '@cw/i18n/react';
import { Box, Panel, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { FRESH } from '../records/fresh.js';

/** Reviews and answers that cannot end before the last safe day: staff were told of each as it began. */
export function LateClocksPanel(): ReactElement | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { api, Link, LoadError } = useKit();
  const { data, error, refetch } = api.useListLateClocksQuery(undefined, FRESH);
  if (data === undefined && error !== undefined) {
    const failed = formatMessage({ id: 'admin.late_clocks.failed' });
    return <LoadError title={failed} error={error} onRetry={() => void refetch()} />;
  }
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel ruled title={formatMessage({ id: 'admin.late_clocks.title' }, { count: items.length })}>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map(({ projectId, projectTitle, clock, endsAt, safeDay, closingDate }) => (
            <li key={`${projectId} ${clock}`}>
              <Link to={`/projects/${projectId}`}>{projectTitle}</Link>
              <div>
                <FormattedMessage
                  id="admin.late_clocks.line"
                  values={{
                    clock,
                    due: formats.dateTime(endsAt),
                    safe: formats.plainDate(safeDay),
                    closing: formats.plainDate(closingDate),
                  }}
                />
              </div>
            </li>
          ))}
        </Stack>
      </Panel>
    </Box>
  );
}

import { Chip, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordLines } from '../records/record-lines.js';
import { DifferenceList } from './difference-list.js';
import { openDifferencesQuery } from './run-state.js';

/** What other staff let stand meanwhile is gone when the screen is opened again. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

interface PageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
}

function OpenPage({ cursor, isLast, onMore }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useKit().api.useListOpenDifferencesQuery(openDifferencesQuery(cursor), FRESH);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.reconciliation.open.error' }) };
  const list = <DifferenceList differences={query.data?.items ?? []} />;
  return (
    <>
      <RecordLines lines={[{ id: 'differences', head: null, body: list }]} />
      {hasFoot(foot) ? <PageFoot {...foot} /> : null}
    </>
  );
}

/** Differences that wait for staff, whichever comparison found them; nothing when none waits. */
export function OpenDifferences(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListOpenDifferencesQuery(openDifferencesQuery(), FRESH);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError
        title={formatMessage({ id: 'admin.reconciliation.open.error' })}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : null;
  }
  if (data.items.length === 0) return null;
  return (
    <Panel
      flush
      title={formatMessage({ id: 'admin.reconciliation.open.title' })}
      subtitle={<FormattedMessage id="admin.reconciliation.open.text" />}
      aside={
        <Chip tone="brick">
          <FormattedMessage
            id="admin.reconciliation.open.count"
            values={{ count: data.items.length, more: String(data.nextCursor !== null) }}
          />
        </Chip>
      }
    >
      {cursors.map((cursor, index) => (
        <OpenPage key={cursor ?? ''} cursor={cursor} isLast={index === cursors.length - 1} onMore={more} />
      ))}
    </Panel>
  );
}

import { Chip, Coming, Panel } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { COLLEAGUE_POLL_MS, FRESH, useFreshEvery } from '../records/fresh.js';
import { hasFoot, PageFoot } from '../records/page-foot.js';
import { RecordLines } from '../records/record-lines.js';
import { DifferenceActDialog, type DifferenceAct } from './difference-acts.js';
import { DifferenceList } from './difference-list.js';
import { openDifferencesQuery } from './run-state.js';
import { useRefetchAfterRun } from './use-runs.js';

interface PageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
  readonly onAct: (act: DifferenceAct) => void;
}

function OpenPage({ cursor, isLast, onMore, onAct }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api } = useKit();
  const asked = openDifferencesQuery(cursor);
  const { data: known } = api.endpoints.listOpenDifferences.useQueryState(asked);
  const isWaiting = known?.items.some(({ state }) => state === 'booking') ?? false;
  const query = api.useListOpenDifferencesQuery(asked, useFreshEvery(isWaiting ? COLLEAGUE_POLL_MS : 0));
  useRefetchAfterRun(query.refetch);
  const foot = { query, isLast, onMore, failed: formatMessage({ id: 'admin.reconciliation.open.error' }) };
  const list = <DifferenceList differences={query.data?.items ?? []} onAct={onAct} />;
  return (
    <>
      <RecordLines lines={[{ id: 'differences', head: null, body: list }]} />
      {hasFoot(foot) ? <PageFoot {...foot} /> : null}
    </>
  );
}

function WaitingPanel({ onAct }: Pick<PageProps, 'onAct'>): ReactElement | null {
  const { formatMessage } = useIntl();
  const { api, LoadError, useCursors } = useKit();
  const { cursors, more } = useCursors();
  const { data, error, isFetching, refetch } = api.useListOpenDifferencesQuery(openDifferencesQuery(), FRESH);
  useRefetchAfterRun(refetch);
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError
        title={formatMessage({ id: 'admin.reconciliation.open.error' })}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Coming />
    );
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
        <OpenPage key={cursor ?? ''} {...{ cursor, onAct }} isLast={index === cursors.length - 1} onMore={more} />
      ))}
    </Panel>
  );
}

/** Differences that wait for staff, whichever comparison found them; nothing when none waits. */
export function OpenDifferences(): ReactElement {
  // Here and not in its line, which may go while its dialog is open: a colleague's act takes it out of the list.
  const [act, setAct] = useState<DifferenceAct>();
  return (
    <>
      <WaitingPanel onAct={setAct} />
      {act === undefined ? null : <DifferenceActDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}

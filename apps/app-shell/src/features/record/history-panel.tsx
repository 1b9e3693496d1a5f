import { useGetProjectHistoryQuery, type HistoryEntry, type ProjectDetail } from '@cw/api-client';
import { BID_END_REASONS, decidesForClient } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import {
  LoadingState,
  MoreButton,
  PageByPage,
  Panel,
  PersonsWords,
  SkeletonRows,
  styled,
  type PagePlace,
  type StateReader,
} from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import { eventWords, movedBetween } from './history-words.js';

const Log = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  fontSize: '0.875rem',
  '& li': { padding: theme.spacing(1, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& b': { display: 'block', fontWeight: 650 },
  '& .quiet': { display: 'block', color: theme.vars.palette.text.secondary },
  '& q': { display: 'block', marginTop: theme.spacing(0.5), overflowWrap: 'anywhere' },
}));

/** Who acted, as far as the reader may know. */
function useActor(): (entry: HistoryEntry) => string {
  const { formatMessage } = useIntl();
  return ({ actorName, actorRole }) => {
    if (actorName !== null) return actorName;
    return formatMessage({ id: actorRole === 'admin' ? 'record.history.staff' : 'record.history.system' });
  };
}

/** What somebody wrote, or in words why a bid ended by itself. */
function Why({ entry }: { readonly entry: HistoryEntry }): ReactElement | null {
  const { formatMessage } = useIntl();
  const { entity, event, reason } = entry;
  if (reason === null) return null;
  const ended = BID_END_REASONS.find((known) => entity === 'bid' && event === 'withdraw' && known === reason);
  if (ended === undefined) return <PersonsWords as="q">{reason}</PersonsWords>;
  return <span className="quiet">{formatMessage({ id: `record.history.bid_ended.${ended}` })}</span>;
}

/** Who reads it, and of which way to pay. */
interface Reading {
  readonly seenBy: StateReader;
  readonly isByInvoice: boolean;
}

function Entry({ entry, seenBy, isByInvoice }: Reading & { readonly entry: HistoryEntry }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const actorOf = useActor();
  const event = formatMessage({ id: eventWords(entry, isByInvoice) });
  const number = entry.conditionNumber;
  const what = number === null ? event : formatMessage({ id: 'record.history.condition' }, { number, what: event });
  // The states of a payment are those of money in escrow.
  const moved = isByInvoice && entry.entity === 'payment' ? null : movedBetween(entry, seenBy);
  return (
    <li>
      <b>{what}</b>
      {moved === null ? null : (
        <span className="quiet">
          {formatMessage(
            { id: 'record.history.states' },
            { from: formatMessage({ id: moved[0] }), to: formatMessage({ id: moved[1] }) },
          )}
        </span>
      )}
      <span className="quiet">
        <time dateTime={entry.at}>{formats.dateTime(entry.at)}</time>
      </span>
      <span className="quiet">{actorOf(entry)}</span>
      <Why entry={entry} />
    </li>
  );
}

interface HistoryPageProps extends PagePlace, Reading {
  readonly projectId: string;
}

function HistoryPage({ projectId, cursor, isLast, onMore, ...reading }: HistoryPageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useGetProjectHistoryQuery(said({ id: projectId, cursor }));
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError
        title={formatMessage({ id: 'record.history.load_failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState text={formatMessage({ id: 'record.history.loading' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  const { nextCursor } = data;
  return (
    <>
      <Log>
        {data.items.map((entry) => (
          <Entry key={entry.id} entry={entry} {...reading} />
        ))}
      </Log>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'record.history.more_sending' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="record.history.more" />
        </MoreButton>
      ) : null}
    </>
  );
}

interface HistoryPanelProps {
  readonly project: Pick<ProjectDetail, 'id' | 'parties' | 'payment'>;
}

/** COND-05: who did what, when and why, newest first; read only when somebody asks for it. */
export function HistoryPanel({ project }: HistoryPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const { cursors, more } = useCursors();
  return (
    <Panel label={formatMessage({ id: 'record.history.title' })}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{formatMessage({ id: open ? 'record.history.hide' : 'record.history.show' })}</summary>
        {open ? (
          <PageByPage cursors={cursors} more={more}>
            {(place) => (
              <HistoryPage
                projectId={project.id}
                seenBy={decidesForClient(project.parties) ? 'client' : 'contractor'}
                isByInvoice={project.payment?.paymentTiming === 'at_closing'}
                {...place}
              />
            )}
          </PageByPage>
        ) : null}
      </details>
    </Panel>
  );
}

import { useListMyBidsQuery, type BidView } from '@cw/api-client';
import { BID_STATUSES, type BidStatus } from '@cw/domain';
import { Box, LoadingState, MoreButton, Panel, SkeletonRows, Tab, Tabs, Typography } from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useCursors } from '../../lists/use-cursors.js';
import { BidChip } from '../../words/bid-chip.js';
import type { JobPaths } from './job-paths.js';
import { JobList, JobRow } from './job-row.js';
import { JobsFailed } from './jobs-failed.js';

export interface BidsByStatusProps {
  readonly bids: readonly BidView[];
  /** Where older ones begin; null without any. A count is then a least one. */
  readonly nextCursor: string | null;
  readonly paths: JobPaths;
}

const isLive = ({ status }: BidView): boolean => status === 'pending' || status === 'accepted';

type BidProject = Pick<NonNullable<BidView['project']>, 'title' | 'city' | 'state' | 'status' | 'closingDate'>;
const UNTOLD: BidProject = { title: '', city: '', state: '', status: 'open', closingDate: null };

function BidRow({ bid, paths }: { readonly bid: BidView; readonly paths: JobPaths }): ReactElement {
  const { title, city, state, status, closingDate } = bid.project ?? UNTOLD;
  return (
    <JobRow
      projectId={bid.projectId}
      href={paths.project(bid.projectId)}
      house={[city, state].filter(Boolean).join(', ')}
      clientName={null}
      title={title}
      place=""
      state={state}
      closing={isLive(bid) ? closingDate : null}
      amountCents={bid.amountCents}
      chip={<BidChip bid={bid} projectStatus={status} />}
    />
  );
}

function BidRows({ bids, paths }: Pick<BidsByStatusProps, 'bids' | 'paths'>): ReactElement {
  return (
    <JobList>
      {bids.map((bid) => (
        <BidRow key={bid.id} bid={bid} paths={paths} />
      ))}
    </JobList>
  );
}

interface OlderProps {
  readonly cursor: string;
  readonly status: BidStatus;
  readonly isLast: boolean;
  readonly onMore: (nextCursor: string) => void;
  readonly paths: JobPaths;
}

/** Asks for the next hundred; those of other states are under their own tab. */
function MoreBids({ next, onMore }: { readonly next: string; readonly onMore: OlderProps['onMore'] }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <MoreButton sending={false} sendingText={formatMessage({ id: 'bids.jobs.loading' })} onMore={() => onMore(next)}>
      {formatMessage({ id: 'bids.jobs.more_bids' })}
    </MoreButton>
  );
}

function OlderBids({ cursor, status, isLast, onMore, paths }: OlderProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListMyBidsQuery({ scope: 'mine', limit: 100, cursor });
  if (data === undefined) {
    if (error !== undefined && !isFetching) return <JobsFailed error={error} onRetry={() => void refetch()} />;
    return (
      <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })} apart>
        <SkeletonRows count={2} />
      </LoadingState>
    );
  }
  return (
    <>
      <BidRows bids={data.items.filter((bid) => bid.status === status)} paths={paths} />
      {isLast && data.nextCursor !== null ? <MoreBids next={data.nextCursor} onMore={onMore} /> : null}
    </>
  );
}

/** CON-06: every bid under what became of it, with how many there are. */
export function BidsByStatus({ bids, nextCursor, paths }: BidsByStatusProps): ReactElement {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<BidStatus>('pending');
  const { cursors, more } = useCursors();
  const id = useId();
  const older = cursors.filter((cursor) => cursor !== undefined);
  const of = (status: BidStatus): BidView[] => bids.filter((bid) => bid.status === status);
  const tabLabel = (status: BidStatus): string =>
    formatMessage(
      { id: nextCursor === null ? 'bids.jobs.tab' : 'bids.jobs.tab_more' },
      { status: formatMessage({ id: `bids.jobs.status.${status}` }), count: of(status).length },
    );
  const rows = of(shown);
  const none = nextCursor === null ? 'bids.jobs.none_of_status' : 'bids.jobs.none_among_latest';
  return (
    <Panel title={formatMessage({ id: 'bids.jobs.bids' })}>
      <Tabs
        value={shown}
        onChange={(_event, status: BidStatus) => setShown(status)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={formatMessage({ id: 'bids.jobs.bids' })}
      >
        {BID_STATUSES.map((status) => (
          <Tab
            key={status}
            value={status}
            id={`${id}-${status}`}
            aria-controls={`${id}-panel`}
            label={tabLabel(status)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={0} sx={{ pt: 1 }}>
        {rows.length === 0 ? (
          <Typography variant="body2" sx={{ py: 1 }}>
            {formatMessage({ id: none }, { count: bids.length })}
          </Typography>
        ) : (
          <BidRows bids={rows} paths={paths} />
        )}
        {older.map((cursor, index) => (
          <OlderBids
            key={cursor}
            cursor={cursor}
            status={shown}
            isLast={index === older.length - 1}
            onMore={more}
            paths={paths}
          />
        ))}
        {nextCursor !== null && older.length === 0 ? <MoreBids next={nextCursor} onMore={more} /> : null}
      </Box>
    </Panel>
  );
}

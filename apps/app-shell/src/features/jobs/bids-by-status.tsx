import type { BidView } from '@cw/api-client';
import { BID_STATUSES, type BidStatus } from '@cw/domain';
import { Box, Panel, StateChip, Tab, Tabs, Typography } from '@cw/ui';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { JobList, JobRow } from './job-row.js';
import type { JobPaths } from './job-paths.js';

export interface BidsByStatusProps {
  readonly bids: readonly BidView[];
  /** There are more than these: a count is then a least one. */
  readonly hasMore: boolean;
  readonly paths: JobPaths;
}

const isLive = ({ status }: BidView): boolean => status === 'pending' || status === 'accepted';

function BidRows({ bids, paths }: Pick<BidsByStatusProps, 'bids' | 'paths'>): ReactElement {
  return (
    <JobList>
      {bids.map((bid) => (
        <JobRow
          key={bid.id}
          href={paths.project(bid.projectId)}
          title={bid.project?.title ?? ''}
          place={[bid.project?.city, bid.project?.state].filter(Boolean).join(', ')}
          closing={isLive(bid) ? (bid.project?.closingDate ?? null) : null}
          amountCents={bid.amountCents}
          chip={<StateChip machine="bid" state={bid.status} />}
        />
      ))}
    </JobList>
  );
}

/** CON-06: every bid under what became of it, with how many there are. */
export function BidsByStatus({ bids, hasMore, paths }: BidsByStatusProps): ReactElement {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<BidStatus>('pending');
  const id = useId();
  const of = (status: BidStatus): BidView[] => bids.filter((bid) => bid.status === status);
  const tabLabel = (status: BidStatus): string =>
    formatMessage(
      { id: hasMore ? 'bids.jobs.tab_more' : 'bids.jobs.tab' },
      { status: formatMessage({ id: `bids.jobs.status.${status}` }), count: of(status).length },
    );
  const rows = of(shown);
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
          <Typography variant="body2" sx={{ pt: 1 }}>
            {formatMessage({ id: 'bids.jobs.none_of_status' })}
          </Typography>
        ) : (
          <BidRows bids={rows} paths={paths} />
        )}
      </Box>
    </Panel>
  );
}

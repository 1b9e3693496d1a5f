import { useListMyBidsQuery, type BidView } from '@cw/api-client';
import type { BidStatus } from '@cw/domain';
import { ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows, StateChip, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { JobList, JobRow } from './job-row.js';
import { JobsFailed } from './jobs-failed.js';
import { Payouts } from './payouts.js';

export interface JobPaths {
  readonly project: (projectId: string) => string;
  readonly projects: string;
}

type Group = 'pending' | 'active' | 'completed' | 'lost';
const GROUPS: readonly Group[] = ['active', 'pending', 'completed', 'lost'];

function groupOf(bid: BidView): Group {
  const byStatus: Record<BidStatus, Group> = {
    pending: 'pending',
    accepted: 'active',
    rejected: 'lost',
    withdrawn: 'lost',
  };
  const ended =
    bid.project?.status === 'completed' ? 'completed' : bid.project?.status === 'cancelled' ? 'lost' : 'active';
  return bid.status === 'accepted' ? ended : byStatus[bid.status];
}

/** CON-06: bids by status, active work, completed work, earnings. */
export function ContractorJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refetch } = useListMyBidsQuery({ scope: 'mine', limit: 100 });
  if (error !== undefined) return <JobsFailed error={error} onRetry={() => void refetch()} />;
  if (isLoading || data === undefined) {
    return (
      <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  return (
    <Stack spacing={3}>
      {data.items.length === 0 ? (
        <EmptyState
          title={formatMessage({ id: 'bids.jobs.empty_title' })}
          drawing="toolbox"
          action={
            <ButtonLink href={paths.projects} variant="primary">
              {formatMessage({ id: 'bids.jobs.find_work' })}
            </ButtonLink>
          }
        >
          {formatMessage({ id: 'bids.jobs.empty_contractor' })}
        </EmptyState>
      ) : null}
      {GROUPS.map((group) => ({ group, bids: data.items.filter((bid) => groupOf(bid) === group) }))
        .filter(({ bids }) => bids.length > 0)
        .map(({ group, bids }) => (
          <Panel key={group} title={formatMessage({ id: `bids.jobs.${group}` })}>
            <JobList>
              {bids.map((bid) => (
                <JobRow
                  key={bid.id}
                  href={paths.project(bid.projectId)}
                  title={bid.project?.title ?? ''}
                  place={[bid.project?.city, bid.project?.state].filter(Boolean).join(', ')}
                  closing={group === 'lost' ? null : (bid.project?.closingDate ?? null)}
                  amountCents={bid.amountCents}
                  chip={<StateChip machine="bid" state={bid.status} />}
                />
              ))}
            </JobList>
          </Panel>
        ))}
      <Payouts />
    </Stack>
  );
}

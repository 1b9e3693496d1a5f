import { useListMyBidsQuery, useListProjectsQuery } from '@cw/api-client';
import { ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useThreadsKnown } from '../../threads/thread-link.js';
import { BankPayouts } from './bank-payouts.js';
import { BidsByStatus } from './bids-by-status.js';
import { Earnings } from './earnings.js';
import { CompletedJobs, JobPanel } from './job-panel.js';
import type { JobPaths } from './job-paths.js';
import { JobsFailed } from './jobs-failed.js';
import { MoneyFigures } from './money-figures.js';
import { PayoutSetUp } from './payout-set-up.js';
import { Payouts } from './payouts.js';

function NoJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'bids.jobs.empty_title' })}>
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
    </Panel>
  );
}

/** CON-06: what must be done next, the money, work under way, bids by status, completed work, earnings by month. */
export function ContractorJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  const bids = useListMyBidsQuery({ scope: 'mine', limit: 100 });
  const active = useListProjectsQuery({ scope: 'mine', status: 'in_progress', sort: 'closing', limit: 100 });
  const failed = bids.error ?? active.error;
  const knowsThreads = useThreadsKnown();
  if (bids.data === undefined || active.data === undefined || !knowsThreads) {
    if (failed !== undefined) {
      const retry = (): void => {
        void bids.refetch();
        void active.refetch();
      };
      return (
        <Panel flush label={formatMessage({ id: 'bids.jobs.title' })}>
          <JobsFailed error={failed} onRetry={retry} />
        </Panel>
      );
    }
    return (
      <Panel flush label={formatMessage({ id: 'bids.jobs.title' })}>
        <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })}>
          <SkeletonRows count={4} />
        </LoadingState>
      </Panel>
    );
  }
  const mine = active.data.items.filter((project) => project.needsMe);
  const theirs = active.data.items.filter((project) => !project.needsMe);
  const { items, nextCursor } = bids.data;
  return (
    <Stack spacing={3}>
      <PayoutSetUp />
      {items.length === 0 ? (
        <NoJobs paths={paths} />
      ) : (
        <>
          <JobPanel titleId="bids.jobs.needs_you" ruled projects={mine} side="contractor" paths={paths} />
          <MoneyFigures side="contractor" />
          <JobPanel titleId="bids.jobs.active" projects={theirs} side="contractor" paths={paths} />
          <BidsByStatus bids={items} nextCursor={nextCursor} paths={paths} />
          <CompletedJobs side="contractor" paths={paths} />
          <Earnings />
        </>
      )}
      <Payouts />
      <BankPayouts />
    </Stack>
  );
}

import { useListMyBidsQuery, useListProjectsQuery, type ProjectSummary } from '@cw/api-client';
import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useThreadsKnown } from '../../threads/thread-link.js';
import { BankPayouts } from './bank-payouts.js';
import { BidsByStatus } from './bids-by-status.js';
import { Earnings } from './earnings.js';
import { CompletedJobs, JobPanel } from './job-panel.js';
import type { JobPaths } from './job-paths.js';
import { JobsPending } from './jobs-pending.js';
import { MoneyFigures } from './money-figures.js';
import { NoJobs } from './no-jobs.js';
import { PayoutSetUp } from './payout-set-up.js';
import { Payouts } from './payouts.js';

/** What a client sent back waits before all other work. */
const returnedFirst = (jobs: readonly ProjectSummary[]): ProjectSummary[] =>
  jobs.toSorted((a, b) => Number(b.work === 'changes_requested') - Number(a.work === 'changes_requested'));

/** CON-06: what must be done next, the money, work under way, bids by status, completed work, earnings by month. */
export function ContractorJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const bids = useListMyBidsQuery({ scope: 'mine', limit: 100 });
  const active = useListProjectsQuery({ scope: 'mine', status: 'in_progress', sort: 'closing', limit: 100 });
  const failed = bids.error ?? active.error;
  const knowsThreads = useThreadsKnown();
  if (bids.data === undefined || active.data === undefined || !knowsThreads) {
    const retry = (): void => {
      void bids.refetch();
      void active.refetch();
    };
    return <JobsPending error={failed} onRetry={retry} />;
  }
  const mine = returnedFirst(active.data.items.filter((project) => project.needsMe));
  const theirs = active.data.items.filter((project) => !project.needsMe);
  const { items, nextCursor } = bids.data;
  return (
    <Stack spacing={3}>
      <PayoutSetUp />
      {items.length === 0 ? (
        <NoJobs side="contractor" paths={paths} />
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

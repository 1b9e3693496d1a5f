import { useListProjectsQuery } from '@cw/api-client';
import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useThreadsKnown } from '../../threads/thread-link.js';
import { CompletedJobs, JobPanel } from './job-panel.js';
import type { JobPaths } from './job-paths.js';
import { JobsPending } from './jobs-pending.js';
import { MoneyFigures } from './money-figures.js';
import { NoJobs } from './no-jobs.js';

/** PROJ-10: what waits for a client's word, what is held, its projects under way and those that are done. */
export function ClientJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const active = useListProjectsQuery({ scope: 'mine', status: 'in_progress', sort: 'closing', limit: 100 });
  const completed = useListProjectsQuery({ scope: 'mine', status: 'completed', limit: 20 });
  const error = active.error ?? completed.error;
  const knowsThreads = useThreadsKnown();
  if (active.data === undefined || completed.data === undefined || !knowsThreads) {
    const retry = (): void => {
      void active.refetch();
      void completed.refetch();
    };
    return <JobsPending error={error} onRetry={retry} />;
  }
  if (active.data.items.length + completed.data.items.length === 0) return <NoJobs side="client" paths={paths} />;
  const mine = active.data.items.filter((project) => project.needsMe);
  const theirs = active.data.items.filter((project) => !project.needsMe);
  return (
    <Stack spacing={3}>
      <JobPanel titleId="bids.jobs.waiting_for_you" ruled projects={mine} side="client" paths={paths} />
      <MoneyFigures side="client" />
      <JobPanel titleId="bids.jobs.active" projects={theirs} side="client" paths={paths} />
      <CompletedJobs side="client" paths={paths} />
    </Stack>
  );
}

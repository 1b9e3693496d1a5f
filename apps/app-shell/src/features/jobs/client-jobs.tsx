import { useListProjectsQuery } from '@cw/api-client';
import { ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useThreadsKnown } from '../../threads/thread-link.js';
import { CompletedJobs, JobPanel } from './job-panel.js';
import type { JobPaths } from './job-paths.js';
import { JobsFailed } from './jobs-failed.js';
import { MoneyFigures } from './money-figures.js';

function NoJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel flush label={formatMessage({ id: 'bids.jobs.empty_title' })}>
      <EmptyState
        title={formatMessage({ id: 'bids.jobs.empty_title' })}
        drawing="toolbox"
        action={
          <ButtonLink href={paths.projects} variant="primary">
            {formatMessage({ id: 'bids.jobs.to_projects' })}
          </ButtonLink>
        }
      >
        {formatMessage({ id: 'bids.jobs.empty_client' })}
      </EmptyState>
    </Panel>
  );
}

/** PROJ-10: what waits for a client's word, what is held, its projects under way and those that are done. */
export function ClientJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  const active = useListProjectsQuery({ scope: 'mine', status: 'in_progress', sort: 'closing', limit: 100 });
  const completed = useListProjectsQuery({ scope: 'mine', status: 'completed', limit: 20 });
  const error = active.error ?? completed.error;
  const knowsThreads = useThreadsKnown();
  if (active.data === undefined || completed.data === undefined || !knowsThreads) {
    if (error !== undefined) {
      const retry = (): void => {
        void active.refetch();
        void completed.refetch();
      };
      return (
        <Panel flush label={formatMessage({ id: 'bids.jobs.title' })}>
          <JobsFailed error={error} onRetry={retry} />
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
  if (active.data.items.length + completed.data.items.length === 0) return <NoJobs paths={paths} />;
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

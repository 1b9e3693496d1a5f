import { useGetDashboardQuery, useListProjectsQuery, type ProjectSummary } from '@cw/api-client';
import { cents, projectState } from '@cw/domain';
import { ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows, StateChip, Stack, SumList } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { JobPaths } from './job-paths.js';
import { JobList, JobRow } from './job-row.js';
import { JobsFailed } from './jobs-failed.js';

function Rows({
  projects,
  paths,
}: {
  readonly projects: readonly ProjectSummary[];
  readonly paths: JobPaths;
}): ReactElement {
  return (
    <JobList>
      {projects.map((project) => (
        <JobRow
          key={project.id}
          href={paths.project(project.id)}
          title={project.address ?? project.title}
          place={[project.city, project.contractorName].filter(Boolean).join(' · ')}
          closing={project.status === 'in_progress' ? project.closingDate : null}
          amountCents={null}
          chip={<StateChip machine="project" state={projectState(project.status, project.work)} />}
        />
      ))}
    </JobList>
  );
}

function MoneyNow(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data } = useGetDashboardQuery();
  if (data === undefined) return null;
  return (
    <Panel title={formatMessage({ id: 'bids.jobs.held' })} ruled>
      <SumList
        rows={[
          { label: formatMessage({ id: 'bids.jobs.due' }), cents: cents(data.money.dueCents) },
          {
            label: formatMessage({ id: 'bids.jobs.released' }),
            cents: cents(data.money.releasedLatelyCents),
            quiet: true,
          },
          { label: formatMessage({ id: 'bids.jobs.held' }), cents: cents(data.money.heldCents), total: true },
        ]}
      />
    </Panel>
  );
}

/** PROJ-10: a client's projects under way, what waits for its word, what is held. */
export function ClientJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  const active = useListProjectsQuery({ scope: 'mine', status: 'in_progress', sort: 'closing', limit: 100 });
  const completed = useListProjectsQuery({ scope: 'mine', status: 'completed', limit: 20 });
  const error = active.error ?? completed.error;
  if (error !== undefined) return <JobsFailed error={error} onRetry={() => void active.refetch()} />;
  if (active.data === undefined || completed.data === undefined) {
    return (
      <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  const mine = active.data.items.filter((project) => project.needsMe);
  const theirs = active.data.items.filter((project) => !project.needsMe);
  const groups = [
    { id: 'bids.jobs.waiting_for_you', projects: mine },
    { id: 'bids.jobs.active', projects: theirs },
    { id: 'bids.jobs.completed', projects: completed.data.items },
  ] as const;
  const empty = groups.every((group) => group.projects.length === 0);
  return (
    <Stack spacing={3}>
      {empty ? (
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
      ) : (
        <MoneyNow />
      )}
      {groups
        .filter((group) => group.projects.length > 0)
        .map((group) => (
          <Panel key={group.id} title={formatMessage({ id: group.id })}>
            <Rows projects={group.projects} paths={paths} />
          </Panel>
        ))}
    </Stack>
  );
}

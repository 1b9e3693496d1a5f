import { useListMyBidsQuery, useListProjectsQuery, type BidView } from '@cw/api-client';
import { projectState, type WorkState } from '@cw/domain';
import { ButtonLink, EmptyState, LoadingState, Panel, SkeletonRows, Stack, StateChip } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { BidsByStatus } from './bids-by-status.js';
import { Earnings } from './earnings.js';
import type { JobPaths } from './job-paths.js';
import { JobList, JobRow } from './job-row.js';
import { JobsFailed } from './jobs-failed.js';
import { Payouts } from './payouts.js';

const JOBS = ['active', 'completed'] as const;
type Group = (typeof JOBS)[number];

/** How far an accepted bid's work has come; null for a bid that is no job, or whose job was cancelled. */
function groupOf({ status, project }: BidView): Group | null {
  if (status !== 'accepted') return null;
  if (project?.status === 'completed') return 'completed';
  return project?.status === 'in_progress' ? 'active' : null;
}

interface JobsProps {
  readonly bids: readonly BidView[];
  /** How far the work of each job is, by project. */
  readonly works: ReadonlyMap<string, WorkState | null>;
  readonly paths: JobPaths;
}

interface JobProps {
  readonly bid: BidView;
  readonly work: WorkState | null;
  readonly href: string;
}

function Job({ bid: { amountCents, project }, work, href }: JobProps): ReactElement {
  const status = project?.status ?? 'in_progress';
  return (
    <JobRow
      href={href}
      title={project?.title ?? ''}
      place={[project?.city, project?.state].filter(Boolean).join(', ')}
      closing={status === 'in_progress' ? (project?.closingDate ?? null) : null}
      amountCents={amountCents}
      chip={<StateChip machine="project" state={projectState(status, work)} />}
    />
  );
}

function Jobs({ bids, works, paths }: JobsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      {JOBS.map((group) => ({ group, jobs: bids.filter((bid) => groupOf(bid) === group) }))
        .filter(({ jobs }) => jobs.length > 0)
        .map(({ group, jobs }) => (
          <Panel key={group} title={formatMessage({ id: `bids.jobs.${group}` })}>
            <JobList>
              {jobs.map((bid) => (
                <Job
                  key={bid.id}
                  bid={bid}
                  work={works.get(bid.projectId) ?? null}
                  href={paths.project(bid.projectId)}
                />
              ))}
            </JobList>
          </Panel>
        ))}
    </>
  );
}

function NoJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  return (
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
  );
}

/** CON-06: active work, bids by status, completed work, earnings. */
export function ContractorJobs({ paths }: { readonly paths: JobPaths }): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useListMyBidsQuery({ scope: 'mine', limit: 100 });
  const underWay = useListProjectsQuery({ scope: 'mine', status: 'in_progress', limit: 100 });
  const failed = error ?? underWay.error;
  if (failed !== undefined) {
    const retry = (): void => {
      void refetch();
      void underWay.refetch();
    };
    return <JobsFailed error={failed} onRetry={retry} />;
  }
  if (data === undefined || underWay.data === undefined) {
    return (
      <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })}>
        <SkeletonRows count={4} />
      </LoadingState>
    );
  }
  const bids = data.items;
  const works = new Map(underWay.data.items.map(({ id, work }) => [id, work]));
  return (
    <Stack spacing={3}>
      {bids.length === 0 ? (
        <NoJobs paths={paths} />
      ) : (
        <>
          <Jobs bids={bids.filter((bid) => groupOf(bid) === 'active')} works={works} paths={paths} />
          <BidsByStatus bids={bids} hasMore={data.nextCursor !== null} paths={paths} />
          <Jobs bids={bids.filter((bid) => groupOf(bid) === 'completed')} works={works} paths={paths} />
          <Earnings />
        </>
      )}
      <Payouts />
    </Stack>
  );
}

import { useListProjectsQuery, type ProjectSummary } from '@cw/api-client';
import { houseName, projectState, shownProject } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { LoadingState, MoreButton, PageByPage, Panel, SkeletonRows, StateChip, type PagePlace } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { said } from '../../lists/said.js';
import { useCursors } from '../../lists/use-cursors.js';
import type { JobPaths } from './job-paths.js';
import { JobList, JobRow } from './job-row.js';
import { JobsFailed } from './jobs-failed.js';

export type JobSide = 'client' | 'contractor';

interface SideProps {
  readonly side: JobSide;
  readonly paths: JobPaths;
}

/** Before its money is held a job is awarded, and waits: for the client, or for the client's bank. */
function waitOf({ status, work, dueCents, onItsWayCents }: ProjectSummary, side: JobSide): MessageId | undefined {
  if (status !== 'in_progress') return undefined;
  if ((onItsWayCents ?? 0) > 0) return `bids.jobs.on_its_way_${side}`;
  const isUnpaid = work === 'not_started' && (dueCents ?? 0) > 0;
  return isUnpaid && side === 'contractor' ? 'bids.jobs.waits_for_payment' : undefined;
}

/** Both sides know a job by its house; then a client looks for who works there, a contractor for whose house it is. */
function Job({ project, side, paths }: SideProps & { readonly project: ProjectSummary }): ReactElement {
  const { formatMessage } = useIntl();
  const { address, city, clientName, contractorName, title, status } = project;
  const waits = waitOf(project, side);
  const town = [city, project.state].join(', ');
  const known = address === null ? null : town;
  const words =
    side === 'client'
      ? { place: [known, contractorName], amountCents: null }
      : { place: [known], amountCents: project.myBid?.amountCents ?? null };
  return (
    <JobRow
      projectId={project.id}
      href={paths.project(project.id)}
      house={houseName(project)}
      clientName={clientName}
      title={title}
      place={words.place.filter((word) => word !== null).join(' · ')}
      state={project.state}
      closing={status === 'in_progress' ? project.closingDate : null}
      amountCents={words.amountCents}
      waits={waits === undefined ? undefined : formatMessage({ id: waits })}
      chip={
        <StateChip
          machine="project"
          state={shownProject(projectState(status, project.work), project.conditionStates)}
          seenBy={side}
        />
      }
    />
  );
}

export interface JobPanelProps extends SideProps {
  readonly titleId: MessageId;
  /** The one panel of the page that matters most. */
  readonly ruled?: boolean;
  readonly projects: readonly ProjectSummary[];
}

/** Some jobs under one title; nothing at all without any. */
export function JobPanel({ titleId, projects, ruled = false, ...side }: JobPanelProps): ReactElement | null {
  if (projects.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id={titleId} />} ruled={ruled}>
      <JobList>
        {projects.map((project) => (
          <Job key={project.id} project={project} {...side} />
        ))}
      </JobList>
    </Panel>
  );
}

const PAGE = 20;

type PageProps = SideProps & PagePlace;

function CompletedPage({ cursor, isLast, onMore, ...side }: PageProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListProjectsQuery(
    said({ scope: 'mine' as const, status: 'completed' as const, limit: PAGE, cursor }),
  );
  if (data === undefined) {
    if (error !== undefined && !isFetching) return <JobsFailed error={error} onRetry={() => void refetch()} />;
    return (
      <LoadingState text={formatMessage({ id: 'bids.jobs.loading' })} apart={cursor !== undefined}>
        <SkeletonRows count={2} />
      </LoadingState>
    );
  }
  const { nextCursor } = data;
  return (
    <>
      <JobList>
        {data.items.map((project) => (
          <Job key={project.id} project={project} {...side} />
        ))}
      </JobList>
      {isLast && nextCursor !== null ? (
        <MoreButton
          sending={isFetching}
          sendingText={formatMessage({ id: 'bids.jobs.loading' })}
          onMore={() => onMore(nextCursor)}
        >
          <FormattedMessage id="bids.jobs.more_completed" />
        </MoreButton>
      ) : null}
    </>
  );
}

/** Finished jobs, the newest first, page after page; nothing at all while there is none. */
export function CompletedJobs(side: SideProps): ReactElement | null {
  const { cursors, more } = useCursors();
  const { data } = useListProjectsQuery({ scope: 'mine', status: 'completed', limit: PAGE });
  if (data?.items.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="bids.jobs.completed" />}>
      <PageByPage cursors={cursors} more={more}>
        {(place) => <CompletedPage {...side} {...place} />}
      </PageByPage>
    </Panel>
  );
}

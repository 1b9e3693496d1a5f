import { isApiError, useGetProjectQuery, useProjectRoom } from '@cw/api-client';
import { ButtonLink, LoadingState, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSection } from '../app/layout/section.js';
import { paths } from '../app/routes/paths.js';
import { Disputes } from '../features/disputes/index.js';
import { ProjectHead } from '../features/record/index.js';
import { ProjectNotFound } from '../layouts/project-not-found.js';
import { LoadError } from '../lists/load-error.js';
import { useProjectListPlace } from '../words/project-list.js';

const NOT_FOUND = 404;

/** What the two sides of a project quarrel about, and how it ends; live. Only they, whom the owner invited and staff see it. */
export function DisputePage(): ReactElement {
  const { projectId = '' } = useParams();
  const { formatMessage } = useIntl();
  const { data: project, error, refetch } = useGetProjectQuery(projectId);
  useProjectRoom(projectId);
  const listOf = useProjectListPlace();
  useSection(project && listOf(project).path);
  const isHidden = isApiError(error) && error.status === NOT_FOUND;
  if (isHidden || project?.parties.length === 0) return <ProjectNotFound />;
  if (project === undefined) {
    return error === undefined ? (
      <LoadingState text={formatMessage({ id: 'disputes.loading' })}>
        <SkeletonRows count={6} />
      </LoadingState>
    ) : (
      <LoadError
        asPage
        title={formatMessage({ id: 'disputes.load_failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const projectPath = paths.project(project.id);
  return (
    <>
      <ProjectHead project={project} crumb={{ label: formatMessage({ id: 'disputes.title' }), projectPath }} />
      <Disputes
        projectId={project.id}
        back={
          <ButtonLink href={projectPath} variant="primary">
            <FormattedMessage id="disputes.back" />
          </ButtonLink>
        }
      />
    </>
  );
}

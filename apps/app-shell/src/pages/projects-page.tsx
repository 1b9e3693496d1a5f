import { useSession } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { ButtonLink, PageTitle, PlusIcon } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/paths.js';
import { BiddingStatus, ProjectFilterBar, ProjectList, useProjectFilters } from '../features/projects/index.js';

function MyProjectsTitle(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <PageTitle
      title={formatMessage({ id: 'projects.list.mine_title' })}
      subtitle={<FormattedMessage id="projects.list.mine_subtitle" />}
      actions={
        <ButtonLink variant="primary" href={paths.createProject} startIcon={<PlusIcon />}>
          <FormattedMessage id="projects.list.create" />
        </ButtonLink>
      }
    />
  );
}

function AvailableProjectsTitle(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'projects.list.available_title' })}
        subtitle={<FormattedMessage id="projects.list.available_subtitle" />}
      />
      <BiddingStatus />
    </>
  );
}

/** PROJ-05: "Available Projects" for contractors, "My Projects" for everybody else. */
export function ProjectsPage(): ReactElement | null {
  const session = useSession();
  const state = useProjectFilters();
  if (session.status !== 'signed-in') return null;
  const scope = isContractor(session.user.role) ? 'available' : 'mine';
  return (
    <>
      {scope === 'mine' ? <MyProjectsTitle /> : <AvailableProjectsTitle />}
      <ProjectFilterBar scope={scope} state={state} />
      <ProjectList scope={scope} filters={state.filters} onClear={state.clear} />
    </>
  );
}

import { useSession } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { ButtonLink, PageTitle, PlusIcon } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/paths.js';
import {
  BiddingStatus,
  ProjectFilterBar,
  ProjectList,
  SavedSearchesButton,
  useProjectFilters,
} from '../features/projects/index.js';

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

function AvailableProjectsTitle({ actions }: { readonly actions: ReactNode }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'projects.list.available_title' })}
        subtitle={<FormattedMessage id="projects.list.available_subtitle" />}
        actions={actions}
      />
      <BiddingStatus />
    </>
  );
}

function MyProjects(): ReactElement {
  const state = useProjectFilters('mine');
  return (
    <>
      <MyProjectsTitle />
      <ProjectFilterBar scope="mine" state={state} />
      <ProjectList scope="mine" state={state} />
    </>
  );
}

function AvailableProjects(): ReactElement {
  const state = useProjectFilters('available');
  return (
    <>
      <AvailableProjectsTitle actions={<SavedSearchesButton state={state} />} />
      <ProjectFilterBar scope="available" state={state} />
      <ProjectList scope="available" state={state} />
    </>
  );
}

/** PROJ-05: "Available Projects" for contractors, "My Projects" for everybody else. */
export function ProjectsPage(): ReactElement | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return isContractor(session.user.role) ? <AvailableProjects /> : <MyProjects />;
}

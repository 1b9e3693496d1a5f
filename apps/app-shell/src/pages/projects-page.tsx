import { useSession } from '@cw/api-client';
import { isContractor, type ProjectSort } from '@cw/domain';
import { Box, ButtonLink, LoadingState, PageTitle, PlusIcon } from '@cw/ui';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AfterTitle } from '../app/routes/after-title.js';
import { paths } from '../app/routes/paths.js';
import { ProjectMap } from '../features/map/index.js';
import {
  BiddingStatus,
  ProjectFilterBar,
  ProjectList,
  SavedSearchesButton,
  StaffProjects,
  useProjectFilters,
  useProjectView,
  ViewToggle,
  wantedOf,
} from '../features/projects/index.js';
import { said } from '../lists/said.js';

/** One's own have no distance. */
const orderOf = (sort: ProjectSort): Exclude<ProjectSort, 'distance'> => (sort === 'distance' ? 'closing' : sort);

function MyProjectsTitle({ sort }: { readonly sort: ProjectSort }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <PageTitle
      title={formatMessage({ id: 'projects.list.mine_title' })}
      subtitle={<FormattedMessage id={`projects.list.mine_by.${orderOf(sort)}`} />}
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
      <MyProjectsTitle sort={state.filters.sort} />
      <AfterTitle>
        <ProjectFilterBar scope="mine" state={state} />
        <ProjectList scope="mine" state={state} />
      </AfterTitle>
    </>
  );
}

function AvailableProjects(): ReactElement {
  const state = useProjectFilters('available');
  const seen = useProjectView();
  return (
    <>
      <AvailableProjectsTitle actions={<SavedSearchesButton state={state} />} />
      <AfterTitle>
        <ProjectFilterBar scope="available" state={state} canSave aside={<ViewToggle state={seen} />} />
        {seen.view === 'map' && state.isReady ? (
          <Box sx={{ mb: 2 }}>
            <Suspense fallback={<LoadingState />}>
              <ProjectMap query={said(wantedOf(state.filters))} chosen={seen.at} onChoose={seen.choose} />
            </Suspense>
          </Box>
        ) : null}
        <ProjectList
          scope="available"
          state={state}
          {...(seen.at !== '' && { at: { zip: seen.at, onLeave: () => seen.choose('') } })}
        />
      </AfterTitle>
    </>
  );
}

/** PROJ-05: "Available Projects" for contractors, "My Projects" for clients; staff look after everybody's. */
export function ProjectsPage(): ReactElement | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { role } = session.user;
  if (role === 'admin') return <StaffProjects />;
  return isContractor(role) ? <AvailableProjects /> : <MyProjects />;
}

import { useSession } from '@cw/api-client';
import { hasPermission } from '@cw/domain';
import { ButtonLink, EmptyState, PageTitle, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/routes/paths.js';
import { CreateProject } from '../features/projects/index.js';

/** ROLE-02. */
function NotForYou(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'projects.create.title' })} />
      <Panel label={formatMessage({ id: 'projects.create.denied_title' })}>
        <EmptyState
          drawing="toolbox"
          title={formatMessage({ id: 'errors.access.project_create' })}
          action={
            <ButtonLink variant="primary" href={paths.projects}>
              <FormattedMessage id="projects.create.find_work" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="projects.create.denied_title" />
        </EmptyState>
      </Panel>
    </>
  );
}

/** The page where a client turns a report into a project. */
export function CreateProjectPage(): ReactElement | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { id, role } = session.user;
  const mayCreate = hasPermission({ userId: id, role, mfa: false }, 'project.create');
  return mayCreate ? <CreateProject userId={id} /> : <NotForYou />;
}

import type { WorkspaceKit } from '@cw/api-client/workspace';
import { LoadingState, PageTitle, Panel, Stack } from '@cw/ui';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LatePromisesPanel } from './late-promises-panel.js';
import { MoneyPanel } from './money-panel.js';
import { PromisesPanel } from './promises-panel.js';

/** The desk's first page. Router and session come from the workspace, through its kit. */
export function makeOverviewScreen({ Link, LoadError, useNow, useSession, api }: WorkspaceKit): ComponentType {
  return function OverviewScreen() {
    const { formatMessage } = useIntl();
    const session = useSession();
    if (session.status !== 'signed-in') return <LoadingState />;
    return (
      <>
        <PageTitle
          title={formatMessage({ id: 'admin.overview.title' })}
          subtitle={<FormattedMessage id="admin.overview.subtitle" />}
        />
        <Stack spacing={3}>
          <PromisesPanel Link={Link} api={api} />
          <MoneyPanel Link={Link} api={api} LoadError={LoadError} useNow={useNow} />
          <LatePromisesPanel Link={Link} api={api} LoadError={LoadError} />
          <Panel title={formatMessage({ id: 'admin.overview.records' })}>
            <p>
              <Link to="/users">
                <FormattedMessage id="admin.overview.users" />
              </Link>
            </p>
            <p>
              <Link to="/audit">
                <FormattedMessage id="admin.overview.audit" />
              </Link>
            </p>
            <p>
              <Link to="/all-projects">
                <FormattedMessage id="admin.overview.projects" />
              </Link>
            </p>
            <p>
              <Link to="/find-contractors">
                <FormattedMessage id="admin.overview.contractors" />
              </Link>
            </p>
          </Panel>
        </Stack>
      </>
    );
  };
}

import { useSession } from '@cw/api-client';
import { hasPermission } from '@cw/domain';
import { ButtonLink, EmptyState, PageTitle, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/routes/paths.js';
import { FindContractors } from '../features/contractors/index.js';

/** ROLE-03. */
export function ForClients(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'contractors.title' })} />
      <Panel label={formatMessage({ id: 'contractors.denied_title' })}>
        <EmptyState
          drawing="toolbox"
          title={formatMessage({ id: 'contractors.denied_title' })}
          action={
            <ButtonLink variant="primary" href={paths.projects}>
              <FormattedMessage id="contractors.find_work" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="errors.access.contractors_for_clients" />
        </EmptyState>
      </Panel>
    </>
  );
}

/** AREA-12, CON-03. */
export function FindContractorsPage(): ReactElement | null {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { id, role } = session.user;
  return hasPermission({ userId: id, role, mfa: false }, 'contractor.browse') ? <FindContractors /> : <ForClients />;
}

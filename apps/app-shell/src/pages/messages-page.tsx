import { useSession } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { ButtonLink, EmptyState, PageTitle, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/paths.js';

/** Where the conversations of one's projects are. */
export function MessagesPage(): ReactElement | null {
  const { formatMessage } = useIntl();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const contractor = isContractor(session.user.role);
  return (
    <>
      <PageTitle title={formatMessage({ id: 'notifications.messages.title' })} />
      <Panel label={formatMessage({ id: 'notifications.messages.title' })}>
        <EmptyState
          drawing="tape"
          title={formatMessage({ id: 'notifications.messages.empty_title' })}
          action={
            <ButtonLink variant="primary" href={paths.projects}>
              <FormattedMessage
                id={contractor ? 'notifications.messages.to_work' : 'notifications.messages.to_projects'}
              />
            </ButtonLink>
          }
        >
          <FormattedMessage
            id={contractor ? 'notifications.messages.empty_contractor' : 'notifications.messages.empty_client'}
          />
        </EmptyState>
      </Panel>
    </>
  );
}

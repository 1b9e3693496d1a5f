import type { SessionUser } from '@cw/api-client';
import { Panel, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsPath } from '../../../app/routes/paths.js';
import { EmailStanding } from '../email-standing.js';
import { FactList } from '../fact-list.js';

export interface AccountFactsProps {
  readonly user: SessionUser;
}

/** The email is how one logs in, so it changes where the account is secured; the role does not change. */
export function AccountFacts({ user }: AccountFactsProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={<FormattedMessage id="settings.account.title" />}>
      <FactList
        facts={[
          {
            id: 'email',
            label: <FormattedMessage id="auth.field.email" />,
            value: (
              <>
                <span>{user.email}</span>
                <EmailStanding verified={user.emailUnconfirmed === undefined} />
              </>
            ),
            action: (
              <TextLink href={settingsPath('security')}>
                <FormattedMessage id="settings.account.change_email" />
              </TextLink>
            ),
          },
          {
            id: 'role',
            label: <FormattedMessage id="settings.account.role" />,
            value: formatMessage({ id: `shell.role.${user.role}` }),
            note: <FormattedMessage id="settings.account.role_fixed" />,
          },
        ]}
      />
    </Panel>
  );
}

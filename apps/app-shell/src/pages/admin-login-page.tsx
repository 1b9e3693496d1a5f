import { PageTitle, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useOutletContext } from 'react-router';
import { arrivalOf, AuthFrame, DemoLogins, LoginForm, LoginNotice, StaffInvitation } from '../features/auth/index.js';

/** The login of everybody else; outside the admin area, so it is a new document. */
const CLIENT_LOGIN = '/app/login';

/** AUTH-07: the way in for staff, which tells others nothing; with an invitation, the first way in. */
export function AdminLoginPage(): ReactElement {
  const { formatMessage } = useIntl();
  const { reason } = arrivalOf(useLocation().state);
  const invitation = useOutletContext<string | undefined>();
  // One that was accepted is used up: what is left is to log in.
  if (invitation !== undefined && reason !== 'session_not_kept') {
    return (
      <AuthFrame wide>
        <StaffInvitation token={invitation} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <PageTitle
        title={formatMessage({ id: 'auth.admin_login.title' })}
        subtitle={<FormattedMessage id="auth.admin_login.subtitle" />}
      />
      <LoginNotice {...(reason !== undefined && { reason })} />
      <LoginForm staff />
      <Typography sx={{ mt: 3 }}>
        <FormattedMessage
          id="auth.admin_login.not_staff"
          values={{
            link: (words) => (
              <a key="login" href={CLIENT_LOGIN}>
                {words}
              </a>
            ),
          }}
        />
      </Typography>
      <DemoLogins staff />
    </AuthFrame>
  );
}

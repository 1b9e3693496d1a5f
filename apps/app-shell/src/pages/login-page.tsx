import { PageTitle, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useArea } from '../app/routes/area.js';
import { nextPathOf } from '../app/routes/next-path.js';
import { paths } from '../app/routes/paths.js';
import { arrivalOf, AuthFrame, DemoLogins, LoginForm, LoginNotice } from '../features/auth/index.js';

/** AUTH-04; PAY-03 when the session ended at checkout. */
export function LoginPage(): ReactElement {
  const { formatMessage } = useIntl();
  const { search, state } = useLocation();
  const { reason, email } = arrivalOf(state);
  const { basePath } = useArea();
  const comesFromCheckout = nextPathOf(search, basePath)?.startsWith(paths.checkout) ?? false;
  return (
    <AuthFrame>
      <PageTitle
        title={formatMessage({ id: 'auth.login.title' })}
        subtitle={<FormattedMessage id={comesFromCheckout ? 'auth.login.to_pay' : 'auth.login.subtitle'} />}
      />
      <LoginNotice {...(reason !== undefined && { reason })} />
      <LoginForm {...(email !== undefined && { email })} />
      <Typography sx={{ mt: 3 }}>
        <FormattedMessage
          id="auth.login.new_here"
          values={{
            link: (words) => (
              <TextLink key="register" href={paths.register + search}>
                {words}
              </TextLink>
            ),
          }}
        />
      </Typography>
      <DemoLogins />
    </AuthFrame>
  );
}

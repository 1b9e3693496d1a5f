import { PageTitle, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../app/routes/paths.js';
import { arrivalOf, AuthFrame, ForgotPassword } from '../features/auth/index.js';

/** AUTH-08: the way back in for whoever has lost the password. */
export function ForgotPasswordPage(): ReactElement {
  const { formatMessage } = useIntl();
  const { email } = arrivalOf(useLocation().state);
  return (
    <AuthFrame>
      <PageTitle
        title={formatMessage({ id: 'auth.forgot.title' })}
        subtitle={<FormattedMessage id="auth.forgot.subtitle" />}
      />
      <ForgotPassword {...(email !== undefined && { email })} />
      <Typography sx={{ mt: 3 }}>
        <TextLink href={paths.login}>
          <FormattedMessage id="auth.forgot.to_login" />
        </TextLink>
      </Typography>
    </AuthFrame>
  );
}

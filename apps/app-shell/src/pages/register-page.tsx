import { SERVICE_FEE_PERCENT } from '@cw/domain';
import { PageTitle, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../app/routes/paths.js';
import { AuthFrame, RegisterForm } from '../features/auth/index.js';

/** AUTH-01, AUTH-02. */
export function RegisterPage(): ReactElement {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  return (
    <AuthFrame wide>
      <PageTitle
        title={formatMessage({ id: 'auth.register.title' })}
        subtitle={<FormattedMessage id="auth.register.subtitle" values={{ percent: SERVICE_FEE_PERCENT }} />}
      />
      <RegisterForm />
      <Typography sx={{ mt: 3 }}>
        <FormattedMessage
          id="auth.register.have_account"
          values={{
            link: (words) => (
              <TextLink key="login" href={paths.login + search}>
                {words}
              </TextLink>
            ),
          }}
        />
      </Typography>
    </AuthFrame>
  );
}

import { PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthFrame, useLinkToken, VerifyEmail } from '../features/auth/index.js';

/** AUTH-08: confirms an address, the first one or a changed one, signed in or not. */
export function VerifyEmailPage(): ReactElement {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  return (
    <AuthFrame>
      <PageTitle
        title={formatMessage({ id: 'auth.verify.title' })}
        subtitle={<FormattedMessage id="auth.verify.subtitle" />}
      />
      <VerifyEmail token={token} />
    </AuthFrame>
  );
}

import { Banner, Box, PageTitle, TextLink, Typography } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../app/routes/paths.js';
import { AuthFrame, ForgotPassword, ResetPassword, useLinkToken } from '../features/auth/index.js';

/** AUTH-08: a new password by the link from an e-mail; a link that works no more is replaced by another on the spot. */
export function ResetPasswordPage(): ReactElement {
  const { formatMessage } = useIntl();
  const token = useLinkToken();
  const [isExpired, setIsExpired] = useState(false);
  const works = token !== undefined && !isExpired;
  return (
    <AuthFrame>
      <PageTitle
        title={formatMessage({ id: works ? 'auth.reset.title' : 'auth.reset.expired_title' })}
        subtitle={<FormattedMessage id={works ? 'auth.reset.subtitle' : 'auth.reset.expired_subtitle'} />}
      />
      {works ? (
        <ResetPassword token={token} onExpired={() => setIsExpired(true)} />
      ) : (
        <>
          <Box sx={{ mb: 3 }}>
            <Banner kind="sent_back" role="alert">
              <FormattedMessage id="errors.auth.link_invalid" />
            </Banner>
          </Box>
          <ForgotPassword />
        </>
      )}
      <Typography sx={{ mt: 3 }}>
        <TextLink href={paths.login}>
          <FormattedMessage id="auth.forgot.to_login" />
        </TextLink>
      </Typography>
    </AuthFrame>
  );
}

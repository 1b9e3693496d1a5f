import { useSession } from '@cw/api-client';
import { Box, ButtonLink, PageTitle, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { useResendVerification } from './use-resend-verification.js';

/** Where to go from here; who is signed in already is not asked to log in. */
function WayOn(): ReactElement {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <ButtonLink variant="primary" href={isSignedIn ? paths.dashboard : paths.login}>
      <FormattedMessage id={isSignedIn ? 'auth.verify.to_dashboard' : 'auth.verify.to_login'} />
    </ButtonLink>
  );
}

export interface EmailLinkDoneProps {
  readonly what: 'done' | 'disowned';
}

/** What the link has done. */
export function EmailLinkDone({ what }: EmailLinkDoneProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: `auth.verify.${what}_title` })}
        subtitle={
          <span role="status">
            <FormattedMessage id={`auth.verify.${what}_text`} />
          </span>
        }
      />
      {what === 'done' ? <WayOn /> : null}
    </>
  );
}

/** The link has been used, or its time has run out. */
export function EmailLinkExpired(): ReactElement {
  const { formatMessage } = useIntl();
  const isSignedIn = useSession().status === 'signed-in';
  const { resend, sending, said } = useResendVerification();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.verify.expired_title' })}
        subtitle={
          <span role="alert">
            <FormattedMessage id={isSignedIn ? 'auth.verify.expired_text' : 'auth.verify.expired_signed_out'} />
          </span>
        }
      />
      {isSignedIn ? (
        <SendingButton
          variant="primary"
          sending={sending}
          sendingText={formatMessage({ id: 'auth.forgot.sending' })}
          onClick={resend}
        >
          <FormattedMessage id="auth.verify.send_new" />
        </SendingButton>
      ) : (
        <WayOn />
      )}
      <Box role="status" sx={{ mt: 2 }}>
        {said}
      </Box>
    </>
  );
}

import { securityApi, useSession, type AppDispatch } from '@cw/api-client';
import { Banner, Box, Button, ButtonLink, LoadingState, PageTitle, SendingButton } from '@cw/ui';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { paths } from '../../../app/routes/paths.js';
import { isLinkInvalid } from '../link/link-token.js';
import { useRefusalText } from '../../../forms/refusal-text.js';
import { useResendVerification } from './use-resend-verification.js';

type Outcome =
  { readonly kind: 'checking' | 'confirmed' | 'expired' } | { readonly kind: 'failed'; readonly text: string };

/** Confirms the address as soon as the page is open; the link is the person's word already. */
function useVerification(token: string | undefined): { readonly outcome: Outcome; readonly retry: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const refusalText = useRefusalText();
  const [outcome, setOutcome] = useState<Outcome>({ kind: token === undefined ? 'expired' : 'checking' });
  const begun = useRef(false);

  const verify = useCallback(async () => {
    if (token === undefined) return;
    setOutcome({ kind: 'checking' });
    try {
      await dispatch(securityApi.endpoints.verifyEmail.initiate({ token })).unwrap();
      setOutcome({ kind: 'confirmed' });
    } catch (error) {
      const text = refusalText(error, 'auth.toast.unreachable');
      setOutcome(isLinkInvalid(error) ? { kind: 'expired' } : { kind: 'failed', text });
    }
  }, [token, dispatch, refusalText]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void verify();
  }, [verify]);

  return { outcome, retry: () => void verify() };
}

/** Where to go from here; who is signed in already is not asked to log in. */
function WayOn(): ReactElement {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <ButtonLink variant="primary" href={isSignedIn ? paths.dashboard : paths.login}>
      <FormattedMessage id={isSignedIn ? 'auth.verify.to_dashboard' : 'auth.verify.to_login'} />
    </ButtonLink>
  );
}

function Expired(): ReactElement {
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

interface FailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

function Failed({ text, onRetry }: FailedProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'auth.verify.failed_title' })} />
      <Box sx={{ mb: 3 }}>
        <Banner kind="broken" role="alert">
          {text}
        </Banner>
      </Box>
      <Button variant="primary" onClick={onRetry}>
        <FormattedMessage id="common.action.retry" />
      </Button>
    </>
  );
}

export interface VerifyEmailProps {
  readonly token: string | undefined;
}

/** AUTH-08: confirms an address by the link that was sent to it, whoever is signed in; it never signs anybody in. */
export function VerifyEmail({ token }: VerifyEmailProps): ReactElement {
  const { formatMessage } = useIntl();
  const { outcome, retry } = useVerification(token);
  if (outcome.kind === 'expired') return <Expired />;
  if (outcome.kind === 'failed') return <Failed text={outcome.text} onRetry={retry} />;
  if (outcome.kind === 'checking') {
    return (
      <>
        <PageTitle title={formatMessage({ id: 'auth.verify.title' })} />
        <LoadingState />
      </>
    );
  }
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.verify.done_title' })}
        subtitle={
          <span role="status">
            <FormattedMessage id="auth.verify.done_text" />
          </span>
        }
      />
      <WayOn />
    </>
  );
}

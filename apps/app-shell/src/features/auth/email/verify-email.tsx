import { useSession } from '@cw/api-client';
import { LoadingState, PageTitle } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ActivateAccount } from '../activation/activate-account.js';
import { LinkFailed } from '../link/link-failed.js';
import { EmailLinkDone, EmailLinkExpired } from './email-link-outcome.js';
import { ConfirmAddress, LogInToConfirm, OtherAccount, type EmailLinkOutcome } from './open-email-link.js';
import { useEmailLink } from './use-email-link.js';

interface OpenedProps {
  readonly token: string;
  readonly isSignedIn: boolean;
  readonly onOutcome: (outcome: EmailLinkOutcome) => void;
}

function Opened({ token, isSignedIn, onOutcome }: OpenedProps): ReactElement {
  const { formatMessage } = useIntl();
  const { opened, retry } = useEmailLink(token);
  if (opened.kind === 'expired') return <EmailLinkExpired />;
  if (opened.kind === 'open' && opened.content.isConfirmed) return <EmailLinkDone what="done" />;
  if (opened.kind === 'open') {
    const Way = opened.content.isOwnSession ? ConfirmAddress : isSignedIn ? OtherAccount : LogInToConfirm;
    return <Way token={token} link={opened.content} onOutcome={onOutcome} />;
  }
  const isFailed = opened.kind === 'failed';
  return (
    <>
      <PageTitle title={formatMessage({ id: isFailed ? 'auth.verify.failed_title' : 'auth.verify.title' })} />
      {isFailed ? <LinkFailed text={opened.text} onRetry={retry} /> : <LoadingState />}
    </>
  );
}

export interface VerifyEmailProps {
  readonly token: string | undefined;
}

/** AUTH-08: confirms an address by the link that was sent to it, pressed in a session of the account itself. */
export function VerifyEmail({ token }: VerifyEmailProps): ReactElement {
  const { status } = useSession();
  const [outcome, setOutcome] = useState<EmailLinkOutcome>();
  if (token === undefined || outcome === 'expired') return <EmailLinkExpired />;
  if (outcome === 'claiming') return <ActivateAccount token={token} />;
  if (outcome !== undefined) return <EmailLinkDone what={outcome} />;
  if (status === 'loading') return <LoadingState />;
  // Whose session it is decides what the link can do, so it is read again once the reader has logged in.
  return <Opened key={status} token={token} isSignedIn={status === 'signed-in'} onOutcome={setOutcome} />;
}

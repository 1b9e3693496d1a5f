import { LoadingState, PageTitle } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkFailed } from '../link/link-failed.js';
import { ForgotPassword } from '../recovery/forgot-password.js';
import { useEnter } from '../use-enter.js';
import { ActivationForm } from './activation-form.js';
import { useInvitedClient } from './use-invited-client.js';

/** Who was invited and asks for a new password is invited again: one form for both. */
export function ActivationExpired(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'auth.reset.expired_title' })}
        subtitle={<FormattedMessage id="auth.activation.expired" />}
      />
      <ForgotPassword />
    </>
  );
}

export interface ActivateAccountProps {
  readonly token: string;
}

/**
 * INT-08: a client whose account was made for a repair request comes in for the first time. AUTH-08: or whoever reads the
 * mail of an address takes over what an unknown person opened with it.
 */
export function ActivateAccount({ token }: ActivateAccountProps): ReactElement {
  const { formatMessage } = useIntl();
  const { opened, retry } = useInvitedClient(token);
  const [isExpired, setIsExpired] = useState(false);
  const enter = useEnter();
  if (isExpired || opened.kind === 'expired') return <ActivationExpired />;
  const isClaim = opened.kind === 'open' && !opened.content.isInvited;
  return (
    <>
      <PageTitle
        title={formatMessage({ id: isClaim ? 'auth.activation.claim_title' : 'auth.activation.title' })}
        subtitle={<FormattedMessage id={isClaim ? 'auth.activation.claim_subtitle' : 'auth.activation.subtitle'} />}
      />
      {opened.kind === 'reading' ? <LoadingState /> : null}
      {opened.kind === 'failed' ? <LinkFailed text={opened.text} onRetry={retry} /> : null}
      {opened.kind === 'open' ? (
        <ActivationForm
          token={token}
          person={opened.content}
          onExpired={() => setIsExpired(true)}
          onOpened={() => void enter()}
        />
      ) : null}
    </>
  );
}

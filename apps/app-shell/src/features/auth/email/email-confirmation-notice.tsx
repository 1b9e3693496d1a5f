import { useSession } from '@cw/api-client';
import { Banner, SendingButton } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useResendVerification } from './use-resend-verification.js';

export interface EmailConfirmationNoticeProps {
  readonly className?: string;
}

/** AUTH-08: stays until the address is confirmed. What cannot be done before is said where it would be done. */
export function EmailConfirmationNotice({ className }: EmailConfirmationNoticeProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const session = useSession();
  const { resend, sending, said } = useResendVerification();
  if (session.status !== 'signed-in' || session.user.emailUnconfirmed === undefined) return null;
  return (
    <section className={className} aria-label={formatMessage({ id: 'auth.confirm_email.label' })}>
      <Banner
        kind="news"
        title={<FormattedMessage id="auth.confirm_email.title" />}
        action={
          <SendingButton
            size="small"
            variant="secondary"
            sending={sending}
            sendingText={formatMessage({ id: 'auth.forgot.sending' })}
            onClick={resend}
          >
            <FormattedMessage id="auth.confirm_email.again" />
          </SendingButton>
        }
      >
        <FormattedMessage
          id="auth.confirm_email.text"
          values={{ email: session.user.email, role: session.user.role }}
        />
        <div role="status">{said}</div>
      </Banner>
    </section>
  );
}

import { useResendVerificationMutation, type SecurityView, type SessionUser } from '@cw/api-client';
import { ACCOUNT_SECURITY } from '@cw/domain';
import { Banner, Panel, SendingButton, Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmailStanding } from '../email-standing.js';
import { FactList } from '../fact-list.js';
import { useSave } from '../use-save.js';
import { EmailForm } from './email-form.js';

export interface EmailPanelProps {
  readonly user: SessionUser;
  readonly security: SecurityView;
}

function SendAgain(): ReactElement {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const save = useSave({ done: 'settings.email.sent', failed: 'settings.email.send_failed' });
  return (
    <SendingButton variant="secondary" size="small" sending={isLoading} onClick={() => void save(resend().unwrap())}>
      <FormattedMessage id="settings.email.send_again" />
    </SendingButton>
  );
}

/** AUTH-08: where the account is written to, whether that is proven, and what is waiting to take its place. */
export function EmailPanel({ user, security }: EmailPanelProps): ReactElement {
  const { emailVerified, pendingEmail } = security;
  return (
    <Panel title={<FormattedMessage id="settings.email.title" />}>
      <Stack spacing={2.5}>
        <FactList
          facts={[
            {
              id: 'email',
              label: <FormattedMessage id="settings.email.current" />,
              value: (
                <>
                  <span>{user.email}</span>
                  <EmailStanding verified={emailVerified} />
                </>
              ),
              ...(!emailVerified && {
                note: <FormattedMessage id="settings.email.verify" />,
                action: <SendAgain />,
              }),
            },
          ]}
        />
        {pendingEmail === null ? null : (
          <Banner kind="news" title={<FormattedMessage id="settings.email.pending_title" />}>
            <FormattedMessage
              id="settings.email.pending_text"
              values={{ email: <b>{pendingEmail}</b>, hours: ACCOUNT_SECURITY.changeEmailHours }}
            />
          </Banner>
        )}
        <EmailForm current={user.email} />
      </Stack>
    </Panel>
  );
}

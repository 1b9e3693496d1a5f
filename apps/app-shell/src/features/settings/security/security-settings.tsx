import { useGetSecurityQuery, type SessionUser } from '@cw/api-client';
import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SettingsState } from '../settings-state.js';
import { EmailPanel } from './email-panel.js';
import { PasswordForm } from './password-form.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import { SessionsPanel } from './sessions-panel.js';

export interface SecuritySettingsProps {
  readonly user: SessionUser;
}

/** AUTH-08: address, password, second factor, sessions. */
export function SecuritySettings({ user }: SecuritySettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useGetSecurityQuery();
  const { data: security } = query;
  if (security === undefined) {
    return (
      <SettingsState
        label={formatMessage({ id: 'settings.tab.security' })}
        failed={formatMessage({ id: 'settings.security.error' })}
        query={query}
        rows={4}
      />
    );
  }
  return (
    <Stack spacing={3}>
      <EmailPanel user={user} security={security} />
      <PasswordForm user={user} changedAt={security.passwordChangedAt} />
      <SecondFactorPanel security={security} />
      <SessionsPanel />
    </Stack>
  );
}

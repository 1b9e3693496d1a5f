import { useGetProfileQuery, type SessionUser } from '@cw/api-client';
import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SettingsState } from '../settings-state.js';
import { AccountFacts } from './account-facts.js';
import { ProfileForm } from './profile-form.js';

export interface ProfileSettingsProps {
  readonly user: SessionUser;
}

/** AUTH-11: what a person says about themselves, and what only reads. */
export function ProfileSettings({ user }: ProfileSettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useGetProfileQuery(user.id);
  return (
    <Stack spacing={3}>
      <AccountFacts user={user} />
      {query.data === undefined ? (
        <SettingsState
          label={formatMessage({ id: 'settings.profile.title' })}
          failed={formatMessage({ id: 'settings.profile.error' })}
          query={query}
          rows={4}
        />
      ) : (
        <ProfileForm profile={query.data} onStale={query.refetch} />
      )}
    </Stack>
  );
}

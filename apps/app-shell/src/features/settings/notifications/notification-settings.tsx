import { useGetPreferencesQuery, type SessionUser } from '@cw/api-client';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SettingsState } from '../settings-state.js';
import { PreferenceForm } from './preference-form.js';

export interface NotificationSettingsProps {
  readonly user: SessionUser;
}

/** What a person wants to be told, and when. */
export function NotificationSettings({ user }: NotificationSettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const query = useGetPreferencesQuery(user.id);
  if (query.data !== undefined) return <PreferenceForm user={user} preferences={query.data} />;
  return (
    <SettingsState
      label={formatMessage({ id: 'settings.tab.notifications' })}
      failed={formatMessage({ id: 'settings.notifications.error' })}
      query={query}
    />
  );
}

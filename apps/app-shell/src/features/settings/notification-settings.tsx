import { useGetPreferencesQuery, type SessionUser } from '@cw/api-client';
import { LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { PreferenceForm } from './preference-form.js';

export interface NotificationSettingsProps {
  readonly user: SessionUser;
}

/** What a person wants to be told, and when. */
export function NotificationSettings({ user }: NotificationSettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useGetPreferencesQuery(user.id);
  if (data !== undefined) return <PreferenceForm user={user} preferences={data} />;
  return (
    <Panel flush label={formatMessage({ id: 'settings.tab.notifications' })}>
      {error !== undefined && !isFetching ? (
        <LoadError
          title={formatMessage({ id: 'settings.notifications.error' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState>
          <SkeletonRows />
        </LoadingState>
      )}
    </Panel>
  );
}

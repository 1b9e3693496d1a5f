import type { SessionUser } from '@cw/api-client';
import { PageTitle } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusinessSettings } from './business-settings.js';
import { DisplaySettings } from './display-settings.js';
import { NotificationSettings } from './notification-settings.js';
import { ProfileForm } from './profile-form.js';
import { SettingsTabs, type Tab } from './settings-tabs.js';

export interface SettingsProps {
  readonly user: SessionUser;
}

export function Settings({ user }: SettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const content: Readonly<Record<Tab, ReactNode>> = {
    profile: <ProfileForm user={user} />,
    business: <BusinessSettings />,
    display: <DisplaySettings user={user} />,
    notifications: <NotificationSettings user={user} />,
  };
  return (
    <>
      <PageTitle title={formatMessage({ id: 'settings.title' })} />
      <SettingsTabs role={user.role}>{(tab) => content[tab]}</SettingsTabs>
    </>
  );
}

import type { SessionUser } from '@cw/api-client';
import { useLocale } from '@cw/i18n/react';
import { Button, PageTitle } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicAddress } from '../../app/routes/area-address.js';
import type { SettingsTab } from '../../app/routes/paths.js';
import { InstallPanel } from '../../install/install-panel.js';
import { BusinessSettings } from './business/business-settings.js';
import { CalendarSettings } from './calendar/calendar-settings.js';
import { DataSettings } from './data/data-settings.js';
import { DisplaySettings } from './display/display-settings.js';
import { NotificationSettings } from './notifications/notification-settings.js';
import { ProfileSettings } from './profile/profile-settings.js';
import { SecuritySettings } from './security/security-settings.js';
import { SettingsTabs } from './settings-tabs.js';
import { TokenSettings } from './tokens/token-settings.js';

export interface SettingsProps {
  readonly user: SessionUser;
}

/** AREA-11: everything that a person decides about their own account. */
export function Settings({ user }: SettingsProps): ReactElement {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const content: Readonly<Record<SettingsTab, ReactNode>> = {
    profile: <ProfileSettings user={user} />,
    business: <BusinessSettings />,
    notifications: <NotificationSettings user={user} />,
    calendar: <CalendarSettings />,
    display: (
      <>
        <DisplaySettings />
        <InstallPanel />
      </>
    ),
    security: <SecuritySettings user={user} />,
    tokens: <TokenSettings />,
    data: <DataSettings user={user} />,
  };
  return (
    <>
      <PageTitle
        title={formatMessage({ id: 'settings.title' })}
        actions={
          <Button variant="quiet" component="a" href={publicAddress('/support', locale)}>
            <FormattedMessage id="settings.help" />
          </Button>
        }
      />
      <SettingsTabs role={user.role}>{(tab) => content[tab]}</SettingsTabs>
    </>
  );
}

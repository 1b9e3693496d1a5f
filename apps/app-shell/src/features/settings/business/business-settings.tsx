import { useGetMyContractorProfileQuery } from '@cw/api-client';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SettingsState } from '../settings-state.js';
import { BusinessForm } from './business-form.js';

/** A contractor's own profile. */
export function BusinessSettings(): ReactElement {
  const { formatMessage } = useIntl();
  const query = useGetMyContractorProfileQuery();
  if (query.data !== undefined) return <BusinessForm profile={query.data} />;
  return (
    <SettingsState
      label={formatMessage({ id: 'settings.tab.business' })}
      failed={formatMessage({ id: 'settings.business.error' })}
      query={query}
    />
  );
}

import { useGetMyContractorProfileQuery } from '@cw/api-client';
import { Stack } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SettingsState } from '../settings-state.js';
import { BiddingStanding } from './bidding-standing.js';
import { BusinessForm } from './business-form.js';
import { PapersPanel } from './papers/papers-panel.js';

/** A contractor's own papers and profile. */
export function BusinessSettings(): ReactElement {
  const { formatMessage } = useIntl();
  const query = useGetMyContractorProfileQuery();
  const profile = query.data;
  if (profile === undefined) {
    return (
      <SettingsState
        label={formatMessage({ id: 'settings.tab.business' })}
        failed={formatMessage({ id: 'settings.business.error' })}
        query={query}
      />
    );
  }
  return (
    <Stack spacing={3}>
      <BiddingStanding profile={profile} />
      <PapersPanel contractorId={profile.id} />
      <BusinessForm profile={profile} />
    </Stack>
  );
}

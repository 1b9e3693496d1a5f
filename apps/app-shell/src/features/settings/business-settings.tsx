import { useGetMyContractorProfileQuery } from '@cw/api-client';
import { LoadingState, Panel, SkeletonRows } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';
import { BusinessForm } from './business-form.js';

/** A contractor's own profile. */
export function BusinessSettings(): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useGetMyContractorProfileQuery();
  if (data !== undefined) return <BusinessForm profile={data} />;
  return (
    <Panel flush label={formatMessage({ id: 'settings.tab.business' })}>
      {error !== undefined && !isFetching ? (
        <LoadError
          title={formatMessage({ id: 'settings.business.error' })}
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

import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

/** The entry of the navigation, with how many payments staff must look at. */
export function makePaymentsLabel({ api }: Pick<WorkspaceKit, 'api'>): ComponentType {
  return function PaymentsLabel() {
    const { data } = api.useGetAdminOverviewQuery();
    return <FormattedMessage id="admin.navigation.payments" values={{ count: data?.waitingPayments ?? 0 }} />;
  };
}

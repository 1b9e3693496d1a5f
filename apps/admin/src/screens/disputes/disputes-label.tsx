import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

/** The entry of the navigation, with how many cases wait for a decision. */
export function makeDisputesLabel({ api }: Pick<WorkspaceKit, 'api'>): ComponentType {
  return function DisputesLabel() {
    const { data } = api.useGetAdminOverviewQuery();
    return <FormattedMessage id="admin.navigation.disputes" values={{ count: data?.waitingCases ?? 0 }} />;
  };
}

import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

/** The entry of the navigation, with how many wait. */
export function makeReportsLabel({ api }: Pick<WorkspaceKit, 'api'>): ComponentType {
  return function ReportsLabel() {
    const { data } = api.useGetAdminOverviewQuery();
    return <FormattedMessage id="admin.navigation.reports" values={{ count: data?.openReports ?? 0 }} />;
  };
}

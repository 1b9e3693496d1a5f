import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

/** The entry of the navigation, with how many messages wait for an answer. */
export function makeSupportLabel({ api }: Pick<WorkspaceKit, 'api'>): ComponentType {
  return function SupportLabel() {
    const { data } = api.useGetAdminOverviewQuery();
    return <FormattedMessage id="desk.support.navigation" values={{ count: data?.openSupportMessages ?? 0 }} />;
  };
}

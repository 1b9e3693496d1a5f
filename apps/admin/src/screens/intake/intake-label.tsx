import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

/** The entry of the navigation, with how many requests nobody has begun to review. */
export function makeIntakeLabel({ api }: Pick<WorkspaceKit, 'api'>): ComponentType {
  return function IntakeLabel() {
    const { data } = api.useGetAdminOverviewQuery();
    return <FormattedMessage id="triage.navigation" values={{ count: data?.waitingIntakes ?? 0 }} />;
  };
}

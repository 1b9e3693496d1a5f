import type { WorkspaceKit } from '@cw/api-client/workspace';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

const WAITING = { state: 'submitted', limit: 1 } as const;

/** The entry of the navigation, with how many papers wait. */
export function makeVerificationLabel({ api }: Pick<WorkspaceKit, 'api'>): ComponentType {
  return function VerificationLabel() {
    const { data } = api.useListPapersQuery(WAITING);
    return <FormattedMessage id="admin.navigation.verification" values={{ count: data?.waiting ?? 0 }} />;
  };
}

import { EmptyState, PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { areaAddress } from './area-address.js';
import { BarePage } from './bare-page.js';

/** The dashboard that every account has; outside this area, so it is a new document. */
const OWN_DASHBOARD = '/app/dashboard';

/** ROLE-07: signed in, but not staff. No redirect, so no loop. */
export function AccessDeniedPage(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <BarePage>
      <PageTitle title={formatMessage({ id: 'shell.access_denied.title' })} />
      <EmptyState
        title={formatMessage({ id: 'shell.access_denied.subtitle' })}
        action={
          <a href={areaAddress('app', OWN_DASHBOARD)}>
            <FormattedMessage id="shell.access_denied.dashboard" />
          </a>
        }
      >
        <FormattedMessage id="shell.access_denied.text" />
      </EmptyState>
    </BarePage>
  );
}

import { Button, EmptyState, PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLogout } from '../../features/auth/index.js';
import { areaAddress } from '../routes/area-address.js';
import { BarePage } from './bare-page.js';

/** The dashboard that every account has; outside this area, so it is a new document. */
const OWN_DASHBOARD = '/app/dashboard';

/** ROLE-07: signed in, but not staff. No redirect, so no loop; whoever has a staff account too signs out to use it. */
export function AccessDeniedPage(): ReactElement {
  const { formatMessage } = useIntl();
  const logout = useLogout();
  return (
    <BarePage>
      <PageTitle title={formatMessage({ id: 'shell.access_denied.title' })} />
      <EmptyState
        title={formatMessage({ id: 'shell.access_denied.subtitle' })}
        action={
          <>
            <Button variant="primary" component="a" href={areaAddress('app', OWN_DASHBOARD)}>
              <FormattedMessage id="shell.access_denied.dashboard" />
            </Button>
            <Button variant="secondary" onClick={() => void logout()}>
              <FormattedMessage id="shell.sign_out" />
            </Button>
          </>
        }
      >
        <FormattedMessage id="shell.access_denied.text" />
      </EmptyState>
    </BarePage>
  );
}

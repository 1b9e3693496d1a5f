import { PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export function RepairIntakePage(): ReactElement {
  const { formatMessage } = useIntl();
  return <PageTitle title={formatMessage({ id: 'shell.page.repair_intake' })} />;
}

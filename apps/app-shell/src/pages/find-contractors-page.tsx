import { PageTitle } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export function FindContractorsPage(): ReactElement {
  const { formatMessage } = useIntl();
  return <PageTitle title={formatMessage({ id: 'shell.page.find_contractors' })} />;
}

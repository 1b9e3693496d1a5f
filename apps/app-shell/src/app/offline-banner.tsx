import { Banner, OfflineIcon, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOnline } from './layout/use-online.js';

const Place = styled('div')(({ theme }) => ({
  maxWidth: 1240,
  padding: theme.spacing(2, 4, 0),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 2, 0) },
}));

/** Stays for as long as the browser has no network. Its region stands before anything is said in it. */
export function OfflineBanner(): ReactElement {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Place>
          <Banner kind="sent_back" icon={OfflineIcon} title={<FormattedMessage id="shell.offline.title" />}>
            <FormattedMessage id="shell.offline.text" />
          </Banner>
        </Place>
      )}
    </div>
  );
}

import { Button, DownloadIcon, Panel, Stack, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { askToInstall } from './install-offer.js';
import { useInstallOffer } from './use-install-offer.js';

/** Offers the home screen to whoever looks for it; nothing where it is there already, or the browser has no way. */
export function InstallPanel(): ReactElement | null {
  const offer = useInstallOffer();
  if (offer === undefined) return null;
  return (
    <Panel title={<FormattedMessage id="settings.install.title" />}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography color="text.secondary">
          <FormattedMessage id="settings.install.text" />
        </Typography>
        {offer === 'ask' ? (
          <Button startIcon={<DownloadIcon />} onClick={() => void askToInstall()}>
            <FormattedMessage id="settings.install.ask" />
          </Button>
        ) : (
          <Typography component="ol" sx={{ pl: 3, m: 0, display: 'grid', gap: 1 }}>
            <li>
              <FormattedMessage id="settings.install.share" />
            </li>
            <li>
              <FormattedMessage id="settings.install.add" />
            </li>
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

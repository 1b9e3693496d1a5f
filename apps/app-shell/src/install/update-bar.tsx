import { Banner, Button, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: theme.spacing(3),
  bottom: theme.spacing(3),
  zIndex: theme.zIndex.snackbar,
  maxWidth: '26.25rem',
  '& .ways': { display: 'flex', gap: theme.spacing(1), marginTop: theme.spacing(1) },
  // The foot of a phone is where people press on, write and pay.
  [theme.breakpoints.down('md')]: {
    inset: `calc(72px + env(safe-area-inset-top)) ${theme.spacing(2)} auto`,
    maxWidth: 'none',
  },
  '@media print': { display: 'none' },
}));

export interface UpdateBarProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Says that a new version waits; nothing is loaded anew before its reader says so. */
export function UpdateBar({ onReload, onLater }: UpdateBarProps): ReactElement {
  return (
    <Place role="status">
      <Banner kind="news" title={<FormattedMessage id="shell.update.title" />}>
        <FormattedMessage id="shell.update.text" />
        <div className="ways">
          <Button onClick={onReload}>
            <FormattedMessage id="shell.update.reload" />
          </Button>
          <Button onClick={onLater}>
            <FormattedMessage id="shell.update.later" />
          </Button>
        </div>
      </Banner>
    </Place>
  );
}

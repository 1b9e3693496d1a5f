import { useOnline } from '@cw/api-client';
import { Banner, OfflineIcon, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Place = styled('div')(({ theme }) => ({
  maxWidth: '77.5rem',
  padding: theme.spacing(2, 4, 0),
  // Over a page whose words stand in the middle, it begins and ends where they do.
  '&[data-over="words"], &[data-over="wide-words"]': { margin: '0 auto', padding: theme.spacing(2, 3, 0) },
  '&[data-over="words"]': { maxWidth: '47.5rem' },
  [theme.breakpoints.down('md')]: { '&, &[data-over]': { padding: theme.spacing(2, 2, 0) } },
}));

/** How far down it reaches while the page is not scrolled; toasts at the top stand clear of it. */
const ROOM_PROPERTY = '--cw-top-notice';

function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const { style } = document.documentElement;
  const measure = (): void =>
    style.setProperty(ROOM_PROPERTY, `${Math.ceil(banner.getBoundingClientRect().bottom + window.scrollY)}px`);
  measure();
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  observer?.observe(banner);
  return () => {
    observer?.disconnect();
    style.removeProperty(ROOM_PROPERTY);
  };
}

export interface OfflineBannerProps {
  /** What stands under it: the workspace's own screens, or a page in the middle of the window. */
  readonly over?: 'screens' | 'words' | 'wide-words';
  /** What the page says in place of the usual words. */
  readonly children?: ReactNode;
}

/** Stays for as long as the browser has no network. Its region stands before anything is said in it. */
export function OfflineBanner({ over = 'screens', children }: OfflineBannerProps): ReactElement {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Place data-over={over} ref={keepRoom}>
          <Banner kind="sent_back" icon={OfflineIcon} title={<FormattedMessage id="shell.offline.title" />}>
            {children ?? <FormattedMessage id="shell.offline.text" />}
          </Banner>
        </Place>
      )}
    </div>
  );
}

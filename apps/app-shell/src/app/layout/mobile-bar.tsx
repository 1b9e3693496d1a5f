import type { Role } from '@cw/domain';
import { styled } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useEntryCounts } from './entry-counts.js';
import { barEntries } from './navigation.js';
import { Count } from './navigation-list.js';
import { useCurrentPath } from './section.js';

const Bar = styled('nav')(({ theme }) => {
  const { background, divider, text, primary } = theme.vars.palette;
  return {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: theme.zIndex.appBar,
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    padding: '4px 2px max(8px, env(safe-area-inset-bottom))',
    backgroundColor: background.paper,
    borderTop: `1px solid ${divider}`,
    [theme.breakpoints.up('md')]: { display: 'none' },
    '& a': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 2,
      minWidth: 0,
      minHeight: 52,
      padding: '8px 0 4px',
      fontSize: '0.75rem',
      lineHeight: 1.2,
      fontWeight: 560,
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      color: text.secondary,
    },
    '& a[aria-current]': { color: primary.main, fontWeight: 680 },
    '& a[aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: -5,
      width: 36,
      height: 3,
      backgroundColor: primary.main,
    },
    '& svg': { width: 22, height: 22 },
    '& .count': { position: 'absolute', top: 2, left: 'calc(50% + 6px)' },
  };
});

/** Its height with the line above it; toasts stand clear of it. */
const BAR_HEIGHT = '65px';
const BAR_PROPERTY = '--cw-bottom-bar';

function useRoomForBar(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(BAR_PROPERTY, BAR_HEIGHT);
    return () => void style.removeProperty(BAR_PROPERTY);
  }, []);
}

export interface MobileBarProps {
  readonly role: Role;
}

/** SHELL-05: the five places of a phone. */
export function MobileBar({ role }: MobileBarProps): ReactElement {
  const { formatMessage } = useIntl();
  useRoomForBar();
  const entries = barEntries(role);
  const counts = useEntryCounts();
  const current = useCurrentPath(entries.map((entry) => entry.path));
  return (
    <Bar aria-label={formatMessage({ id: 'shell.nav.sections' })}>
      {entries.map(({ path, labelId, Icon }) => (
        <Link key={path} to={path} {...(path === current && { 'aria-current': 'page' as const })}>
          <Icon />
          <span>{formatMessage({ id: labelId })}</span>
          <Count of={counts.get(path)} />
        </Link>
      ))}
    </Bar>
  );
}

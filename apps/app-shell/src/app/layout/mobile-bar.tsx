import type { Role } from '@cw/domain';
import { MenuIcon, styled } from '@cw/ui';
import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useBarPlaces } from './bar-places.js';
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
    '& a, & button': {
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
    '& button': { border: 0, background: 'none', fontFamily: 'inherit', cursor: 'pointer' },
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
  readonly onOpenMenu: () => void;
}

/** SHELL-05: the five places of a phone. */
export function MobileBar({ role, onOpenMenu }: MobileBarProps): ReactElement {
  const { formatMessage } = useIntl();
  useRoomForBar();
  const { places, menu } = useBarPlaces(role);
  const current = useCurrentPath(places.map(({ path }) => path));
  return (
    <Bar aria-label={formatMessage({ id: 'shell.nav.sections' })}>
      {places.map(({ path, label, icon, count }) => (
        <Link key={path} to={path} {...(path === current && { 'aria-current': 'page' as const })}>
          {icon}
          <span>{label}</span>
          <Count of={count} />
        </Link>
      ))}
      {menu === undefined ? null : (
        <button type="button" aria-haspopup="dialog" onClick={onOpenMenu}>
          <MenuIcon />
          <span>{formatMessage({ id: 'shell.bar.more' })}</span>
          <Count of={menu.count} />
        </button>
      )}
    </Bar>
  );
}

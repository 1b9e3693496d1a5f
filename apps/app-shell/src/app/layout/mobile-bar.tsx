import type { Role } from '@cw/domain';
import { BOTTOM_BAR, MenuIcon, SHORT_WINDOW, styled } from '@cw/ui';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
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
    padding:
      '4px max(2px, env(safe-area-inset-right)) max(8px, env(safe-area-inset-bottom)) max(2px, env(safe-area-inset-left))',
    backgroundColor: background.paper,
    borderTop: `1px solid ${divider}`,
    [theme.breakpoints.up('md')]: { display: 'none' },
    // What is written there needs the height; the menu at the head has every place of the bar.
    [SHORT_WINDOW]: { display: 'none' },
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
    // A fifth of the window holds no word in large letters: the menu at the head says them whole, here they are heard.
    '@media (max-width: 19.9rem)': {
      '& .word': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& a, & button': { alignContent: 'center' },
      '& svg': { width: 30, height: 30 },
    },
  };
});

/**
 * The page, what scrolls and toasts stand clear of the bar by its height. It is measured: its words are larger for some
 * readers, and where it is not drawn it takes no room.
 */
function useRoomForBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty(BOTTOM_BAR, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    // jsdom has none.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (bar.current !== null) observer?.observe(bar.current, { box: 'border-box' });
    return () => {
      observer?.disconnect();
      style.removeProperty(BOTTOM_BAR);
    };
  }, []);
  return bar;
}

export interface MobileBarProps {
  readonly role: Role;
  readonly onOpenMenu: () => void;
}

/** SHELL-05: the five places of a phone, while there is height for them. */
export function MobileBar({ role, onOpenMenu }: MobileBarProps): ReactElement {
  const { formatMessage } = useIntl();
  const bar = useRoomForBar();
  const { places, menu } = useBarPlaces(role);
  const current = useCurrentPath(places.map(({ path }) => path));
  return (
    <Bar ref={bar} aria-label={formatMessage({ id: 'shell.nav.sections' })}>
      {places.map(({ path, label, icon, count }) => (
        <Link key={path} to={path} {...(path === current && { 'aria-current': 'page' as const })}>
          {icon}
          <span className="word">{label}</span>
          <Count of={count} />
        </Link>
      ))}
      {menu === undefined ? null : (
        <button type="button" aria-haspopup="dialog" onClick={onOpenMenu}>
          <MenuIcon />
          <span className="word">{formatMessage({ id: 'shell.bar.more' })}</span>
          <Count of={menu.count} />
        </button>
      )}
    </Bar>
  );
}

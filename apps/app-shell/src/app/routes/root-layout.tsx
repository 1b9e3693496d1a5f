import { useWakeOnNavigation } from '@cw/api-client';
import { FocusKeeper, NavigationKeyProvider } from '@cw/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router';
import { InstallKeeper } from '../../install/install-keeper.js';

/** Every first page of a tab has this key: a link of a letter would open where the page before it was left. */
const FIRST = 'default';

/** For what a scroll position is kept: a place in the tab's history, or the address where that begins. */
export const scrollKeyOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === FIRST ? pathname : key;

/** What every screen needs whoever looks at it: the scroll position and the focus follow the navigation. */
export function RootLayout(): ReactElement {
  const { key, pathname } = useLocation();
  useWakeOnNavigation(key);
  return (
    // Another tab or filter of the same page leaves the focus on the control that chose it.
    <NavigationKeyProvider value={pathname}>
      <FocusKeeper />
      <ScrollRestoration getKey={scrollKeyOf} />
      <Outlet />
      <InstallKeeper />
    </NavigationKeyProvider>
  );
}

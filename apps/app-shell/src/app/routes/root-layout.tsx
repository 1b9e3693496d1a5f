import { useWakeOnNavigation } from '@cw/api-client';
import { NavigationKeyProvider } from '@cw/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { InstallKeeper } from '../../install/install-keeper.js';

/** What every screen needs whoever looks at it: the scroll position and the focus follow the navigation. */
export function RootLayout(): ReactElement {
  const { key, pathname } = useLocation();
  useWakeOnNavigation(key);
  return (
    // Another tab or filter of the same page leaves the focus on the control that chose it.
    <NavigationKeyProvider value={pathname}>
      <ScrollRestoration />
      <Outlet />
      <InstallKeeper />
    </NavigationKeyProvider>
  );
}

import { useWakeOnNavigation } from '@cw/api-client';
import { NavigationKeyProvider } from '@cw/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';

/** What every screen needs whoever looks at it: the scroll position and the focus follow the navigation. */
export function RootLayout(): ReactElement {
  const { key } = useLocation();
  useWakeOnNavigation(key);
  return (
    <NavigationKeyProvider value={key}>
      <ScrollRestoration />
      <Outlet />
    </NavigationKeyProvider>
  );
}

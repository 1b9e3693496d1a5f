import { RealtimeProvider, type AppStore, type BasePath, type WorkspaceExtensions } from '@cw/api-client';
import type { LoadedLocale } from '@cw/i18n/react';
import { useEffect, useState, type ReactElement } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';
import { ReauthenticationProvider } from '../identity/index.js';
import { AddressSearchProvider } from './routes/address-search.js';
import { ExtensionsProvider } from './extensions.js';
import { Ground } from './ground.js';
import { createLaterTexts, withTexts, type LaterTexts } from './texts/later-texts.js';
import { reloadOnPreloadError } from './loading/reload-to-new-build.js';
import { atRest } from './loading/request-idle.js';
import { routeTable } from './routes/route-table.js';
import { SessionKeeper } from './session/session-keeper.js';
import { textsOf } from './texts/texts-of-area.js';

export interface AppProps {
  readonly basePath: BasePath;
  readonly store: AppStore;
  readonly locale: LoadedLocale;
  readonly extensions: WorkspaceExtensions;
}

const createRouter = (basePath: BasePath, routes: RouteObject[], texts: LaterTexts) =>
  createBrowserRouter(withTexts(routes, texts), { basename: basePath === '' ? '/' : basePath });

/** Loads the document anew, where its reader was going, or where they are. */
function reloadTo(router: ReturnType<typeof createRouter>): void {
  const { location } = router.state.navigation;
  if (location === undefined) window.location.reload();
  else window.location.assign(router.createHref(location));
}

/** The workspace: the ground of every screen → the host’s own → what works beside the page → router. */
export function App({ basePath, store, locale, extensions }: AppProps): ReactElement {
  const [texts] = useState(() => createLaterTexts(() => textsOf(basePath)(locale.locale)));
  const [router] = useState(() => createRouter(basePath, routeTable(basePath, extensions.routes), texts));
  useEffect(
    () => reloadOnPreloadError({ storage: () => window.sessionStorage, reload: () => reloadTo(router), now: Date.now }),
    [router],
  );
  useEffect(() => atRest(() => void texts.arrived().catch(() => undefined)), [texts]);
  return (
    <Ground basePath={basePath} store={store} locale={locale} later={texts.onArrival} cacheKey="ws">
      <ExtensionsProvider value={extensions}>
        <SessionKeeper />
        <RealtimeProvider atRest={atRest}>
          <ReauthenticationProvider>
            <AddressSearchProvider router={router}>
              {/* A screen is drawn in one piece: drawn as a transition it takes an old phone half as long again. */}
              <RouterProvider router={router} useTransitions={false} />
            </AddressSearchProvider>
          </ReauthenticationProvider>
        </RealtimeProvider>
      </ExtensionsProvider>
    </Ground>
  );
}

import { makeStore, type BasePath } from '@cw/api-client';
import { LocaleProvider, type LoadedLocale } from '@cw/i18n/react';
import { loadMessages, type Locale, type Messages } from '@cw/i18n';
import { CwThemeProvider, LinkProvider, ToastProvider, type LinkComponentProps } from '@cw/ui';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { AddressSearchProvider } from '../app/routes/address-search.js';
import { AreaProvider } from '../app/routes/area.js';
import { SilenceWords } from '../app/texts/silence-words.js';
import { RouterLink } from '../app/routes/router-link.js';
import { ReauthenticationProvider } from '../identity/index.js';

export interface RenderOptions {
  /** Where the reader is, relative to the base path. */
  readonly at?: string;
  readonly basePath?: BasePath;
  readonly locale?: Locale;
  /** What becomes of the texts before they are drawn, such as a mark around each. */
  readonly texts?: (messages: Messages) => Messages;
}

export interface RenderedApp extends RenderResult {
  readonly user: UserEvent;
  /** The path the reader has come to, with its query and its hash. */
  readonly location: () => string;
}

/** The memory router has no prefix, with which the product's own router breaks an address of the API: it is refused here. */
function RouteOnlyLink(link: LinkComponentProps): ReactElement {
  if (link.href.startsWith('/api/')) throw new Error(`The router has been given an address of the API: ${link.href}`);
  return <RouterLink {...link} />;
}

/** Draws routes under the app's own providers, in the app's own order, with a memory router. */
export async function renderRoutes(routes: RouteObject[], options: RenderOptions = {}): Promise<RenderedApp> {
  const { at = '/', basePath = '/app', locale = 'en', texts = (messages: Messages) => messages } = options;
  const loaded: LoadedLocale = { locale, messages: texts(await loadMessages(locale)) };
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(
    <Provider store={makeStore()}>
      <LocaleProvider initial={loaded}>
        <SilenceWords />
        <CwThemeProvider cacheKey="test">
          <ToastProvider>
            <LinkProvider component={RouteOnlyLink}>
              <AreaProvider basePath={basePath}>
                <ReauthenticationProvider>
                  <AddressSearchProvider router={router}>
                    <RouterProvider router={router} />
                  </AddressSearchProvider>
                </ReauthenticationProvider>
              </AreaProvider>
            </LinkProvider>
          </ToastProvider>
        </CwThemeProvider>
      </LocaleProvider>
    </Provider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    location: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

/** Draws one screen under the app's own providers; any other address is an empty page. */
export function renderWithApp(screen: ReactElement, options: RenderOptions = {}): Promise<RenderedApp> {
  const at = options.at ?? '/';
  const path = at.split('?')[0] ?? '/';
  return renderRoutes(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    { ...options, at },
  );
}

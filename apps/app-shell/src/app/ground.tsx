import type { AppStore, BasePath } from '@cw/api-client';
import { LocaleProvider, type LoadedLocale, type LocaleProviderProps } from '@cw/i18n/react';
import { CwThemeProvider, LinkProvider, ToastProvider, type CwThemeProviderProps } from '@cw/ui';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ignoreSecondHalves } from './double-tap.js';
import { AreaProvider } from './routes/area.js';
import { RouterLink } from './routes/router-link.js';
import { SilenceWords } from './texts/silence-words.js';
import { textsOf } from './texts/texts-of-area.js';

export interface GroundProps {
  readonly basePath: BasePath;
  readonly store: AppStore;
  readonly locale: LoadedLocale;
  /** Texts that come after the first paint, where the page does not open with all of them. */
  readonly later?: NonNullable<LocaleProviderProps['later']>;
  /** Prefix of the class names, where it is not that of stored pages. */
  readonly cacheKey?: string;
  /** The build's own cache, from which it takes the styles of what it draws. */
  readonly cache?: NonNullable<CwThemeProviderProps['cache']>;
  readonly children: ReactNode;
}

/** What every screen stands on: store → texts → theme → toasts → links. No press of a double tap goes through it. */
export function Ground({ basePath, store, locale, later, cacheKey, cache, children }: GroundProps): ReactElement {
  useEffect(ignoreSecondHalves, []);
  return (
    <Provider store={store}>
      <LocaleProvider initial={locale} load={textsOf(basePath)} {...(later && { later })}>
        <SilenceWords />
        <CwThemeProvider {...(cacheKey !== undefined && { cacheKey })} {...(cache && { cache })}>
          <ToastProvider>
            <LinkProvider component={RouterLink}>
              <AreaProvider basePath={basePath}>{children}</AreaProvider>
            </LinkProvider>
          </ToastProvider>
        </CwThemeProvider>
      </LocaleProvider>
    </Provider>
  );
}

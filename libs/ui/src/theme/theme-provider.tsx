import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactElement, type ReactNode } from 'react';
import { COLOR_SCHEME_STORAGE_KEY, type ColorSchemeChoice } from './color-scheme.js';
import { CwGlobalStyles } from './global-styles.js';
import { STORED_KEY } from './stored-key.js';
import { cwTheme } from './theme.js';

export interface CwThemeProviderProps {
  /** Prefix of this root's class names, where it is not that of stored pages; each React root on a page has its own. Letters only. */
  readonly cacheKey?: string;
  /** A ready cache, for prerendering and hydration; wins over `cacheKey`. */
  readonly cache?: EmotionCache;
  /** What a reader sees who never chose. */
  readonly defaultScheme?: ColorSchemeChoice;
  readonly children: ReactNode;
}

/** Fonts excepted (import `@cw/ui/fonts.css` in the host), everything a page needs to look like Closewright. */
export function CwThemeProvider({
  cacheKey = STORED_KEY,
  cache,
  defaultScheme = 'system',
  children,
}: CwThemeProviderProps): ReactElement {
  const [ownCache] = useState(() => cache ?? createCache({ key: cacheKey }));
  return (
    <CacheProvider value={ownCache}>
      {/* Light and dark differ by variables alone, so a stored page is right for both: it need not be drawn a second time, which
          is all that `noSsr` leaves out. */}
      <ThemeProvider theme={cwTheme()} defaultMode={defaultScheme} modeStorageKey={COLOR_SCHEME_STORAGE_KEY} noSsr>
        <CssBaseline enableColorScheme />
        <CwGlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

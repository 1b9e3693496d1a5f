import { detectPageLocale, rememberChoice, takeLocaleOfAddress } from '@cw/i18n/startup';
import { localizedPath, splitPath } from '../page/public-path.js';

/** The key and the attribute of the design language's color scheme; its own code arrives long after the first paint. */
const COLOR_SCHEME_KEY = 'closewright-color-scheme';

function storedScheme(): string | null {
  try {
    return window.localStorage.getItem(COLOR_SCHEME_KEY);
  } catch {
    return null;
  }
}

/** Sets the color scheme before anything is painted, so that a dark page does not flash white. */
export function prepareColorScheme(): void {
  const stored = storedScheme();
  const isDark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
}

/**
 * I18N-02: a Spanish address is shown in Spanish; an address without a language follows the detection. Returns the
 * address to go to instead, if there is one.
 */
export function languageTwin({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const { locale, path } = splitPath(pathname);
  if (locale === 'es') {
    takeLocaleOfAddress('es');
    return undefined;
  }
  const detected = detectPageLocale();
  return detected === 'en' ? undefined : localizedPath(path, detected) + search + hash;
}

/** I18N-02: a click on a language is a choice, also before the page has come to life. */
export function rememberClickedLanguage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-locale]') : null;
  const locale = link?.getAttribute('data-locale');
  if (locale === 'en' || locale === 'es') rememberChoice(locale);
}

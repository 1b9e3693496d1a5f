import { FALLBACK_LOCALE, isLocale, localeOfTag, type Locale } from './locale.js';

export const LOCALE_STORAGE_KEY = 'closewright.locale';

/** Where a page learns its language from; each source may be missing or refuse to answer. */
export interface LocaleSources {
  /** Reads the remembered choice; may throw where storage is blocked. */
  readonly readStored: () => string | null;
  /** `navigator.languages`, best first. */
  readonly browserLanguages: readonly string[];
  /** The `lang` attribute of the page. */
  readonly pageLanguage: string | null;
}

function stored(sources: LocaleSources): Locale | undefined {
  try {
    const value = sources.readStored();
    return isLocale(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** I18N-02: local storage, then the browser's languages, then the page's language tag, then English. */
export function detectLocale(sources: LocaleSources): Locale {
  const fromBrowser = sources.browserLanguages.map(localeOfTag).find((locale) => locale !== undefined);
  return stored(sources) ?? fromBrowser ?? localeOfTag(sources.pageLanguage) ?? FALLBACK_LOCALE;
}

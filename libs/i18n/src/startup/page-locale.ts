import { detectLocale, LOCALE_STORAGE_KEY } from '../detect-locale.js';
import type { Locale } from '../locale.js';

// Several bundles on one page hold a copy of this file; a DOM event reaches the one provider where a
// React context of our own would not.
const LOCALE_CHOSEN = 'closewright:locale-chosen';

/** Remembers a choice on this device; private windows that refuse storage keep it for the page only. */
export function rememberLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // Blocked storage is a person's right; the page still changes its language.
  }
}

/** The language this page opens in (I18N-02), remembered for the next one. */
export function detectPageLocale(): Locale {
  const locale = detectLocale({
    readStored: () => window.localStorage.getItem(LOCALE_STORAGE_KEY),
    browserLanguages: window.navigator.languages,
    pageLanguage: window.document.documentElement.lang,
  });
  rememberLocale(locale);
  return locale;
}

/** Switches the page to a language and remembers it. */
export function chooseLocale(locale: Locale): void {
  rememberLocale(locale);
  window.dispatchEvent(new CustomEvent<Locale>(LOCALE_CHOSEN, { detail: locale }));
}

/** Calls back on every choice; returns the function that stops it. */
export function onLocaleChosen(listener: (locale: Locale) => void): () => void {
  const handle = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail as Locale);
  };
  window.addEventListener(LOCALE_CHOSEN, handle);
  return () => window.removeEventListener(LOCALE_CHOSEN, handle);
}

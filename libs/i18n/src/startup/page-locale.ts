import { detectLocale, LOCALE_STORAGE_KEY } from '../detect-locale.js';
import { isLocale, type Locale } from '../locale.js';

// Several bundles on one page hold a copy of this file; a DOM event reaches the one provider where a
// React context of our own would not.
const LOCALE_CHANGED = 'closewright:locale-chosen';

/** Beside the remembered language: whose choice it is. Without it the language was put there by hand, and is a choice. */
export const LOCALE_CHOSEN_BY_KEY = 'closewright.locale.chosen-by';

/** Who chose before anybody was signed in. */
const VISITOR = 'visitor';
/** Nobody chose: the language was detected, or is an account's. */
const DEVICE = 'device';

/** The language that the address of this page names, for as long as the page lives. */
const ADDRESS_ATTRIBUTE = 'data-locale-of-address';

/** Private windows may refuse storage; then the page itself remembers, for as long as it lives. */
const attributeOf = (key: string): string => `data-${key.replaceAll('.', '-')}`;

function remember(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    document.documentElement.setAttribute(attributeOf(key), value);
  }
}

function remembered(key: string): string | null {
  const ofPage = document.documentElement.getAttribute(attributeOf(key));
  if (ofPage !== null) return ofPage;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function announce(locale: Locale): void {
  window.dispatchEvent(new CustomEvent<Locale>(LOCALE_CHANGED, { detail: locale }));
}

/** The language that this device remembers, whether it was chosen or detected. */
export function rememberedLocale(): Locale | undefined {
  const locale = remembered(LOCALE_STORAGE_KEY);
  return isLocale(locale) ? locale : undefined;
}

function rememberUnchosen(locale: Locale): void {
  remember(LOCALE_STORAGE_KEY, locale);
  remember(LOCALE_CHOSEN_BY_KEY, DEVICE);
}

/** The language this page opens in (I18N-02), remembered for the next one. */
export function detectPageLocale(): Locale {
  const locale = detectLocale({
    readStored: () => remembered(LOCALE_STORAGE_KEY),
    browserLanguages: window.navigator.languages,
    pageLanguage: window.document.documentElement.lang,
  });
  if (rememberedLocale() === undefined) rememberUnchosen(locale);
  return locale;
}

/** I18N-02: a click on a language is a choice. It waits for whoever signs in next (I18N-03). */
export function rememberChoice(locale: Locale): void {
  remember(LOCALE_STORAGE_KEY, locale);
  remember(LOCALE_CHOSEN_BY_KEY, VISITOR);
}

/**
 * I18N-02: an address that names a language shows the page in it, and the device remembers it. Opening it chooses
 * nothing for an account (decision 56): its language is shown again by the next page whose address names none.
 */
export function takeLocaleOfAddress(locale: Locale): void {
  if (rememberedLocale() !== locale) rememberUnchosen(locale);
}

/** Keeps the language that the address named, once the address itself no longer says it. */
export function keepLocaleOfAddress(locale: Locale): void {
  takeLocaleOfAddress(locale);
  document.documentElement.setAttribute(ADDRESS_ATTRIBUTE, locale);
}

/** Whether the address that this page was opened by names its language. */
export function isLocaleOfAddress(locale: Locale): boolean {
  return document.documentElement.getAttribute(ADDRESS_ATTRIBUTE) === locale;
}

/** Switches the page to a language by its reader's choice, and remembers it. */
export function chooseLocale(locale: Locale): void {
  rememberChoice(locale);
  announce(locale);
}

/** Switches the page to the language of an account, which nobody has chosen on this device. */
export function followLocale(locale: Locale): void {
  rememberUnchosen(locale);
  announce(locale);
}

/** Whose the remembered language is for this person: made by nobody they know of, not yet theirs, or their own. */
export type ChoiceOwner = 'nobody' | 'visitor' | 'self';

export function choiceOwnerFor(userId: string): ChoiceOwner {
  const by = remembered(LOCALE_CHOSEN_BY_KEY) ?? (rememberedLocale() === undefined ? DEVICE : VISITOR);
  if (by === VISITOR) return 'visitor';
  return by === userId ? 'self' : 'nobody';
}

/** From now on the remembered language is this person's choice on this device, and nobody else's. */
export function signChoice(userId: string): void {
  remember(LOCALE_CHOSEN_BY_KEY, userId);
}

/** Calls back whenever the page's language is switched; returns the function that stops it. */
export function onLocaleChosen(listener: (locale: Locale) => void): () => void {
  const handle = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail as Locale);
  };
  window.addEventListener(LOCALE_CHANGED, handle);
  return () => window.removeEventListener(LOCALE_CHANGED, handle);
}

import { useIntl } from 'react-intl';
import { FALLBACK_LOCALE, localeOfTag, type Locale } from '../locale.js';
import { chooseLocale } from '../startup/page-locale.js';

export interface LocaleChoice {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

/** The page's language and the way to change it. Works under any provider of react-intl on the page. */
export function useLocale(): LocaleChoice {
  const { locale } = useIntl();
  return { locale: localeOfTag(locale) ?? FALLBACK_LOCALE, setLocale: chooseLocale };
}

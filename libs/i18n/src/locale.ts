import type * as Domain from '@cw/domain';

// Types only: a public page chooses its language before any container of the product has arrived. That the
// values are the domain's own is checked by the compiler and by locale.spec.ts.
export type Locale = Domain.Locale;

export const LOCALES: typeof Domain.LOCALES = ['en', 'es'];
export const FALLBACK_LOCALE: typeof Domain.FALLBACK_LOCALE = 'en';

/** What `Intl` is asked for: both languages as they are written in the United States, `5.0` and `1,200` in Spanish too. */
export type LocaleTag = `${Locale}-US`;

export const tagOf = (locale: Locale): LocaleTag => `${locale}-US`;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The supported language of a BCP 47 tag such as `es-MX`, if there is one. */
export function localeOfTag(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale === language);
}

/** The best supported language of an `Accept-Language` header; quality values decide, then order. */
export function localeOfAcceptLanguage(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { tag, position, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { tag } of wanted) {
    const locale = localeOfTag(tag);
    if (locale !== undefined) return locale;
  }
  return FALLBACK_LOCALE;
}

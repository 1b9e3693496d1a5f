import { LOCALES, type Locale } from '@cw/i18n';
import type { PlainDate } from '@cw/domain';
import { CANONICAL_PATHS, type PublicPath } from './public-path.js';
import { absolute } from './site-origin.js';

const twins = (path: PublicPath): string =>
  [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', 'en'] as const]
    .map(([hreflang, locale]: readonly [string, Locale]) => {
      const href = absolute(path, locale);
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    })
    .join('');

/** Every page once in each language, with its twins. The form of sitemaps.org; addresses need no escaping. */
export function siteMap(builtOn: PlainDate): string {
  const urls = CANONICAL_PATHS.flatMap((path) =>
    LOCALES.map(
      (locale) => `<url><loc>${absolute(path, locale)}</loc><lastmod>${builtOn}</lastmod>${twins(path)}</url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

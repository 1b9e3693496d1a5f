import { LOCALES, type Locale } from '@cw/i18n';
import { canonicalOf, type PublicPath } from './public-path.js';
import { SHARE_IMAGE_SIZE, shareImagePath } from './share-image.js';
import { absolute, ORIGIN_MARK } from './site-origin.js';
import { structuredDataOf } from './structured-data.js';

export interface DescribedPage {
  readonly path: PublicPath;
  readonly locale: Locale;
  /** As they stand in the page's head, plain. */
  readonly title: string;
  readonly description: string;
  /** Of the page of questions, each with its answer. */
  readonly questions?: readonly AnsweredQuestion[];
}

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

const SITE = 'Closewright';
/** In Open Graph a language has a country. */
const OPEN_GRAPH_LOCALE: Readonly<Record<Locale, string>> = { en: 'en_US', es: 'es_US' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Attributes = Readonly<Record<string, string | number>>;
const tag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(String(value))}"`)
    .join(' ')}/>`;
const link = (attributes: Attributes): string => tag('link', attributes);
const property = (name: string, content: string | number): string => tag('meta', { property: name, content });
const named = (name: string, content: string): string => tag('meta', { name, content });

function addresses({ path, locale }: DescribedPage): string[] {
  const page = canonicalOf(path);
  const alternate = (hreflang: string, one: Locale): string =>
    link({ rel: 'alternate', hreflang, href: absolute(page, one) });
  return [
    link({ rel: 'canonical', href: absolute(page, locale) }),
    ...LOCALES.map((one) => alternate(one, one)),
    // Whoever speaks neither gets English; the page itself then follows the reader's own settings.
    alternate('x-default', 'en'),
  ];
}

function sharing({ path, locale, title, description }: DescribedPage): string[] {
  const others = LOCALES.filter((one) => one !== locale);
  return [
    property('og:type', 'website'),
    property('og:site_name', SITE),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absolute(canonicalOf(path), locale)),
    property('og:locale', OPEN_GRAPH_LOCALE[locale]),
    ...others.map((one) => property('og:locale:alternate', OPEN_GRAPH_LOCALE[one])),
    property('og:image', ORIGIN_MARK + shareImagePath(path, locale)),
    property('og:image:width', SHARE_IMAGE_SIZE.width),
    property('og:image:height', SHARE_IMAGE_SIZE.height),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** A data block: never run, so no policy of scripts has to name it. `<` could end the element early. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What search engines and shared links read of a page, and nobody sees. */
export function headTags(page: DescribedPage): string {
  return [...addresses(page), ...sharing(page), ...structuredDataOf(page).map(dataBlock)].join('');
}

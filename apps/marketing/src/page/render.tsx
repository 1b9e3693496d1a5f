import createCache from '@emotion/cache';
import createEmotionServerModule from '@emotion/server/create-instance';
import { loadPublicMessages, LOCALES, tagOf, type Locale } from '@cw/i18n';
import type { LoadedLocale } from '@cw/i18n/react';
import { prerender } from 'react-dom/static';
import { createIntl } from 'react-intl';
import { FAQ_ENTRIES } from '../faq/faq-entries.js';
import { headTags, type AnsweredQuestion, type DescribedPage } from './head-tags.js';
import { CACHE_KEY, PublicApp } from './public-app.js';
import { PUBLIC_PAGES } from './public-pages.js';
import { localizedPath, PUBLIC_PATHS, type PublicPath } from './public-path.js';

export interface RenderedPage {
  /** What stands inside the root element. */
  readonly body: string;
  /** Everything for the head but styles. */
  readonly head: string;
  /** Plain, for the picture that stands for the page where its link is shared. */
  readonly title: string;
  readonly styles: readonly { readonly key: string; readonly ids: string; readonly css: string }[];
}

export interface PageAddress {
  readonly path: PublicPath;
  readonly locale: Locale;
  readonly address: string;
}

/** Every page in every language. */
export const ADDRESSES: readonly PageAddress[] = LOCALES.flatMap((locale) =>
  PUBLIC_PATHS.map((path) => ({ path, locale, address: localizedPath(path, locale) })),
);

export { siteMap } from './site-map.js';
export { SHARE_IMAGE_SIZE, shareImagePath } from './share-image.js';
export { ORIGIN_MARK } from './site-origin.js';

type CreateEmotionServer = typeof createEmotionServerModule;

// The package is CommonJS: the bundler hands its default over inside another one.
function unwrap(module: CreateEmotionServer | { readonly default: CreateEmotionServer }): CreateEmotionServer {
  return typeof module === 'function' ? module : module.default;
}

// React writes what belongs to the head before the root's own content when it does not draw the whole document.
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** What a page says of itself, from its drawn head: defined once, by the page. */
function describedBy(head: string, { path, locale }: PageAddress): DescribedPage {
  const plain = (found: RegExpExecArray | null, what: string): string => {
    if (found?.[1] === undefined) throw new Error(`${path} in ${locale} has no ${what}.`);
    return found[1].replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
  };
  return {
    path,
    locale,
    title: plain(/<title>([^<]+)<\/title>/.exec(head), 'title'),
    description: plain(/<meta name="description" content="([^"]+)"/.exec(head), 'description'),
  };
}

function answeredQuestions(locale: Locale, messages: LoadedLocale['messages']): AnsweredQuestion[] {
  const { formatMessage } = createIntl({ locale: tagOf(locale), messages, onError: refuse });
  return FAQ_ENTRIES.map(({ questionId, answerId }) => ({
    question: formatMessage({ id: questionId }),
    answer: formatMessage({ id: answerId }),
  }));
}

function refuse(error: Error): never {
  throw error;
}

/**
 * Draws one page; `builtOn` is the plain date that the page shows until it comes to life. Throws for a page without a
 * title or a description, or with a text that is not there.
 */
export async function renderPage(address: PageAddress, builtOn: string): Promise<RenderedPage> {
  const { path, locale } = address;
  const cache = createCache({ key: CACHE_KEY });
  cache.compat = true;
  const messages = await loadPublicMessages(locale);
  const { prelude } = await prerender(
    <PublicApp
      page={{ path, locale, builtOn }}
      messages={messages}
      content={await PUBLIC_PAGES[path]()}
      cache={cache}
      onTextError={refuse}
    />,
    // Nothing is kept back to be shown by a script, however long a page is: no policy of ours lets one run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  const described = {
    ...describedBy(head, address),
    ...(path === '/faq' && { questions: answeredQuestions(locale, messages) }),
  };
  const { styles } = unwrap(createEmotionServerModule)(cache).extractCriticalToChunks(html);
  return {
    head: head + headTags(described),
    title: described.title,
    body: html.slice(head.length),
    styles: styles.map(({ key, ids, css }) => ({ key, ids: ids.join(' '), css })),
  };
}

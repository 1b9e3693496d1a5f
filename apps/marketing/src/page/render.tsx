import createCache from '@emotion/cache';
import createEmotionServerModule from '@emotion/server/create-instance';
import { loadPublicMessages, LOCALES, type Locale } from '@cw/i18n';
import { prerender } from 'react-dom/static';
import { CACHE_KEY, PublicApp } from './public-app.js';
import { localizedPath, PUBLIC_PATHS, type PublicPath } from './public-path.js';

export interface RenderedPage {
  /** What stands inside the root element. */
  readonly body: string;
  /** Title, descriptions and links for the head. */
  readonly head: string;
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

type CreateEmotionServer = typeof createEmotionServerModule;

// The package is CommonJS: the bundler hands its default over inside another one.
function unwrap(module: CreateEmotionServer | { readonly default: CreateEmotionServer }): CreateEmotionServer {
  return typeof module === 'function' ? module : module.default;
}

// React writes what belongs to the head before the root's own content when it does not draw the whole document.
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

function refuse(error: Error): never {
  throw error;
}

/** Draws one page; `builtOn` is the plain date that the page shows until it comes to life. */
export async function renderPage({ path, locale }: PageAddress, builtOn: string): Promise<RenderedPage> {
  const cache = createCache({ key: CACHE_KEY });
  cache.compat = true;
  const messages = await loadPublicMessages(locale);
  const { prelude } = await prerender(
    <PublicApp page={{ path, locale, builtOn }} messages={messages} cache={cache} onTextError={refuse} />,
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  const { styles } = unwrap(createEmotionServerModule)(cache).extractCriticalToChunks(html);
  return {
    head,
    body: html.slice(head.length),
    styles: styles.map(({ key, ids, css }) => ({ key, ids: ids.join(' '), css })),
  };
}

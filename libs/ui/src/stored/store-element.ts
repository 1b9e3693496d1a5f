import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServerModule from '@emotion/server/create-instance';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { STORED_KEY } from '../theme/stored-key.js';

/** Takes in the styles of what is drawn. */
export type DrawingCache = EmotionCache;

export interface StoredStyles {
  readonly key: string;
  readonly ids: string;
  readonly css: string;
}

/** What a build has drawn. */
export interface StoredElement {
  readonly html: string;
  readonly styles: readonly StoredStyles[];
}

type CreateEmotionServer = typeof createEmotionServerModule;

// The package is CommonJS: the bundler hands its default over inside another one.
function unwrap(module: CreateEmotionServer | { readonly default: CreateEmotionServer }): CreateEmotionServer {
  return typeof module === 'function' ? module : module.default;
}

/**
 * Draws an element for a document that is stored, with the styles it takes; `draw` hands the cache to the theme. For builds:
 * throws what any part of it throws. Where two stand in one document, `idPrefix` tells their ids apart.
 */
export async function storeElement(
  draw: (cache: DrawingCache) => ReactElement,
  { idPrefix = '' }: { readonly idPrefix?: string } = {},
): Promise<StoredElement> {
  const cache = createCache({ key: STORED_KEY });
  cache.compat = true;
  const faults: unknown[] = [];
  const { prelude } = await prerender(draw(cache), {
    identifierPrefix: idPrefix,
    // Nothing is kept back to be shown by a script, however long a page is: no policy of ours lets one run.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Else React leaves to the browser what it could not draw.
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  const { styles } = unwrap(createEmotionServerModule)(cache).extractCriticalToChunks(html);
  return { html, styles: styles.map(({ key, ids, css }) => ({ key, ids: ids.join(' '), css })) };
}

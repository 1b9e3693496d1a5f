import type { Locale } from '@cw/i18n';
import { localizedPath, type PublicPath } from './public-path.js';

/**
 * Stands for the site's own origin in what is built. One build serves any address: whoever serves the files puts the
 * real origin in its place (`tools/edge/site-origin.mjs`).
 */
export const ORIGIN_MARK = 'https://site-origin.invalid';

/** A page's whole address, as crawlers and shared links need it. */
export const absolute = (path: PublicPath, locale: Locale): string => ORIGIN_MARK + localizedPath(path, locale);

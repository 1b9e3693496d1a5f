import type { Locale } from '@cw/i18n';
import { canonicalOf, type PublicPath } from './public-path.js';

/** What social networks ask for, in px. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture lies that stands for a page where its link is shared; a page's aliases share its picture. */
export function shareImagePath(path: PublicPath, locale: Locale): string {
  const page = canonicalOf(path);
  return `/share/${page === '/' ? 'home' : page.slice(1)}-${locale}.png`;
}

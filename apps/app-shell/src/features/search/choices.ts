import type { Found } from '@cw/api-client';
import type { RecentFind } from '../../app/recent-finds.js';
import { foundPath } from './found-path.js';

/** A page of the workspace that can be gone to by its name. */
export interface SearchedPage {
  readonly path: string;
  readonly label: string;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every typed word begins a word of the page's name, whatever the accents. */
export function pagesNamed(typed: string, pages: readonly SearchedPage[]): readonly RecentFind[] {
  const wanted = folded(typed).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  return pages
    .filter(({ label }) => {
      const words = folded(label).split(/\s+/u);
      return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
    })
    .map(({ path, label }) => ({ key: `page-${path}`, kind: 'page', title: label, context: '', path }));
}

export const choiceOf = (found: Found, isStaff: boolean): RecentFind => ({
  key: `${found.kind}-${found.id}`,
  kind: found.kind,
  title: found.title,
  context: found.context,
  path: foundPath(found, isStaff),
});

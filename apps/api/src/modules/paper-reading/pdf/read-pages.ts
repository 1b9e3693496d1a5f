import type { PageText, ReadPages } from '../text/page-text.js';
import { openDocument, type PdfDocument } from './open-document.js';
import { readPage } from './read-page.js';

interface Bounds {
  readonly pages: number;
  readonly softMs: number;
}

/** A page that cannot be read is one without words, and told of as such. */
const blank = (number: number): PageText => ({
  number,
  width: 612,
  height: 792,
  items: [],
  hasHiddenText: false,
  pictureShare: 1,
});

async function pageOf(document: PdfDocument, number: number): Promise<PageText> {
  try {
    const page = await document.getPage(number);
    const text = await readPage(page, number);
    page.cleanup();
    return text;
  } catch {
    return blank(number);
  }
}

/** The pages of a file, one after the other, as far as the bounds let it get. */
export async function readPages(
  bytes: Uint8Array,
  bounds: Bounds,
): Promise<ReadPages | { readonly failed: 'encrypted' | 'damaged' }> {
  const start = performance.now();
  const document = await openDocument(bytes);
  if (typeof document === 'string') return { failed: document };
  const total = document.numPages;
  const pages: PageText[] = [];
  for (let number = 1; number <= Math.min(total, bounds.pages); number += 1) {
    if (performance.now() - start > bounds.softMs) return { pages, total, ended: 'out_of_time' };
    pages.push(await pageOf(document, number));
  }
  return { pages, total, ended: total > bounds.pages ? 'too_long' : 'whole' };
}

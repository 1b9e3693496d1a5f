import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

interface PseudoModule {
  readonly pseudoScript: (script: string) => string;
}

const MODULE = fileURLToPath(new URL('../../../../tools/i18n/pseudo.mjs', import.meta.url));
/** The shortest text that counts: initials and units stay as they are. */
const WORD = /[A-Za-z]{3,}/;
/** Dates, and how long ago something was, are written by the browser. */
const DATES =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|now|\d+ (?:second|minute|hour|day)s? ago|yesterday)\b/g;

/** What is the same in every language; the company is an example of the public pages. */
const NAMES = ['Closewright', 'Brennan & Sons', 'EN', 'ES', 'English', 'Español'];

/** What the API said: names, addresses, its own sentences. Its codes are not to be read, so they are not excused. */
export interface Data {
  readonly texts: () => Promise<readonly string[]>;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const isCode = (text: string): boolean => /^[a-z]+(?:_[a-z]+)*$/.test(text);

/** From now on every page of this browser speaks the pseudo-language; gives what its pages were told by the API. */
export async function speakPseudo(context: BrowserContext): Promise<Data> {
  const { pseudoScript }: PseudoModule = await import(pathToFileURL(MODULE).href);
  const told = new Set<string>();
  /** A page may have drawn what it was told before we have read it. */
  const reading = new Set<Promise<void>>();
  await context.route(/\.js(?:\?|$)/, async (route) => {
    // A connection that was kept open may just have been closed for being idle.
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, body: pseudoScript(await response.text()) });
  });
  context.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.ok()) return;
    const read = response.json().then(
      (body: unknown) => {
        for (const text of stringsIn(body)) if (!isCode(text)) told.add(text);
      },
      () => undefined,
    );
    reading.add(read);
    void read.then(() => reading.delete(read));
  });
  return {
    texts: async () => {
      await Promise.all(reading);
      return [...told];
    },
  };
}

// The functions below run in the page; they are text, so that nothing of this file goes with them.

/** Everything that is to be read on the page: texts, and the names and hints that only a screen reader says. */
const READ = `(() => {
  const skipped = 'script, style, noscript, option, time, [lang]:not(html), [translate="no"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !parent.closest(skipped) && parent.checkVisibility()) texts.push(walker.currentNode.data);
  }
  for (const name of ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (!element.closest(skipped)) texts.push(element.getAttribute(name));
  return texts;
})()`;

/** Texts that go beyond the window, or are cut off by what they stand in. */
const CLIPPED = `(() => {
  const width = document.documentElement.clientWidth;
  const clipped = [];
  if (document.documentElement.scrollWidth > width) clipped.push('the page scrolls sideways');
  const scrolls = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
    return false;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!own || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Said to screen readers only.
    if (box.width <= 1 || style.clipPath !== 'none' || element.closest('.skip, option, [aria-hidden="true"]')) continue;
    const outside = (box.right > width + 1 || box.left < -1) && !scrolls(element);
    const cut = /hidden|clip/.test(style.overflow) && element.scrollWidth > element.clientWidth + 1;
    const ellipsis = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    if (outside || cut || ellipsis) clipped.push(element.tagName.toLowerCase() + ': ' + element.textContent.trim().slice(0, 60));
  }
  return clipped;
})()`;

function withoutData(text: string, data: readonly string[]): string {
  return data.reduce((rest, one) => rest.replaceAll(one, ' '), text).replaceAll(DATES, ' ');
}

/** Texts of the page that come from no catalogue: not accented, and not something that the API said. */
export async function bareTexts(page: Page, data: Data): Promise<string[]> {
  const read = await page.evaluate<(string | null)[]>(READ);
  const known = [...NAMES, ...(await data.texts())]
    .filter((text) => text.length > 1)
    .sort((a, b) => b.length - a.length);
  const texts = read.filter((text) => text !== null).filter((text) => WORD.test(withoutData(text, known)));
  return [...new Set(texts)];
}

export const clippedTexts = (page: Page): Promise<string[]> => page.evaluate<string[]>(CLIPPED);

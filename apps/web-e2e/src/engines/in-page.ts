import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { queryHelpers, queries } from '@testing-library/dom';
import type { Target } from './targets.js';

declare global {
  interface Window {
    /** How the tests of components find what they look for; in these pages only while a test drives them. */
    TestingLibraryDom?: typeof queries & typeof queryHelpers;
  }
}

/** What a page without its finder answers. */
export const MISSING = 'missing';

const FINDER = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** Brings the finder into a page. */
export const bringFinder = (): string => `() => { ${readFileSync(FINDER, 'utf8')}\n; return ''; }`;

/** The source of a function that finds a target in a page and asks something of what it found. */
export function sourceOf(ask: (found: Element[], more: never) => unknown): string {
  return `async (text) => {
    if (!window.TestingLibraryDom) return '${MISSING}';
    const { target, more } = JSON.parse(text);
    const locate = ${locate.toString()};
    return JSON.stringify((await (${ask.toString()})(locate(target), more)) ?? null);
  }`;
}

// What follows runs within the page: each knows nothing from outside itself, but `locate` itself.

function locate({ by, what, name, begins = false, within }: Target): Element[] {
  const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const matcher = (text: string): string | RegExp => (begins ? new RegExp(`^${escape(text)}(\\W|$)`, 'u') : text);
  const library = window.TestingLibraryDom;
  const [place] = within ? locate(within) : [document.documentElement];
  if (!(place instanceof HTMLElement) || !library) return [];
  if (by === 'css') return [...place.querySelectorAll(what)];
  const found =
    by === 'role'
      ? library.queryAllByRole(place, what, name === undefined ? {} : { name: matcher(name) })
      : by === 'label'
        ? library.queryAllByLabelText(place, matcher(what), { selector: 'input, select, textarea' })
        : library.queryAllByText(place, what);
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Why it cannot be pressed yet, whatever lies above it. */
export function faultOf([element]: Element[]): string | null {
  if (!element) return 'it is not there';
  return element.matches(':disabled, [aria-disabled=true]') ? 'it is disabled' : null;
}

/** Where to press it: in the middle of its first line, so far from its start at most, when nothing moves it or lies above it. */
export async function aim(found: Element[], farthest: number): Promise<{ x: number; y: number } | { fault: string }> {
  const [element] = found as [Element];
  // A box that is drawn by other means is pressed by its label, as a finger does.
  const isDrawnElsewhere = element.getBoundingClientRect().width <= 1;
  const pressed = isDrawnElsewhere ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = (): string => JSON.stringify(pressed.getClientRects()[0]);
  const before = place();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  if (place() !== before) return { fault: 'it moves' };
  const { left, top, width, height } = pressed.getClientRects()[0] ?? pressed.getBoundingClientRect();
  const x = Math.round(left + Math.min(width / 2, farthest));
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  if (hit && (pressed.contains(hit) || hit.contains(pressed))) return { x, y };
  return { fault: `above it lies ${hit?.outerHTML.slice(0, 160)}` };
}

export const countOf = (found: Element[]): number => found.length;

export const textsOf = (found: Element[]): string[] => found.map(({ textContent }) => textContent ?? '');

export function valueOf([element]: Element[]): string | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element instanceof HTMLSelectElement ? element.value : null;
}

/** Chooses in a list. No engine lets its own list of options be pressed from outside. */
export function choose([element]: Element[], value: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  element.value = value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return element.value === value;
}

export interface FileText {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Hands over a file, as the system's own dialog does, which no page may open by itself. */
export function attach([element]: Element[], { name, type, base64 }: FileText): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  element.files = transfer.files;
  for (const each of ['input', 'change']) element.dispatchEvent(new Event(each, { bubbles: true }));
  return true;
}

export interface PageNow {
  readonly url: string;
  readonly text: string;
  readonly width: number;
  readonly wanted: number;
  readonly height: number;
}

/** Where one is, and what stands there. */
export function pageNow(): PageNow {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const text = document.body.innerText;
  return { url: location.href, text, width: innerWidth, wanted: scrollWidth, height: scrollHeight };
}

/** How high the window is, once what it shows has been drawn. */
export async function drawnHeight(): Promise<number> {
  for (let left = 2; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return innerHeight;
}

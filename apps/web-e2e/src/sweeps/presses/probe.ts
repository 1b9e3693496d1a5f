import type { BrowserContext } from '@playwright/test';
import type { Locale } from '@cw/domain';

/** Something that can be pressed, as it stands in a page. */
export interface Control {
  /** Its place in the last list, by which the page knows it. */
  readonly index: number;
  readonly kind: 'link' | 'button';
  /** What it is called, without what tells one record from another. */
  readonly name: string;
  /** In full, for whoever reads of a fault. */
  readonly words: string;
  readonly href: string;
  readonly leavesTab: boolean;
  /** In the frame of every page: header, navigation, footer. */
  readonly isOfFrame: boolean;
  /** Where it stands among what the page is made of. */
  readonly path: string;
  /** Of one that stands in each row of a list: which list, and which of its controls. */
  readonly row: string;
  /** Shows or hides something, or chooses what is shown; within a dialog only these are pressed. */
  readonly opens: boolean;
  /** What is chosen or where one is already: pressed again it need change nothing. */
  readonly isCurrent: boolean;
}

/** What of a page a press may change. */
export interface Standing {
  readonly url: string;
  /** Grows with each page that Back can leave. */
  readonly entry: number;
  readonly heading: string;
  readonly content: number;
  /** Scrolled, printed, copied, told in a toast. */
  readonly happened: number;
  /** Dialogs, menus and drawers that are open, by name. */
  readonly layers: readonly string[];
  readonly topLayer: 'menu' | 'dialog' | 'none';
  readonly focus: 'control' | 'nowhere' | 'elsewhere';
  readonly language: string;
}

export type Aim = { readonly x: number; readonly y: number } | { readonly fault: string };

export interface Probe {
  happened: number;
  controls: () => Control[];
  aim: (index: number) => Aim;
  beside: () => Aim;
  standing: () => Standing;
  /** `asleep` is a stored page to which nobody has come yet. */
  rest: () => 'at rest' | 'busy' | 'asleep';
  pressed: Element | undefined;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page. */
function installProbe(): void {
  // A stored file stands in a sandbox, which has no origin, and may keep nothing.
  if (globalThis.origin === 'null') return;
  const LAYERS = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"], .MuiModal-root';
  const CONTROLS =
    'a[href], button, summary, input:is([type="button"], [type="submit"], [type="reset"]), ' +
    ':is([role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="menuitemradio"], ' +
    '[role="menuitemcheckbox"], [role="switch"]):not(input)';
  const PASSING = 'script, style, [role="tooltip"], .MuiTouchRipple-root, [data-at]';
  const FLEETING = new Set(['aria-describedby', 'data-focus-visible']);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const wordsOf = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''))
    )
      .replaceAll(/\s+/gu, ' ')
      .trim()
      .slice(0, 120);
  const collapse = (words: string): string => words.replaceAll(/[\d.,]*\d/gu, '#').replaceAll(/\S+@\S+/gu, '@');

  /** Layers that are open; of one within another only the outer one counts. */
  const layers = (): Element[] => {
    const open = [...document.querySelectorAll(LAYERS)].filter((one) => isShown(one) && !one.closest('[data-at]'));
    return open.filter((one) => !open.some((other) => other !== one && other.contains(one)));
  };
  const isModal = (layer: Element): boolean =>
    layer.matches('.MuiModal-root, [aria-modal="true"], dialog:modal, [role="menu"]') ||
    layer.querySelector('[aria-modal="true"]') !== null;

  const pathOf = (element: Element | null): string => {
    const tags: string[] = [];
    for (let at = element; at !== null && at !== document.body; at = at.parentElement)
      tags.unshift(at.getAttribute('role') ?? at.tagName.toLowerCase());
    return tags.join('>');
  };
  const rowOf = (element: Element): string => {
    const row = element.parentElement?.closest('li, tr, article, [role="row"], [role="listitem"], [role="option"]');
    const parent = row?.parentElement;
    if (!row || !parent || [...parent.children].filter((one) => one.tagName === row.tagName).length < 2) return '';
    const within = [...row.querySelectorAll('a[href], button, summary, [role="button"]')];
    const isMenu = within.length === 1 && !row.closest('main');
    return isMenu ? '' : `${pathOf(row)} ${within.indexOf(element)} of ${within.length}`;
  };
  const isFrame = (element: Element): boolean =>
    element.matches('[lang], [hreflang]') ||
    (element.closest('main') === null && element.closest('header, nav, footer') !== null);
  const isCurrent = (element: Element): boolean =>
    ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'].some((name) => {
      const value = element.getAttribute(name);
      return value !== null && value !== 'false';
    });

  let listed: Element[] = [];
  const controls = (): Control[] => {
    const scope = layers().filter(isModal).at(-1) ?? document;
    const isUsable = (one: Element): boolean =>
      isShown(one) &&
      !one.matches(':disabled, [aria-disabled="true"], [inert] *') &&
      one.closest('[data-at]') === null &&
      one.parentElement?.closest('a[href], button') === null;
    listed = [...scope.querySelectorAll(CONTROLS)].filter(isUsable);
    return listed.map((element, index) => {
      const words = wordsOf(element);
      const isLink = element instanceof HTMLAnchorElement;
      return {
        index,
        kind: isLink ? 'link' : 'button',
        name: collapse(words),
        words,
        href: isLink ? element.href : '',
        leavesTab: isLink && (element.target === '_blank' || element.hasAttribute('download')),
        isOfFrame: isFrame(element),
        path: pathOf(element),
        row: rowOf(element),
        opens:
          element.matches('summary, [role="tab"], [aria-expanded]') ||
          !['false', null].includes(element.getAttribute('aria-haspopup')),
        isCurrent: isCurrent(element),
      };
    });
  };

  /** A point at which a press would meet the element, or what it would meet instead. */
  const meet = (element: HTMLElement): Aim => {
    let covering = 'nothing';
    for (const { left, top, width, height } of element.getClientRects())
      for (const [across, down] of [
        [0.5, 0.5],
        [0.2, 0.5],
        [0.8, 0.5],
        [0.5, 0.2],
        [0.5, 0.8],
      ] as const) {
        const [x, y] = [left + width * across, top + height * down];
        const met = document.elementFromPoint(x, y);
        if (met !== null && (element.contains(met) || (met.contains(element) && met.matches('label, a, button'))))
          return { x, y };
        covering = met === null ? 'nothing' : met.outerHTML.slice(0, 120);
      }
    return { fault: `cannot be pressed: ${covering} lies where it stands` };
  };

  const aim = (index: number): Aim => {
    const element = listed[index];
    if (!(element instanceof HTMLElement) || !element.isConnected) return { fault: 'is gone before it is pressed' };
    element.focus({ preventScroll: true });
    window.probe.pressed = element;
    // What is in view is not moved: a list that is drawn row by row takes no press as long as it rolls.
    const inView = meet(element);
    if (!('fault' in inView)) return inView;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return meet(element);
  };

  /** A place where nothing of the uppermost layer lies but what is behind it. */
  const beside = (): Aim => {
    const layer = layers().at(-1);
    const paper = layer?.querySelector('.MuiPaper-root') ?? layer;
    for (const x of [innerWidth - 4, 4, innerWidth / 2])
      for (const y of [innerHeight - 4, 4, innerHeight / 2]) {
        const met = document.elementFromPoint(x, y);
        if (met !== null && !paper?.contains(met)) return { x, y };
      }
    return { fault: 'covers the screen' };
  };

  const hash = (text: string, from: number): number => {
    let sum = from;
    for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
    return sum;
  };
  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => !FLEETING.has(name))
      .map(({ name, value }) => `${name}=${value.replaceAll(/\s?Mui-focusVisible/gu, '')}`)
      .join(' ');
  const read = (node: Node, from: number): number => {
    if (node instanceof Text) return hash(node.data, from);
    if (!(node instanceof Element) || node.matches(PASSING)) return from;
    let sum = hash(`<${node.tagName} ${attributesOf(node)}>`, from);
    if (node instanceof HTMLInputElement) sum = hash(`${node.value} ${node.checked}`, sum);
    if (node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement) sum = hash(node.value, sum);
    for (const child of node.childNodes) sum = read(child, sum);
    return sum;
  };

  const LAYER_ROLES = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const layerName = (layer: Element): string => {
    const named = layer.matches(LAYER_ROLES) ? layer : layer.querySelector(LAYER_ROLES);
    const by = document.getElementById(named?.getAttribute('aria-labelledby') ?? '')?.textContent;
    return `${named?.getAttribute('role') ?? 'layer'} “${by ?? named?.getAttribute('aria-label') ?? ''}”`;
  };
  const layerKind = (layer: Element | undefined): Standing['topLayer'] => {
    if (layer === undefined) return 'none';
    const MENU = '[role="menu"], [role="listbox"]';
    if (layer.matches(MENU)) return 'menu';
    const holdsMore = layer.querySelector('[role="dialog"], input') !== null;
    return layer.querySelector(MENU) !== null && !holdsMore ? 'menu' : 'dialog';
  };
  const focusIn = (): Standing['focus'] => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nowhere';
    return activeElement === window.probe.pressed ? 'control' : 'elsewhere';
  };

  const standing = (): Standing => {
    const open = layers();
    return {
      url: location.href,
      entry: window.navigation.currentEntry?.index ?? 0,
      heading: [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? '',
      content: read(document.body, 7),
      happened: window.probe.happened,
      layers: open.map(layerName),
      topLayer: layerKind(open.at(-1)),
      focus: focusIn(),
      language: document.documentElement.lang,
    };
  };

  const rest = (): 'at rest' | 'busy' | 'asleep' => {
    const stored = document.querySelector('[data-built-on]');
    const isAlive = stored === null || Object.keys(stored).some((key) => key.startsWith('__reactContainer'));
    const isMoving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
    const isComing = document.querySelector('[aria-busy="true"], [data-coming]') !== null;
    if (document.readyState === 'complete' && !isAlive) return 'asleep';
    return document.readyState === 'complete' && !isMoving && !isComing ? 'at rest' : 'busy';
  };

  window.probe = { happened: 0, controls, aim, beside, standing, rest, pressed: undefined };
}

/** Runs in the page: notes what leaves no mark in it. */
function noteHappenings(): void {
  if (globalThis.origin === 'null') return;
  const note = (): void => {
    window.probe.happened += 1;
  };
  window.print = note;
  document.addEventListener('scroll', note, { capture: true, passive: true });
  document.addEventListener('copy', note);
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function play(...args) {
    note();
    start.apply(this, args);
  };
  if ('clipboard' in navigator)
    navigator.clipboard.writeText = () => {
      note();
      return Promise.resolve();
    };
  const isToast = (node: Node): boolean => node instanceof Element && node.closest('[data-at]') !== null;
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isToast))) note();
  }).observe(document, { subtree: true, childList: true });
  // A toast passes by itself: what it lies on can be pressed.
  const passable = new CSSStyleSheet();
  passable.replaceSync('[data-at], [data-at] * { pointer-events: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, passable];
}

/** Makes every page of this browser answer what can be pressed in it and what a press has changed. */
export async function probePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(installProbe);
  await context.addInitScript(noteHappenings);
}

/**
 * Every page comes in this language, whatever was chosen on the one before or in the tab beside it: a browser keeps the
 * choice for all its tabs, here each page keeps its own.
 */
export async function keepSpeaking(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript((chosen) => {
    if (globalThis.origin === 'null' || location.protocol === 'about:') return;
    const choice = new Map<string, string>([
      ['closewright.locale', chosen],
      ['closewright.locale.chosen-by', 'visitor'],
    ]);
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = function read(key) {
      return choice.get(key) ?? getItem.call(this, key);
    };
    Storage.prototype.setItem = function keep(key, value) {
      if (choice.has(key)) choice.set(key, value);
      else setItem.call(this, key, value);
    };
  }, locale);
}

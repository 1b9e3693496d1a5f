/** One step of the way from what has the focus up to the page: an element, what holds it, and what stands beside it. */
interface Step {
  readonly element: Element;
  readonly holder: Element;
  readonly after: readonly Element[];
  readonly before: readonly Element[];
}

/** Where the focus is, written down while it is there: once the element has gone, nothing leads back to its place. */
export interface FocusPlace {
  readonly element: HTMLElement;
  readonly steps: readonly Step[];
  /** The heading of the page at that time: another one means another page. */
  readonly title: Element | null;
  /** For what lies over the page: where the reader was before. */
  readonly opener: FocusPlace | undefined;
}

/** A toast lies over whatever else there is, and its place stays when it goes. */
const TOASTS = '[data-toasts]';
/** What lies over the page, and is left for where it was opened from. */
const LAYER = `[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="presentation"], ${TOASTS}`;
const ITEM = 'li, tr, article, [role="listitem"]';
const SECTION = 'section, fieldset, form, dialog, [role="region"], [role="dialog"], [role="alertdialog"], main, body';
const HEADING = 'h1, h2, h3, h4, legend';

export const titleOf = (document: Document): HTMLElement | null => document.querySelector<HTMLElement>('h1');

const layerOf = (place: FocusPlace): Element | undefined =>
  place.steps.find(({ holder }) => holder.matches(LAYER))?.holder;

/** Whether it has left the page, or can hold the focus no more where it is. */
export const isGone = (element: HTMLElement): boolean =>
  !element.isConnected || element.closest('[inert], [hidden]') !== null || element.matches(':disabled');

function stepsFrom(element: Element): readonly Step[] {
  const steps: Step[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    const all = [...at.parentElement.children];
    const index = all.indexOf(at);
    steps.push({ element: at, holder: at.parentElement, after: all.slice(index + 1), before: all.slice(0, index) });
  }
  return steps;
}

/** Writes down where `element` stands; `last` is what was written down before. */
export function placeOfFocus(element: HTMLElement, last: FocusPlace | undefined): FocusPlace {
  const place = { element, steps: stepsFrom(element), title: titleOf(document), opener: undefined };
  const layer = layerOf(place);
  if (layer === undefined) return place;
  // A layer that is come back to, from one above it, keeps its own opener.
  let known = last;
  while (known && layerOf(known) !== layer) known = known.opener;
  return { ...place, opener: known ? known.opener : last };
}

const isShown = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.closest('[inert], [hidden], [aria-hidden="true"]') === null;

/** The heading of the section round it, the item that it is a part of, or the section itself. */
function surrounding(holder: Element): HTMLElement | undefined {
  for (let at: Element | null = holder; at !== null; at = at.parentElement) {
    if (at.matches(ITEM) && isShown(at)) return at;
    if (!at.matches(SECTION)) continue;
    const heading = [...at.querySelectorAll(HEADING)].find(isShown);
    if (heading) return heading;
  }
  return undefined;
}

/** The item that comes next in a list, or the one before. */
function neighbor({ element, after, before }: Step): HTMLElement | undefined {
  if (!element.matches(ITEM)) return undefined;
  return [...after, ...[...before].reverse()].filter(isShown).find((one) => one.matches(ITEM));
}

/**
 * Where a reader goes on when what had the focus has gone: at the item that comes next in its list, or else at the
 * item or the heading round it; never at another control, which the same press of a key could work. When a dialog has
 * gone as well they are where they opened it.
 */
export function goesOnAt(place: FocusPlace): HTMLElement | undefined {
  const { steps, opener } = place;
  const layer = layerOf(place);
  if (opener && (layer?.isConnected === false || layer?.matches(TOASTS))) {
    return isGone(opener.element) ? goesOnAt(opener) : opener.element;
  }
  const step = steps.find(({ holder }) => holder.isConnected);
  return step && (neighbor(step) ?? surrounding(step.holder));
}

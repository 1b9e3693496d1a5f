import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The edge of the window at which a toast stands. */
export type ToastPlace = 'top' | 'foot';

/** As high as a toast with a line of text and a button. */
const TOAST_HEIGHT = 160;

/** Whether less of a page is left below than a toast takes. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  const left = scrollHeight - window.innerHeight - window.scrollY;
  return scrollHeight > window.innerHeight && left < TOAST_HEIGHT;
}

/** Where a toast comes on screen, settled as it comes: it does not walk about while it is read. */
export function useToastPlace(id: number | undefined): ToastPlace {
  const [place, setPlace] = useState<{ readonly id: number | undefined; readonly at: ToastPlace }>();
  if (place?.id !== id || place === undefined) setPlace({ id, at: id !== undefined && isAtEnd() ? 'top' : 'foot' });
  return place?.at ?? 'foot';
}

/** How much of one box lies under another, in square px. */
function overlapOf(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is drawn of the thing that has the focus: a native control that is not seen has its label in its stead. */
function drawnFocus(corner: HTMLElement): Element | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body || corner.contains(at)) return undefined;
  return at.getBoundingClientRect().width > 1 ? at : (at.closest('label') ?? at);
}

/** Puts the toast at the edge where it hides less of what has the focus; where both would, the page scrolls from under it. */
function giveWay(corner: HTMLElement): void {
  const toast = corner.querySelector(':scope > * > *');
  const focused = drawnFocus(corner);
  if (toast === null || focused === undefined) return;
  const hidden = (): number => overlapOf(toast.getBoundingClientRect(), focused.getBoundingClientRect());
  const { aside } = corner.dataset;
  let least = hidden();
  if (least === 0) return;
  let best = aside;
  for (const place of ['top', 'foot'] satisfies ToastPlace[]) {
    corner.dataset['aside'] = place;
    const here = hidden();
    if (here < least) [least, best] = [here, place];
  }
  if (best === undefined) delete corner.dataset['aside'];
  else corner.dataset['aside'] = best;
  if (least > 0) focused.scrollIntoView({ block: 'center' });
}

/**
 * While a toast stands, it gives way to what has the focus (WCAG 2.4.11) when the focus comes under it. It stays where it
 * came while somebody scrolls: they know where they look.
 */
export function useGivingWay(id: number | undefined): RefObject<HTMLDivElement | null> {
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = corner.current;
    if (element === null || id === undefined) return undefined;
    delete element.dataset['aside'];
    giveWay(element);
    let frame = 0;
    // The browser brings what gets the focus into view after it says so: where it stands is known in the next frame.
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => giveWay(element));
    };
    window.addEventListener('focusin', look, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('focusin', look, true);
    };
  }, [id]);
  return corner;
}

import { useEffect, useRef, type RefObject } from 'react';
import type { FileDropItem } from './file-list.js';

/** The room that the bars of a phone take from the window, and some air. */
export const CLEAR_OF_BARS = { scrollMarginBlock: '1rem calc(1rem + var(--cw-bottom-bar, 0px))' };

/** Moves the page no further than it takes to see the whole of it. */
export function bringIntoView(element: Element | null | undefined): void {
  // jsdom has no such thing.
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView({ block: 'nearest' });
}

/**
 * The list, in which the first of what has just failed comes into view: whoever chose it looks at the control, and may
 * have a screen too low for both. What had failed when the page came stays where it is.
 */
export function useNewFailures(items: readonly FileDropItem[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const failed = items.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const known = useRef<ReadonlySet<string>>(new Set(failed));
  useEffect(() => {
    const fresh = failed.find((id) => !known.current.has(id));
    known.current = new Set(failed);
    if (fresh !== undefined) bringIntoView(list.current?.children[items.findIndex(({ id }) => id === fresh)]);
  });
  return list;
}

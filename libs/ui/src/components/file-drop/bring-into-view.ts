import { useEffect, useRef, type RefObject } from 'react';
import type { FileDropItem } from './file-list.js';

/** Some air; the page itself keeps what comes into view clear of the bar of a phone. */
export const WITH_AIR = { scrollMarginBlock: '1rem' };

/** Moves the page no further than it takes to see the whole of it. */
export function bringIntoView(element: Element | null | undefined): void {
  // jsdom has no such thing.
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView({ block: 'nearest' });
}

const needsReading = ({ state, note }: FileDropItem): boolean => state === 'failed' || note !== undefined;

/**
 * The list, in which the first of what has just failed, or was kept for later, comes into view: whoever chose it looks at
 * the control, and may have a screen too low for both. What stood so when the page came stays where it is.
 */
export function useNewWords(items: readonly FileDropItem[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const told = items.filter(needsReading).map(({ id }) => id);
  const known = useRef<ReadonlySet<string>>(new Set(told));
  useEffect(() => {
    const fresh = told.find((id) => !known.current.has(id));
    known.current = new Set(told);
    if (fresh !== undefined) bringIntoView(list.current?.children[items.findIndex(({ id }) => id === fresh)]);
  });
  return list;
}

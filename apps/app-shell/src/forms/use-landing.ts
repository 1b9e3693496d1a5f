import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus lands when the row that had it is gone: otherwise the reader is thrown back to the top of the page.
 * `count` is the number of rows.
 */
export function useLanding<E extends HTMLElement>(count: number): RefObject<E | null> {
  const landing = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer) return undefined;
    const land = (): void => {
      if (document.activeElement === document.body) landing.current?.focus();
    };
    land();
    // A dialog that asked about the row may still hold the focus; when it leaves the page it has nobody to give it back to.
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ removedNodes }) => removedNodes.length === 0)) return;
      observer.disconnect();
      land();
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [count]);
  return landing;
}

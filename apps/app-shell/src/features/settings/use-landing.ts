import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus lands when the row that had it is gone: otherwise the reader is thrown back to the top of the page.
 * `count` is the number of rows.
 */
export function useLanding<E extends HTMLElement>(count: number): RefObject<E | null> {
  const landing = useRef<E>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (isLost) landing.current?.focus();
  }, [count]);
  return landing;
}

import { useEffect, useState, type RefObject } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Drawn before they come into sight: what lies within one window of it. */
const AHEAD = '100% 0px';

const numberOf = (sheet: Element): number => Number(sheet.getAttribute('data-page'));

function moved(before: ReadonlySet<number>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<number> {
  const after = new Set(before);
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) after.add(numberOf(target));
    else after.delete(numberOf(target));
  }
  return after;
}

/** The numbers of the pages that are worth drawing: a paper may have thousands. */
export function useNearPages(frame: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState(NONE);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear((before) => moved(before, entries)), {
      root: current,
      rootMargin: AHEAD,
    });
    for (const sheet of current.querySelectorAll('[data-page]')) observer.observe(sheet);
    return () => observer.disconnect();
  }, [frame, count]);
  return near;
}

import { useEffect, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

const needsStop = (region: HTMLElement): boolean =>
  region.scrollHeight > region.clientHeight && region.querySelector(FOCUSABLE) === null;

interface ScrollStop {
  readonly ref: (region: HTMLElement | null) => void;
  /** 0 while the region scrolls and holds nothing that a keyboard stops at. */
  readonly tabIndex: 0 | undefined;
}

/** Lets a keyboard scroll what is longer than its room: where nothing in it takes the focus, it does itself. */
export function useScrollStop(): ScrollStop {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    if (region === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setStop(needsStop(region)));
    for (const element of [region, ...region.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  return { ref: setRegion, tabIndex: isStop ? 0 : undefined };
}

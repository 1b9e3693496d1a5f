import { useEffect, useRef, type RefObject } from 'react';
import { releasePress } from './held-press.js';

/** For the element with `data-presses`: what was pressed in it before the page came to life is done as soon as it has. */
export function useHeldPress(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) releasePress(part.current);
  }, []);
  return part;
}

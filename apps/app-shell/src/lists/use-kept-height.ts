import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useKeptVisits } from './use-kept-visits.js';

export interface KeptHeight {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** As tall as it was when it was left, until it is told that its rows are there. */
  readonly minHeight: number;
  readonly release: () => void;
}

/** The router scrolls back at once, rows may come later: the room for them stands there from the beginning. */
export function useKeptHeight(): KeptHeight {
  const { key } = useLocation();
  const { heights } = useKeptVisits();
  const ref = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState(() => heights.of(key) ?? 0);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null) heights.keep(key, element.offsetHeight);
    };
  }, [key, heights]);
  const release = useCallback(() => setMinHeight(0), []);
  return { ref, minHeight, release };
}

import { useCallback, useState } from 'react';
import type { Size } from './map-geometry.js';

/** Before it is measured. */
const USUAL: Size = { width: 720, height: 440 };

export interface MeasuredElement {
  readonly size: Size;
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
}

/** How much room an element has, also after the window changed. */
export function useElementSize(): MeasuredElement {
  const [size, setSize] = useState(USUAL);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    // At once too, so that nothing is painted where it does not stay.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, ref };
}

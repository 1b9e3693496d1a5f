import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Leads to the toast and back, from wherever the reader is: Tab would not come to it in time, nor out of a dialog. */
export const TOAST_KEY = 'F6';

export interface ToastFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/** The keyboard's way into a toast, and back to where the reader was when they leave it or when it goes. */
export function useToastFocus(): ToastFocus {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const goThereAndBack = (event: KeyboardEvent): void => {
      const box = ref.current;
      if (event.key !== TOAST_KEY || event.ctrlKey || event.altKey || event.metaKey || box === null) return;
      event.preventDefault();
      const target = box.contains(document.activeElement) ? before.current : box.querySelector('button');
      if (target instanceof HTMLElement) target.focus();
    };
    // Before whatever is modal can keep the key to itself.
    document.addEventListener('keydown', goThereAndBack, true);
    return () => document.removeEventListener('keydown', goThereAndBack, true);
  }, []);

  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      const target = before.current;
      const isInside = box?.contains(document.activeElement) === true;
      if (isInside && target instanceof HTMLElement && target.isConnected) target.focus();
    };
  }, []);

  return {
    ref,
    onFocus: ({ relatedTarget }) => {
      const isFromOutside = relatedTarget instanceof Element && ref.current?.contains(relatedTarget) !== true;
      if (isFromOutside) before.current = relatedTarget;
    },
  };
}

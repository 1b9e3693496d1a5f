import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface ToastFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

const isTyped = ({ key, target }: KeyboardEvent): boolean =>
  key.length === 1 && target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

const isPlainTab = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !ctrlKey && !altKey && !metaKey;

/**
 * A toast that can be acted on is the next stop of Tab from wherever the reader is as it comes, also from a dialog.
 * Past its last button they are where they were. Whoever has gone on by pointer, by Tab or by typing is left alone.
 */
function useNextStop(ref: ToastFocus['ref'], before: RefObject<Element | null>, canAct: boolean): void {
  useEffect(() => {
    if (!canAct) return undefined;
    let isNext = true;
    const goOn = (): void => {
      isNext = false;
    };
    const move = (event: KeyboardEvent, target: Element | null | undefined): void => {
      if (!(target instanceof HTMLElement) || !target.isConnected) return;
      event.preventDefault();
      target.focus();
    };
    const tab = (event: KeyboardEvent): void => {
      const stops = [...(ref.current?.querySelectorAll('button') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (at === (event.shiftKey ? 0 : stops.length - 1)) move(event, before.current);
      else if (at < 0 && isNext && !event.shiftKey) move(event, stops[0]);
      goOn();
    };
    const press = (event: KeyboardEvent): void => {
      if (isTyped(event)) goOn();
      if (isPlainTab(event)) tab(event);
    };
    // Before whatever is modal can keep the key to itself.
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', goOn, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', goOn, true);
    };
  }, [ref, before, canAct]);
}

/** The keyboard's way into a toast, and back to where the reader was when they leave it or when it goes. */
export function useToastFocus(canAct: boolean): ToastFocus {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useNextStop(ref, before, canAct);

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

import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long the pointer rests on a control before its tip comes, in ms. */
const REST_MS = 100;
/** How long the pointer may be on its way from the control to the tip, in ms. */
const WAY_MS = 60;
/** How long a finger rests before it is no tap any more, in ms. */
const LONG_PRESS_MS = 600;
/** How long a tip stays after the finger, in ms. */
const AFTER_TOUCH_MS = 1_500;

/** What a control does with its tip. */
export interface TipHandlers {
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface Tip {
  /** The control whose tip is shown. */
  readonly anchor: Element | null;
  readonly handlers: TipHandlers;
  readonly stay: () => void;
  readonly leave: () => void;
  readonly dismiss: () => void;
}

/** When a tip is shown: while a mouse rests there, while the keyboard is there, and after a finger rested there. */
export function useTip(): Tip {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press moves the focus too, which is no wish to be told what was pressed.
  const isPressed = useRef(false);
  const later = useCallback((next: Element | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delayMs);
  }, []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => later(null, WAY_MS), [later]);
  const dismiss = useCallback(() => later(null, 0), [later]);
  useEffect(() => stay, [stay]);

  const handlers: TipHandlers = {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'touch') later(currentTarget, REST_MS);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'touch') isPressed.current = false;
      later(null, pointerType === 'touch' ? AFTER_TOUCH_MS : WAY_MS);
    },
    onPointerDown: ({ pointerType, currentTarget }) => {
      isPressed.current = true;
      if (pointerType === 'touch') later(currentTarget, LONG_PRESS_MS);
      // What was pressed is known.
      else dismiss();
    },
    onPointerUp: ({ pointerType }) => {
      if (pointerType === 'touch') later(null, AFTER_TOUCH_MS);
    },
    onFocus: ({ currentTarget }) => {
      if (!isPressed.current && currentTarget.matches(':focus-visible')) later(currentTarget, 0);
    },
    onBlur: () => {
      isPressed.current = false;
      dismiss();
    },
  };
  return { anchor, handlers, stay, leave, dismiss };
}

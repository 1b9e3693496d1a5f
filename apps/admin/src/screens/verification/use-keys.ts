import { useCallback, useEffect, useRef, useState } from 'react';

const KEPT = 'closewright.keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [contenteditable]') !== null;

/** Whoever speaks to the device presses letters by accident, and turns them off. */
function readOn(): boolean {
  try {
    return window.localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

function keepOn(isOn: boolean): void {
  try {
    window.localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  } catch {
    // A device that keeps nothing asks again.
  }
}

export interface Keys {
  readonly isOn: boolean;
  readonly turn: () => void;
}

/** Single keys, while nobody types and they are on, which the device remembers. */
export function useKeys(keys: Readonly<Record<string, () => void>>): Keys {
  const [isOn, setOn] = useState(readOn);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
  const turn = useCallback(() => {
    keepOn(!isOn);
    setOn(!isOn);
  }, [isOn]);
  return { isOn, turn };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { SheetEntry } from './sheet-history.js';

/** What browsers call the thing that a phone's Back closes; the DOM's own types do not know it yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
type WatcherClass = new () => Watcher;

/** Also what MUI says when Escape asks for the same. */
export type Close = (event: object, reason: 'escapeKeyDown') => void;

/** On a device with a keyboard Escape is heard already; where Back is a gesture, the pointer is a finger. */
const hasBackGesture = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Where the browser has none of its own, Back at a desk leaves a page too, with what was typed. */
function watch(): Watcher | undefined {
  if (!('CloseWatcher' in window)) return new SheetEntry();
  return hasBackGesture() ? new (window.CloseWatcher as WatcherClass)() : undefined;
}

/**
 * Back on a phone closes what lies on top, as in every app there, instead of leaving the page with what was typed. The
 * browser keeps the order of what is open and its history stays as it is; one that does not know of this gets an entry.
 */
export function useBackCloses(open: boolean | undefined, onClose: Close | undefined): void {
  const [round, setRound] = useState(0);
  const isClosable = onClose !== undefined;
  const close = useEffectEvent((): void => {
    onClose?.({}, 'escapeKeyDown');
    // What is still open, because it is sending, hears the next one too.
    setRound((before) => before + 1);
  });
  useEffect(() => {
    const watcher = open === true && isClosable ? watch() : undefined;
    if (watcher === undefined) return undefined;
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open, isClosable, round]);
}

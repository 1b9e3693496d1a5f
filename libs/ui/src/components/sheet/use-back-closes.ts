import { useEffect, useEffectEvent, useState } from 'react';

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

const watcherClass = (): WatcherClass | undefined =>
  'CloseWatcher' in window ? (window.CloseWatcher as WatcherClass) : undefined;

/**
 * Back on a phone closes what lies on top, as in every app there, instead of leaving the page with what was typed. The
 * browser keeps the order of what is open and its history stays as it is; one that does not know of this goes back.
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
    const CloseWatcher = watcherClass();
    if (open !== true || !isClosable || CloseWatcher === undefined || !hasBackGesture()) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open, isClosable, round]);
}

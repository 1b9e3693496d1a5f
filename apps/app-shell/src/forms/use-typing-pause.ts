import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Typing pauses this long, in ms, before it is kept. */
const PAUSE_MS = 500;

export interface TypingPause {
  /** Keeps at once what waits for a pause, and what does not. */
  readonly keepNow: () => void;
  /** What waits is not kept. */
  readonly drop: () => void;
}

/** Calls `keep` once whoever types in the form pauses, or leaves in the middle of a word. */
export function useTypingPause<T extends FieldValues>(form: UseFormReturn<T>, keep: () => void): TypingPause {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const keepNow = useCallback(() => {
    drop();
    keep();
  }, [drop, keep]);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, PAUSE_MS);
      },
    });
    const keepWaiting = (): void => {
      if (timer.current !== undefined) keepNow();
    };
    window.addEventListener('pagehide', keepWaiting);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepWaiting);
      keepWaiting();
    };
  }, [form, keepNow]);
  return { keepNow, drop };
}

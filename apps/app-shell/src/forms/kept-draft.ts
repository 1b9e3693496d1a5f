import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const PREFIX = 'closewright.draft.';

/** Typing pauses this long, in ms, before the draft is kept. */
const PAUSE_MS = 500;

/** What was kept under this key on this device; undefined when there is nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    return parsed(window.localStorage.getItem(PREFIX + key));
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Hears what another tab keeps or forgets under this key; the answer stops it. */
export function onKept(key: string, hear: (now: unknown, before: unknown) => void): () => void {
  const listener = ({ key: changed, newValue, oldValue }: StorageEvent): void => {
    if (changed === PREFIX + key) hear(parsed(newValue), parsed(oldValue));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Keeps it under this key on this device, as far as the device keeps anything. */
export function keep(key: string, answers: unknown): void {
  try {
    window.localStorage.setItem(PREFIX + key, JSON.stringify(answers));
  } catch {
    // A device that keeps nothing still lets the form be sent.
  }
}

/** Forgets what was kept under this key. */
export function forgetKept(key: string): void {
  try {
    window.localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage that refuses to forget never kept it.
  }
}

/** Keeps what is typed on this device, so that a reload or a crash loses nothing; the answer forgets it for good. */
export function useKeptDraft<T extends FieldValues>(form: UseFormReturn<T>, key: string): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const keepNow = (): void => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      keep(key, form.getValues());
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, PAUSE_MS);
      },
    });
    // Whoever leaves in the middle of a word keeps that word.
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, key]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetKept(key);
  }, [key]);
}

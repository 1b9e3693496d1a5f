import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetKept, keep } from '../../../forms/kept-draft.js';
import type { ProjectAnswers } from '../create/project-answers.js';
import type { EditDraft } from './edit-draft.js';

/** Typing pauses this long, in ms, before the draft is kept. */
const PAUSE_MS = 500;

export interface EditDraftKeeping {
  /** A part was saved: the draft is what is left. */
  readonly keepNow: () => void;
  /** Forgets it for good: saved, or started over. */
  readonly forget: () => void;
}

/** Keeps on this device what is not saved yet, so that a reload or an ended session loses nothing. */
export function useEditDraft(
  form: UseFormReturn<ProjectAnswers>,
  key: string,
  unsaved: () => EditDraft | undefined,
): EditDraftKeeping {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopWaiting = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const keepNow = useCallback(() => {
    stopWaiting();
    const draft = unsaved();
    if (draft === undefined) forgetKept(key);
    else keep(key, draft);
  }, [key, unsaved, stopWaiting]);

  const forget = useCallback(() => {
    stopWaiting();
    forgetKept(key);
  }, [key, stopWaiting]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, PAUSE_MS);
      },
    });
    // Whoever leaves in the middle of a word keeps that word.
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

  return { keepNow, forget };
}

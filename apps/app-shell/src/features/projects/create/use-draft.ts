import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isUntouched, removeDraft, writeDraft } from './draft-store.js';
import type { ProjectAnswers } from './project-answers.js';

/** Typing pauses this long, in ms, before the draft is kept. */
const PAUSE_MS = 500;

export interface DraftKeeping {
  /** When it was last kept, ms since 1970; undefined while there is nothing to keep. */
  readonly savedAt: number | undefined;
  /** Forgets it for good: posted, or started over. */
  readonly forget: () => void;
}

/** Keeps what is typed on this device, so that a reload, a crash or a change of language loses nothing. */
export function useDraft(
  form: UseFormReturn<ProjectAnswers>,
  userId: string,
  restoredAt: number | undefined,
): DraftKeeping {
  const [savedAt, setSavedAt] = useState(restoredAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const answers = form.getValues();
    const now = Date.now();
    if (!isUntouched(answers) && writeDraft(userId, { answers, savedAt: now })) setSavedAt(now);
  }, [form, userId]);

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, PAUSE_MS);
      },
    });
    // Whoever leaves in the middle of a word keeps that word.
    const keepNow = (): void => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form, keep]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeDraft(userId);
    setSavedAt(undefined);
  }, [userId]);

  return { savedAt, forget };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTypingPause } from '../../../forms/use-typing-pause.js';
import { isUntouched, removeDraft, writeDraft, type Draft } from './draft-store.js';
import type { ProjectAnswers } from './project-answers.js';

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
  restored: Draft | undefined,
  files: number,
): DraftKeeping {
  const [savedAt, setSavedAt] = useState(restored?.savedAt);
  // The files of the draft that came back are missed until others are chosen.
  const missed = useRef(restored?.hadFiles ?? false);
  const { drop, keepNow } = useTypingPause(
    form,
    useCallback(() => {
      const answers = form.getValues();
      const now = Date.now();
      if (!isUntouched(answers) && writeDraft(userId, { answers, savedAt: now, hadFiles: files > 0 || missed.current }))
        setSavedAt(now);
    }, [form, userId, files]),
  );
  const counted = useRef(files);
  useEffect(() => {
    if (counted.current === files) return;
    counted.current = files;
    missed.current = false;
    keepNow();
  }, [files, keepNow]);
  const forget = useCallback(() => {
    missed.current = false;
    drop();
    removeDraft(userId);
    setSavedAt(undefined);
  }, [drop, userId]);
  return { savedAt, forget };
}

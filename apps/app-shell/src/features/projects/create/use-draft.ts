import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTypingPause } from '../../../forms/use-typing-pause.js';
import { isUntouched, removeDraft, writeDraft } from './draft-store.js';
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
  restoredAt: number | undefined,
): DraftKeeping {
  const [savedAt, setSavedAt] = useState(restoredAt);
  const { drop } = useTypingPause(
    form,
    useCallback(() => {
      const answers = form.getValues();
      const now = Date.now();
      if (!isUntouched(answers) && writeDraft(userId, { answers, savedAt: now })) setSavedAt(now);
    }, [form, userId]),
  );
  const forget = useCallback(() => {
    drop();
    removeDraft(userId);
    setSavedAt(undefined);
  }, [drop, userId]);
  return { savedAt, forget };
}

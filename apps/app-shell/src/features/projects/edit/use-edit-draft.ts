import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetKept, keep } from '../../../forms/kept-draft.js';
import { useTypingPause } from '../../../forms/use-typing-pause.js';
import type { ProjectAnswers } from '../create/project-answers.js';
import type { EditDraft } from './edit-draft.js';

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
  const { keepNow, drop } = useTypingPause(
    form,
    useCallback(() => {
      const draft = unsaved();
      if (draft === undefined) forgetKept(key);
      else keep(key, draft);
    }, [key, unsaved]),
  );
  const forget = useCallback(() => {
    drop();
    forgetKept(key);
  }, [drop, key]);
  return { keepNow, forget };
}

import { useSession, type ProjectDetail } from '@cw/api-client';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetKept, keep } from '../../forms/kept-draft.js';
import { useTypingPause } from '../../forms/use-typing-pause.js';
import { BLANK_CHANGE, type ChangeAnswers } from './change-answers.js';
import { draftKeyOf, isUntouched, readChangeDraft, type ChangeDraft } from './change-draft.js';

/** What a change begins with, and under which key it is kept; a session that ends meanwhile changes neither. */
export function useStartOfChange(project: ProjectDetail): { key: string; draft: ChangeDraft | undefined } {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const [start] = useState(() => {
    const key = draftKeyOf(userId, project.id);
    return { key, draft: readChangeDraft(project, key) };
  });
  return start;
}

export interface ChangeDraftKeeping {
  /** When what stands in the form was kept; undefined when it was begun on this page. */
  readonly restoredAt: number | undefined;
  /** A clean sheet: sent, or started over. */
  readonly clear: () => void;
}

/** PAY-06: keeps a change that is being written on this device, so that a reload loses nothing. */
export function useChangeDraft(
  form: UseFormReturn<ChangeAnswers>,
  key: string,
  draft: ChangeDraft | undefined,
): ChangeDraftKeeping {
  const [restoredAt, setRestoredAt] = useState(draft?.savedAt);
  const { drop } = useTypingPause(
    form,
    useCallback(() => {
      const answers = form.getValues();
      if (isUntouched(answers)) forgetKept(key);
      else keep(key, { answers, savedAt: Date.now() });
    }, [form, key]),
  );
  const clear = useCallback(() => {
    form.reset(BLANK_CHANGE);
    drop();
    forgetKept(key);
    setRestoredAt(undefined);
  }, [form, drop, key]);
  return { restoredAt, clear };
}

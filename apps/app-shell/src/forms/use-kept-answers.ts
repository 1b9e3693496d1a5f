import { useSession } from '@cw/api-client';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { adoptKept, readKept, useKeptDraft } from './kept-draft.js';
import { useSayDraft } from './use-draft-said.js';

/** What this person answers about this thing, such as `paper.w9`: its key on this device. */
export function usePersonalKey(subject: string): string {
  const session = useSession();
  return `form.${session.status === 'signed-in' ? session.user.id : ''}.${subject}`;
}

/**
 * Keeps what this person types about this thing and puts back what was left, so that a reload, a closed tab or an ended
 * session loses nothing; the answer forgets it for good. `adopt` is the same function on every call.
 */
export function useKeptAnswers<T extends FieldValues>(
  form: UseFormReturn<T>,
  subject: string,
  adopt: (blank: T, stored: unknown) => T = adoptKept,
): () => void {
  const key = usePersonalKey(subject);
  const forget = useKeptDraft(form, key);
  const say = useEffectEvent(useSayDraft());
  useEffect(() => {
    const now = form.getValues();
    const kept = readKept(key, (stored) => adopt(now, stored));
    if (kept === undefined) return;
    form.reset(kept, { keepDefaultValues: true });
    if (JSON.stringify(kept) !== JSON.stringify(now)) say();
  }, [form, key, adopt]);
  return forget;
}

import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { asAnswers, readKept, useKeptDraft } from '../../forms/kept-draft.js';
import { useSayDraft } from '../../forms/use-draft-said.js';

/** Answers beside those that they began with: a draft of them knows what its writer changed. */
export type WithBegun<T> = T & { readonly begun: T };

export const beginWith = <T extends object>(answers: T): WithBegun<T> => ({ ...answers, begun: answers });

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the writer of the draft changed, where the form still asks for it; the rest stays as it is now. */
export function changesKept<T extends object>(now: T, kept: unknown): Partial<T> {
  if (typeof kept !== 'object' || kept === null) return {};
  const begun: unknown = Reflect.get(kept, 'begun');
  if (typeof begun !== 'object' || begun === null) return {};
  const changed = Object.entries(now).flatMap(([name, value]) => {
    const typed: unknown = Reflect.get(kept, name);
    const isChange = name !== 'begun' && kindOf(typed) === kindOf(value) && !isSame(typed, Reflect.get(begun, name));
    return isChange && !isSame(typed, value) ? [[name, typed] as const] : [];
  });
  const changes: Partial<T> = {};
  return Object.assign(changes, Object.fromEntries(changed));
}

/**
 * Keeps what is typed on this device and puts what was left there on top of what holds now, so that a reload or an
 * ended session loses nothing; the answer forgets it for good.
 */
export function useKeptChanges<T extends FieldValues>(form: UseFormReturn<T>, key: string): () => void {
  const forget = useKeptDraft(form, key);
  const say = useEffectEvent(useSayDraft());
  useEffect(() => {
    const now = form.getValues();
    const changes = changesKept(now, readKept(key, asAnswers));
    if (Object.keys(changes).length === 0) return;
    form.reset({ ...now, ...changes }, { keepDefaultValues: true, keepDirtyValues: false });
    say();
  }, [form, key]);
  return forget;
}

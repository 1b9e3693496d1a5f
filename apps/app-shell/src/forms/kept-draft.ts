import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { takeDraft } from './draft-shelf.js';
import { useTypingPause } from './use-typing-pause.js';

const PREFIX = 'closewright.draft.';

/**
 * What was kept under this key on this device, as `adopt` takes it; undefined when there is nothing. What cannot be taken
 * is set aside, and its reader told.
 */
export const readKept = <T>(key: string, adopt: (stored: unknown) => T | undefined): T | undefined =>
  takeDraft(PREFIX + key, adopt);

type Answers = Readonly<Record<string, unknown>>;

/** Answers under their names, which is how every form keeps what was typed. */
export const isAnswers = (stored: unknown): stored is Answers =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

export const asAnswers = (stored: unknown): Answers | undefined => (isAnswers(stored) ? stored : undefined);

/** The words of a single field. */
export const asWords = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Takes from what was stored the answers that this build knows, each in its own kind. */
export function adoptKept<T extends object>(blank: T, stored: unknown): T {
  if (typeof stored !== 'object' || stored === null) return blank;
  const known = Object.entries(blank).flatMap(([name, value]) => {
    const kept: unknown = Reflect.get(stored, name);
    return typeof kept === typeof value && typeof kept !== 'object' ? [[name, kept]] : [];
  });
  return { ...blank, ...Object.fromEntries(known) };
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
  const { drop } = useTypingPause(
    form,
    useCallback(() => keep(key, form.getValues()), [form, key]),
  );
  return useCallback(() => {
    drop();
    forgetKept(key);
  }, [drop, key]);
}

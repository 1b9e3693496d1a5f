import { useState } from 'react';
import { useKit } from '../kit-context.js';

/** What is typed, how to change it, and how to forget it once it was sent. */
export type Kept<T> = readonly [typed: T, write: (typed: T) => void, forget: () => void];

export interface Keeping<T> {
  /** What is typed about which thing, such as `ask.<request>`; without it nothing is kept. */
  readonly subject: string | undefined;
  readonly blank: T;
  /** What was kept as the form can use it; undefined when it cannot. */
  readonly adopt: (stored: unknown) => T | undefined;
}

/** What this person types about this thing waits on this device until it was sent: a session that ends loses nothing. */
export function useKept<T>({ subject, blank, adopt }: Keeping<T>): Kept<T> {
  const { drafts, useSession } = useKit();
  const session = useSession();
  const key =
    subject === undefined ? undefined : `staff.${session.status === 'signed-in' ? session.user.id : ''}.${subject}`;
  const read = (): T => (key === undefined ? undefined : drafts.read(key, adopt)) ?? blank;
  const [held, setHeld] = useState(() => ({ key, typed: read() }));
  // Whose words they are may be known later than what they are about.
  const now = held.key === key ? held : { key, typed: read() };
  if (now !== held) setHeld(now);
  const write = (typed: T): void => {
    setHeld({ key, typed });
    if (key !== undefined) drafts.keep(key, typed);
  };
  const forget = (): void => {
    setHeld({ key, typed: blank });
    if (key !== undefined) drafts.forget(key);
  };
  return [now.typed, write, forget];
}

/** Words that were kept; those that were emptied are as good as none. */
export const adoptWords = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored !== '' ? stored : undefined;

/** Takes from what was stored the texts that this form knows. */
export function adoptTexts<T extends Readonly<Record<string, string>>>(blank: T, stored: unknown): T | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.keys(blank).flatMap((name) => {
    const text: unknown = Reflect.get(stored, name);
    return typeof text === 'string' ? [[name, text]] : [];
  });
  return { ...blank, ...Object.fromEntries(known) };
}

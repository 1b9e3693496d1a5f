import { hasSignedInHint } from '@cw/api-client/signed-in-hint';
import type { Typed } from '../forms/draft.js';

const textOf = (record: object, name: string): string => {
  const value: unknown = Reflect.get(record, name);
  return typeof value === 'string' ? value : '';
};

/** Name and address of whoever is signed in, as the fields of the form; undefined for a visitor, who is not asked about. */
export async function readSignedIn(signal: AbortSignal): Promise<Typed | undefined> {
  if (!hasSignedInHint()) return undefined;
  try {
    const answer = await fetch('/api/auth/me', { signal, cache: 'no-store' });
    const user: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof user !== 'object' || user === null) return undefined;
    return { name: `${textOf(user, 'firstName')} ${textOf(user, 'lastName')}`.trim(), email: textOf(user, 'email') };
  } catch {
    return undefined;
  }
}

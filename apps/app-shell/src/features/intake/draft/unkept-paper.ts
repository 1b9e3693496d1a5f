import { INTAKE_DRAFTS } from '@cw/api-client/intake-drafts';
import { useSyncExternalStore } from 'react';

const PREFIX = `${INTAKE_DRAFTS}unkept.`;

let name: string | undefined;
const listeners = new Set<() => void>();

function tell(next: string | undefined): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name of the report that this device refused to keep for this person; undefined once there is none. */
export function noteUnkeptPaper(owner: string, next: string | undefined): void {
  try {
    if (next === undefined) window.sessionStorage.removeItem(PREFIX + owner);
    else window.sessionStorage.setItem(PREFIX + owner, next);
  } catch {
    // A device that keeps nothing at all has no draft to come back to either.
  }
  tell(next);
}

/** What a reload left of it: its name. */
export function findUnkeptPaper(owner: string): void {
  try {
    tell(window.sessionStorage.getItem(PREFIX + owner) ?? undefined);
  } catch {
    tell(undefined);
  }
}

const nameNow = (): string | undefined => name;

/** The report that was chosen here and is gone with a reload, such as in a private window. */
export const useUnkeptPaper = (): string | undefined => useSyncExternalStore(subscribe, nameNow, nameNow);

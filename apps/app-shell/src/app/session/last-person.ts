/** Whose session was last seen in this browser, and is not known to have ended: an id and nothing else. */
const KEY = 'closewright.last-person';

export function lastPerson(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Null once nobody is signed in. */
export function rememberPerson(userId: string | null): void {
  try {
    if (userId === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, userId);
  } catch {
    // Then whoever comes back without network is nobody that we know, and waits for it.
  }
}

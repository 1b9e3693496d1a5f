/**
 * Where this device remembers that its person has signed out while the server could not be told. Every tab reads it, and
 * so does the page for no network. It says nothing of who it was.
 */
const KEY = 'closewright.sign-out-owed';
/** Several bundles on one page hold a copy of this file, and a tab hears no `storage` event of its own: all hear this one. */
const CHANGED = 'closewright:sign-out-owed';

/** Whether a session of this browser is still to be ended: until then nobody is signed in here. */
export function isSignOutOwed(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Writes the mark or takes it away; false where the device keeps nothing. */
export function setSignOutOwed(isOwed: boolean): boolean {
  try {
    if (isOwed) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

/** Hears of it from this tab and the others, also in a page that the browser has kept as it was and shows again. */
export function onSignOutOwed(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

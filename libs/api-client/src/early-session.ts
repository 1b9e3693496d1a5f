import { hasSignedInHint } from './signed-in-hint.js';

/** Who is signed in. */
export const SESSION_PATH = '/api/auth/me';

// On the window, because the page that asks and the workspace that reads the answer are built apart.
const ASKED = Symbol.for('closewright.early-session');
type Page = typeof globalThis & { [ASKED]?: Promise<Response> | undefined };

/**
 * Asks who is signed in while the scripts are still on their way. It needs nothing of them, and every signed-in page
 * waits for its answer before it can ask for anything else.
 */
export function askWhoIsHere(): void {
  if (!hasSignedInHint()) return;
  const asked = fetch(SESSION_PATH, { credentials: 'include' });
  // A failure is read by whoever takes the answer; where nobody does it is nobody's.
  asked.catch(() => undefined);
  (globalThis as Page)[ASKED] = asked;
}

/** The answer to the early question, once; undefined for any other request and where nothing was asked early. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const page = globalThis as Page;
  const asked = page[ASKED];
  if (asked === undefined || request.method !== 'GET' || new URL(request.url).pathname !== SESSION_PATH)
    return undefined;
  page[ASKED] = undefined;
  return asked;
}

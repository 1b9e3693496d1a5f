import { CSRF_PATH } from './csrf.js';
import { parseProblem } from './errors/problem.js';
import { isSignOutOwed, setSignOutOwed } from './sign-out-mark.js';

const LOGOUT_PATH = '/api/auth/logout';
const LOCK = 'closewright.sign-out';
/** How long an answer is waited for, in ms: a network that swallows everything says nothing at all. */
const PATIENCE_MS = 10_000;
const ENDED = 204;
const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Whether the server itself has answered, and will not answer otherwise next time. A page of a hotel's network, which also
 * says 200, has ended no session.
 */
function isLastWord({ status }: Response, body: string): boolean {
  if (status === ENDED) return true;
  const isRefusal = status >= BAD_REQUEST && status < SERVER_ERROR && status !== TOO_MANY_REQUESTS;
  return isRefusal && parseProblem(body) !== undefined;
}

/** The token of the session that there is; null where there is none. Throws where nobody says so. */
async function tokenOfSession(origin: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(new URL(CSRF_PATH, origin), { credentials: 'include', cache: 'no-store', signal });
  const said: unknown = answer.ok ? await answer.json() : undefined;
  const token: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'token') : undefined;
  if (token !== null && typeof token !== 'string') throw new Error('Nobody says whether there is a session');
  return token;
}

/**
 * Asks once; true once there is no session that could be shown. The token belongs to the session that is to end: where
 * another one has begun meanwhile the server refuses, and the one that was meant is over.
 */
async function endSession(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const token = await tokenOfSession(origin, signal);
    if (token === null) return true;
    const headers = { 'X-CSRF-Token': token };
    const asked = { method: 'POST', credentials: 'include', headers, signal } as const;
    const answer = await fetch(new URL(LOGOUT_PATH, origin), asked);
    return isLastWord(answer, await answer.text());
  } catch {
    return false;
  }
}

async function settle(origin: string): Promise<boolean> {
  // Another tab may have done it while this one waited for its turn.
  if (!isSignOutOwed()) return true;
  if (!(await endSession(origin))) return false;
  setSignOutOwed(false);
  return true;
}

let settling: Promise<boolean> | undefined;

/**
 * AUTH-04: ends at the server the session that its person has ended on this device. True once there is nothing to end any
 * more. One tab at a time asks: a second question could end what has begun after the first.
 */
export function settleSignOut(origin: string): Promise<boolean> {
  const { locks } = window.navigator as { readonly locks?: LockManager };
  const asked = (settling ??= locks === undefined ? settle(origin) : locks.request(LOCK, () => settle(origin)));
  const done = (): void => {
    if (settling === asked) settling = undefined;
  };
  asked.then(done, done);
  return asked;
}

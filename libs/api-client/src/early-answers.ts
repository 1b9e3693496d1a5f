import { hasSignedInHint } from './signed-in-hint.js';

/** Who is signed in. */
export const SESSION_PATH = '/api/auth/me';

/** What people need, and what staff do. */
export const DASHBOARD_PATH = '/api/dashboard';
export const OVERVIEW_PATH = '/api/admin/overview';

/** How staff's own account is secured: no desk opens without a second factor. */
export const SECURITY_PATH = '/api/auth/security';

/** What a screen shows first, by the end of its address. */
const FIRST_DATA: readonly (readonly [screen: RegExp, path: string])[] = [
  [/^(?:\/(?:app|admin))?\/dashboard\/?$/, DASHBOARD_PATH],
  [/^\/admin\/(?:dashboard|overview)\/?$/, OVERVIEW_PATH],
  [/^\/admin(?:\/(?!login)|$)/, SECURITY_PATH],
];

/** An answer that nobody has taken by then is old, in ms. */
const KEPT_MS = 15_000;

interface Asked {
  readonly at: number;
  readonly answer: Promise<Response>;
  /** What the answer says, once it has come and says what was asked for. */
  body?: unknown;
}

// On the window, because the page that asks and the workspace that reads the answers are built apart.
const ASKED = Symbol.for('closewright.early-answers');
type Page = typeof globalThis & { [ASKED]?: Map<string, Asked> | undefined };

/**
 * Asks who is signed in, and for what the screen of this address shows first, while the scripts are still on their way:
 * neither needs anything of them. A visitor's page asks for nothing.
 */
export function askEarly(screen: string = window.location.pathname): void {
  if (!hasSignedInHint()) return;
  const asked = new Map<string, Asked>();
  (globalThis as Page)[ASKED] = asked;
  const paths = FIRST_DATA.filter(([address]) => address.test(screen)).map(([, path]) => path);
  for (const path of [SESSION_PATH, ...paths]) {
    const one: Asked = { at: performance.now(), answer: fetch(path, { credentials: 'include' }) };
    // A failure is read by whoever takes the answer; where nobody does it is nobody's.
    keepBody(one).catch(() => undefined);
    asked.set(path, one);
  }
}

/** Read as soon as it is there: the first thing drawn cannot wait for a promise. */
async function keepBody(one: Asked): Promise<void> {
  const response = await one.answer;
  if (response.ok) one.body = await response.clone().json();
}

const isFresh = ({ at }: Asked): boolean => performance.now() - at <= KEPT_MS;

/**
 * What has been answered until now and is wanted, by its path, once; nothing where it is not known who is signed in. What is
 * still on its way is taken by its request.
 */
export function takeKnownAnswers(isWanted: (path: string) => boolean): ReadonlyMap<string, unknown> {
  const known = new Map<string, unknown>();
  const asked = (globalThis as Page)[ASKED];
  if (asked?.get(SESSION_PATH)?.body === undefined) return known;
  for (const [path, one] of asked) {
    if (one.body === undefined || !isFresh(one) || !isWanted(path)) continue;
    known.set(path, one.body);
    asked.delete(path);
  }
  return known;
}

/**
 * The answer to an early question, once; undefined for any other request and where nothing was asked early. Only who is
 * signed in may be answered by a refusal: any other is worth a question of its own, which says it in the reader's language.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const asked = (globalThis as Page)[ASKED];
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const early = asked?.get(path);
  if (early === undefined || request.method !== 'GET') return undefined;
  asked?.delete(path);
  if (path === SESSION_PATH) return early.answer;
  if (!isFresh(early)) return undefined;
  return early.answer.then(
    (response) => (response.ok ? response : fetch(request)),
    () => fetch(request),
  );
}

/** To be called when a session begins or ends: what was answered to one person is shown to no other. */
export function forgetEarlyAnswers(): void {
  (globalThis as Page)[ASKED] = undefined;
}

/** What of a service worker's scope keeping files takes; a spec brings its own. */
export interface KeepingScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly registration: { readonly scope: string };
  fetch(request: Request | string, options?: RequestInit): Promise<Response>;
}

/** What the build says of itself (`tools/rspack/offline-files.mjs`). */
export interface ShellFiles {
  readonly version: string;
  readonly files: readonly string[];
}

const OFFLINE_PAGE = '/app/offline.html';
const OFFLINE_FILES: ReadonlySet<string> = new Set([OFFLINE_PAGE, '/app/offline.css', '/app/offline.js']);
/** Named by their content, so that they are nobody's: scripts, styles, faces. Not what the API or the payments answer. */
const HASHED = /^\/(?!(?:api|socket\.io|_pay)\/)(?:[\w~@-]+\/)*[\w~@.-]*[./_-][0-9a-f]{8,}\.(?:js|mjs|css|woff2)$/;
const NAMES = 'closewright-files ';

/** Whether a path may ever be kept: only static files that are the same for everybody. */
export const mayKeep = (path: string): boolean => OFFLINE_FILES.has(path) || HASHED.test(path);

const ownPrefix = ({ registration }: KeepingScope): string => `${NAMES}${new URL(registration.scope).pathname} `;
const cacheName = (scope: KeepingScope, { version }: ShellFiles): string => `${ownPrefix(scope)}${version}`;

/** Fetches what the build lists; without cookies, so that no answer can be anybody's. */
export async function keepShell(scope: KeepingScope, shell: ShellFiles): Promise<void> {
  const cache = await scope.caches.open(cacheName(scope, shell));
  const wanted = [...OFFLINE_FILES, ...shell.files].filter(mayKeep);
  await Promise.all(
    wanted.map(async (path) => {
      const answer = await scope.fetch(path, { credentials: 'omit', cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${path} could not be kept`);
      await cache.put(path, answer);
    }),
  );
}

/** What an older build kept goes when the new one takes over. */
export async function dropOlder(scope: KeepingScope, shell: ShellFiles): Promise<void> {
  const names = await scope.caches.keys();
  const current = cacheName(scope, shell);
  const old = names.filter((name) => name.startsWith(ownPrefix(scope)) && name !== current);
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

/** Undefined where the browser is to ask by itself, as if there were no worker: the API, uploads, other origins. */
export function answerTo(scope: KeepingScope, request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return undefined;
  if (request.mode === 'navigate') return page(scope, request);
  return mayKeep(pathname) ? keptFile(scope, request, pathname) : undefined;
}

/** A page comes from the network; only what has no network shows the page that says so. */
async function page(scope: KeepingScope, request: Request): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const kept = await scope.caches.match(OFFLINE_PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

const keptFile = async (scope: KeepingScope, request: Request, path: string): Promise<Response> =>
  (await scope.caches.match(path, { ignoreVary: true })) ?? scope.fetch(request);

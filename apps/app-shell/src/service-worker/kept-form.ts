import { mayKeep, type KeepingScope } from './kept-files.js';

const FIRST_FORM = '/repair-intake';
/** One document a language; the second is where a page sends who has chosen Spanish. */
const FORMS = [FIRST_FORM, '/es/repair-intake'];
const CACHE = 'closewright-form';
/** Whose names say nothing of their content: they tell which files belong together. */
const MANIFESTS = ['/app/remotes/mf-manifest.json', '/remotes/ui/mf-manifest.json', '/remotes/domain/mf-manifest.json'];
/** How long the network may take, in ms, where there is something to show instead; the page gives a manifest 2.5 s. */
const FORM_PATIENCE_MS = 5_000;
const MANIFEST_PATIENCE_MS = 1_500;
const SERVER_ERROR = 500;

interface Named {
  readonly path: string;
  readonly answer: Response;
  readonly text: string;
}

const formAt = (path: string): string | undefined => FORMS.find((form) => form === path.replace(/\/$/, ''));
const openCache = ({ caches }: KeepingScope): Promise<Cache> => caches.open(CACHE);
const find = (cache: Cache, path: string): Promise<Response | undefined> => cache.match(path, { ignoreVary: true });

/** Without cookies, so that no answer can be anybody's. */
async function fetchPlainly(scope: KeepingScope, path: string, cache: RequestCache): Promise<Response> {
  const answer = await scope.fetch(path, { credentials: 'omit', cache });
  if (!answer.ok || answer.redirected) throw new Error(`${path} could not be kept`);
  return answer;
}

async function fetchNamed(scope: KeepingScope, path: string): Promise<Named> {
  const answer = await fetchPlainly(scope, path, 'no-cache');
  return { path, answer, text: await answer.clone().text() };
}

/** The files that a document begins with. */
const filesOf = (document: string): readonly string[] =>
  [...document.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path).filter(mayKeep);

/** The first file of a container, or none where the page has taken nothing of it. */
function entriesOf({ path, text }: Named, used: ReadonlySet<string>): readonly string[] {
  const folder = path.replace(/[^/]+$/, '');
  if (![...used].some((one) => one.startsWith(folder))) return [];
  const { metaData } = JSON.parse(text) as { metaData: { remoteEntry: { path: string; name: string } } };
  return [folder + metaData.remoteEntry.path + metaData.remoteEntry.name];
}

/** The paths among what a page says it has loaded that are the same for everybody. */
function keepable({ location }: KeepingScope, addresses: readonly string[]): ReadonlySet<string> {
  const ours = addresses.map((address) => new URL(address)).filter(({ origin }) => origin === location.origin);
  return new Set(ours.map(({ pathname }) => pathname).filter(mayKeep));
}

/** Of an older build. */
async function drop(cache: Cache, current: ReadonlySet<string>): Promise<void> {
  const known = await cache.keys();
  const old = known.filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/**
 * Keeps the public documents of the form with the files that a page of it has loaded. Another build may have come since
 * the page began: half of one and half of the other is not kept, and what was kept before stays until a later visit.
 */
export async function keepForm(scope: KeepingScope, addresses: readonly string[]): Promise<void> {
  const used = keepable(scope, addresses);
  const named = (paths: readonly string[]): Promise<Named[]> =>
    Promise.all(paths.map((path) => fetchNamed(scope, path)));
  const [forms, manifests] = await Promise.all([named(FORMS), named(MANIFESTS)]);
  const wanted = [
    ...forms.flatMap(({ text }) => filesOf(text)),
    ...manifests.flatMap((manifest) => entriesOf(manifest, used)),
  ];
  if (wanted.length === 0 || !wanted.every((path) => used.has(path))) return;

  const cache = await openCache(scope);
  await Promise.all(
    [...used].map(async (path) => {
      if (!(await find(cache, path))) await cache.put(path, await fetchPlainly(scope, path, 'default'));
    }),
  );
  const before = await Promise.all(forms.map(async ({ path }) => (await find(cache, path))?.text()));
  await Promise.all([...forms, ...manifests].map(({ path, answer }) => cache.put(path, answer)));
  const isNewer = forms.some(({ text }, index) => text !== before[index]);
  if (isNewer) await drop(cache, new Set([...FORMS, ...MANIFESTS, ...used]));
}

/** The network's answer, unless there is none in time: then what was kept. */
async function freshOrKept(
  scope: KeepingScope,
  { path, patience }: { readonly path: string; readonly patience: number },
  ask: () => Promise<Response>,
): Promise<Response> {
  const kept = await find(await openCache(scope), path);
  if (!kept) return ask();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    const said = await Promise.race([ask(), late]);
    return said !== undefined && said.status < SERVER_ERROR ? said : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** Once the form is kept, what it loads later is kept beside it. */
async function keptFile(scope: KeepingScope, path: string): Promise<Response> {
  const cache = await openCache(scope);
  const kept = await find(cache, path);
  if (kept) return kept;
  const answer = await scope.fetch(path, { credentials: 'omit' });
  if (answer.ok && (await find(cache, FIRST_FORM))) await cache.put(path, answer.clone());
  return answer;
}

/**
 * Undefined where the browser is to ask by itself, as if there were no worker: the API, what is sent, other pages.
 * `preloaded` is the answer that the browser asked for while the worker was starting.
 */
export function answerForm(
  scope: KeepingScope,
  request: Request,
  preloaded?: Promise<Response | undefined>,
): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return undefined;
  if (request.mode === 'navigate') {
    const form = formAt(pathname);
    if (form === undefined) return undefined;
    return freshOrKept(
      scope,
      { path: form, patience: FORM_PATIENCE_MS },
      async () => (await preloaded) ?? scope.fetch(request),
    );
  }
  if (MANIFESTS.includes(pathname)) {
    return freshOrKept(scope, { path: pathname, patience: MANIFEST_PATIENCE_MS }, () => scope.fetch(request));
  }
  return mayKeep(pathname) ? keptFile(scope, pathname) : undefined;
}

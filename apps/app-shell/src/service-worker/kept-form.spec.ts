import type { KeepingScope } from './kept-files.js';
import { answerForm, keepForm } from './kept-form.js';

const ORIGIN = 'https://closewright.example';
const CACHE = 'closewright-form';
const ENTRY = '/public.0123456789.js';
const REMOTE = '/remotes/ui/remoteEntry.0123456789.js';
const SCREEN = '/app/remotes/intake.0123456789.js';
const FORM = `<link href="/page.0123456789.css"><script src="${ENTRY}"></script><a href="/api/me">`;
const manifest = (name: string): string => JSON.stringify({ metaData: { remoteEntry: { path: '', name } } });
const SITE: Readonly<Record<string, string>> = {
  '/repair-intake': FORM,
  '/es/repair-intake': FORM,
  '/app/remotes/mf-manifest.json': manifest('remoteEntry.00000000aa.js'),
  '/remotes/ui/mf-manifest.json': manifest('remoteEntry.0123456789.js'),
  '/remotes/domain/mf-manifest.json': manifest('remoteEntry.00000000bb.js'),
};
/** What a page says it has loaded; of the containers it has taken `ui` alone. */
const LOADED = [ENTRY, '/page.0123456789.css', REMOTE].map((path) => ORIGIN + path);

/** jsdom has no caches and no answers. */
class Said {
  readonly redirected = false;
  constructor(
    readonly body: string,
    readonly status = 200,
  ) {}
  get ok(): boolean {
    return this.status < 400;
  }
  clone(): Said {
    return this;
  }
  text(): Promise<string> {
    return Promise.resolve(this.body);
  }
}
const said = (body: string, status?: number): Response => new Said(body, status) as unknown as Response;
const asked = (path: string, also: object = {}) =>
  ({ url: ORIGIN + path, method: 'GET', mode: 'cors', ...also }) as unknown as Request;
const aVisit = (path = '/repair-intake') => asked(path, { mode: 'navigate' });

type Fetch = KeepingScope['fetch'];
const pathOf = (request: Request | string): string =>
  typeof request === 'string' ? request : new URL(request.url).pathname;
const site =
  (pages: Readonly<Record<string, string>> = SITE): Fetch =>
  (request) =>
    Promise.resolve(said(pages[pathOf(request)] ?? `net ${pathOf(request)}`));
const noNetwork: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

function scopeOf(fetch: Fetch = site()) {
  const files = new Map<string, Response>();
  const cache = {
    match: (path: string) => Promise.resolve(files.get(path)),
    put: (path: string, answer: Response) => Promise.resolve(void files.set(path, answer)),
    delete: ({ url }: Request) => Promise.resolve(files.delete(new URL(url).pathname)),
    keys: () => Promise.resolve([...files.keys()].map((path) => asked(path))),
  };
  const fetched = jest.fn(fetch);
  const opened: string[] = [];
  const scope = {
    location: { origin: ORIGIN },
    registration: { scope: `${ORIGIN}/repair-intake` },
    fetch: fetched,
    caches: {
      open: (name: string) => {
        opened.push(name);
        return Promise.resolve(cache);
      },
    },
  } as unknown as KeepingScope;
  const goes = (next: Fetch): void => void fetched.mockImplementation(next);
  return { scope, files, fetched, opened, goes };
}
const kept = (files: ReadonlyMap<string, Response>): string[] => [...files.keys()].sort();

describe('the request form that is kept for a visit without network', () => {
  it('INT-01 is the public document, with the files that its page has loaded', async () => {
    const { scope, files, opened } = scopeOf();
    await keepForm(scope, [...LOADED, ORIGIN + SCREEN.replace('/app/remotes', '/remotes/ui')]);

    expect(new Set(opened)).toEqual(new Set([CACHE]));
    expect(kept(files)).toEqual(
      [...Object.keys(SITE), '/page.0123456789.css', ENTRY, REMOTE, '/remotes/ui/intake.0123456789.js'].sort(),
    );
  });

  it('AUTH-10 is fetched without cookies, and nothing that is somebody’s is kept', async () => {
    const { scope, files, fetched } = scopeOf();
    const personal = ['/api/auth/me', '/api/uploads/a.0123456789.js', '/app/dashboard'].map((path) => ORIGIN + path);
    await keepForm(scope, [...LOADED, ...personal, 'https://js.stripe.com/v3.0123456789.js']);

    expect(kept(files).filter((path) => path.startsWith('/api') || path === '/app/dashboard')).toEqual([]);
    expect(kept(files)).not.toContain('/v3.0123456789.js');
    for (const [, options] of fetched.mock.calls) expect(options).toMatchObject({ credentials: 'omit' });
  });

  it('is not kept by a page of another build: half of one is no form', async () => {
    const { scope, files } = scopeOf();
    await keepForm(scope, [`${ORIGIN}/public.fedcba9876.js`]);

    expect(kept(files)).toEqual([]);
  });

  it('stays whole where a file cannot be fetched', async () => {
    const { scope, files } = scopeOf((request, options) =>
      pathOf(request) === ENTRY ? Promise.resolve(said('gone', 404)) : site()(request, options),
    );
    await expect(keepForm(scope, LOADED)).rejects.toThrow('could not be kept');

    expect(kept(files)).not.toContain('/repair-intake');
  });

  it('gives way to that of a newer build, and the older files go', async () => {
    const { scope, files, goes } = scopeOf();
    await keepForm(scope, LOADED);
    const next = '/public.aaaaaaaaaa.js';
    const newer = `<script src="${next}"></script>`;
    goes(site({ ...SITE, '/repair-intake': newer, '/es/repair-intake': newer }));
    await keepForm(scope, [ORIGIN + next, ORIGIN + REMOTE]);

    expect(kept(files)).toEqual([...Object.keys(SITE), next, REMOTE].sort());
  });
});

describe('what the worker of the form answers', () => {
  it.each([
    ['the API', asked('/api/intake')],
    ['what is sent', asked(ENTRY, { method: 'POST' })],
    ['another page', aVisit('/repair-intake-help')],
    ['another origin', asked('', { url: 'https://js.stripe.com/a.0123456789.js' })],
  ])('leaves %s to the browser', (_what, request) => {
    expect(answerForm(scopeOf().scope, request)).toBeUndefined();
  });

  it('INT-01 opens the form without network once it was kept', async () => {
    const { scope, goes } = scopeOf();
    await keepForm(scope, LOADED);
    goes(noNetwork);

    expect(await answerForm(scope, aVisit())).toEqual(said(FORM));
    expect(await answerForm(scope, aVisit('/repair-intake/'))).toEqual(said(FORM));
    expect(await answerForm(scope, aVisit('/es/repair-intake'))).toEqual(said(FORM));
    expect(await answerForm(scope, asked(ENTRY))).toEqual(said(`net ${ENTRY}`));
    expect(await answerForm(scope, asked('/remotes/ui/mf-manifest.json'))).toEqual(
      said(SITE['/remotes/ui/mf-manifest.json'] ?? ''),
    );
  });

  it('opens the kept one where the server is down', async () => {
    const { scope, goes } = scopeOf();
    await keepForm(scope, LOADED);
    goes(() => Promise.resolve(said('Bad Gateway', 502)));

    expect(await answerForm(scope, aVisit())).toEqual(said(FORM));
  });

  it('takes the form from the network while there is one, and the answer that was asked for ahead', async () => {
    const { scope, goes } = scopeOf();
    await keepForm(scope, LOADED);
    goes(site({ '/repair-intake': 'a newer form' }));

    expect(await answerForm(scope, aVisit())).toEqual(said('a newer form'));
    expect(await answerForm(scope, aVisit(), Promise.resolve(said('asked ahead')))).toEqual(said('asked ahead'));
  });

  it('says as the browser would that there is no network where nothing was kept', async () => {
    await expect(answerForm(scopeOf(noNetwork).scope, aVisit())).rejects.toThrow('Failed to fetch');
  });

  it('keeps a file that the form loads later, and none before the form is kept', async () => {
    const { scope, files } = scopeOf();
    await answerForm(scope, asked(SCREEN));
    expect(kept(files)).toEqual([]);

    await keepForm(scope, LOADED);
    await answerForm(scope, asked(SCREEN));
    expect(kept(files)).toContain(SCREEN);
  });
});

import { answerTo, dropOlder, keepShell, mayKeep, type KeepingScope } from './kept-files.js';

const ORIGIN = 'https://closewright.example';
const SHELL = { version: 'v2', files: ['/app/main.0123456789.js', '/api/me', '/app/index.html'] };

/** jsdom has no caches and no answers. */
const answer = (body: string, ok = true) => ({ body, ok }) as unknown as Response;
const asked = (path: string, also: object = {}) =>
  ({ url: `${ORIGIN}${path}`, method: 'GET', mode: 'cors', ...also }) as unknown as Request;

function scopeOf(fetch: KeepingScope['fetch'], path = '/app/') {
  const stores = new Map<string, Map<string, Response>>();
  const scope: KeepingScope = {
    location: { origin: ORIGIN },
    registration: { scope: `${ORIGIN}${path}` },
    fetch,
    caches: {
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name) => Promise.resolve(stores.delete(name)),
      match: (key) => Promise.resolve([...stores.values()].map((store) => store.get(key as string)).find(Boolean)),
      open: (name) => {
        const store = stores.get(name) ?? new Map<string, Response>();
        stores.set(name, store);
        return Promise.resolve({
          put: (key: string, said: Response) => Promise.resolve(void store.set(key, said)),
        } as unknown as Cache);
      },
    },
  };
  return { scope, stores };
}
const online = jest.fn<Promise<Response>, [Request | string, RequestInit?]>((request) =>
  Promise.resolve(answer(`net ${typeof request === 'string' ? request : request.url}`)),
);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('what the worker keeps', () => {
  it.each([
    '/app/main.0123456789.js',
    '/remotes/ui/a~b.0123456789.css',
    '/app/offline.html',
    '/x.0123456789abcdef.woff2',
  ])('keeps %s, which is the same for everybody', (path) => expect(mayKeep(path)).toBe(true));

  it.each([
    '/api/me',
    '/api/files/0123456789abcdef.js',
    '/api/uploads/x.0123456789.css',
    '/_pay/v1.0123456789.js',
    '/socket.io/a.0123456789.js',
    '/app/dashboard',
    '/app/index.html',
    '/files/report.0123456789.pdf',
    '/photo.0123456789.png',
  ])('AUTH-10 never keeps %s', (path) => expect(mayKeep(path)).toBe(false));

  it('takes in what the build lists and nothing else, without cookies', async () => {
    const { scope, stores } = scopeOf(online);
    await keepShell(scope, SHELL);

    expect([...(stores.get('closewright-files /app/ v2')?.keys() ?? [])].sort()).toEqual([
      '/app/main.0123456789.js',
      '/app/offline.css',
      '/app/offline.html',
      '/app/offline.js',
    ]);
    for (const [, options] of online.mock.calls) expect(options).toMatchObject({ credentials: 'omit' });
  });

  it('does not start with half of it', async () => {
    const { scope } = scopeOf(() => Promise.resolve(answer('gone', false)));
    await expect(keepShell(scope, SHELL)).rejects.toThrow('could not be kept');
  });

  it('drops what an older build of the same scope kept', async () => {
    const { scope, stores } = scopeOf(online);
    for (const name of ['closewright-files /app/ v1', 'closewright-files /other v1', 'somebody’s']) {
      await scope.caches.open(name);
    }
    await dropOlder(scope, SHELL);
    expect([...stores.keys()]).toEqual(['closewright-files /other v1', 'somebody’s']);
  });
});

describe('what the worker answers', () => {
  it.each([
    ['the API', asked('/api/me')],
    ['what is sent', asked('/app/main.0123456789.js', { method: 'POST' })],
    ['another origin', asked('', { url: 'https://js.stripe.com/a.0123456789.js' })],
  ])('leaves %s to the browser', (_what, request) => {
    expect(answerTo(scopeOf(online).scope, request)).toBeUndefined();
  });

  it('takes a page from the network, and keeps none', async () => {
    const { scope, stores } = scopeOf(online);
    const said = await answerTo(scope, asked('/app/dashboard', { mode: 'navigate' }));
    expect([said, stores.size]).toEqual([answer(`net ${ORIGIN}/app/dashboard`), 0]);
  });

  it('shows the page for no network when the network fails', async () => {
    const { scope, stores } = scopeOf(offline);
    stores.set('closewright-files /app/ v2', new Map([['/app/offline.html', answer('offline')]]));
    expect(await answerTo(scope, asked('/app/projects/7', { mode: 'navigate' }))).toEqual(answer('offline'));
  });

  it('answers a kept file without the network', async () => {
    const { scope, stores } = scopeOf(offline);
    stores.set('closewright-files /app/ v2', new Map([['/app/main.0123456789.js', answer('kept')]]));
    expect(await answerTo(scope, asked('/app/main.0123456789.js'))).toEqual(answer('kept'));
  });
});

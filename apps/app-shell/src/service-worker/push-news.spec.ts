import { seenLock } from '../alerts/seen-lock.js';
import { OPEN, type PageQuestion } from '../push/page-questions.js';
import { newsOf, openPush, showPush } from './push-news.js';
import type { WorkerClient, WorkerScope } from './scope.js';

const ORIGIN = 'https://closewright.example';
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15';
const NEWS = { tag: 't', title: 'New bid received', path: '/app/projects/7', lang: 'en' };

/** jsdom has no channels. */
class FakePort {
  onmessage?: (event: { readonly data: unknown }) => void;
  other?: FakePort;
  postMessage(data: unknown): void {
    this.other?.onmessage?.({ data });
  }
  close(): void {
    delete this.onmessage;
  }
}
class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();
  constructor() {
    [this.port1.other, this.port2.other] = [this.port2, this.port1];
  }
}
beforeAll(() => Object.assign(globalThis, { MessageChannel: FakeChannel }));
afterAll(() => Reflect.deleteProperty(globalThis, 'MessageChannel'));

/** A page: what it answers, or nothing. */
interface Page {
  readonly path: string;
  readonly isSeen?: boolean;
  /** Says news by itself, for as long as it is seen. */
  readonly says?: true;
  readonly answers?: (question: PageQuestion) => unknown;
}

interface Browser {
  readonly userAgent?: string;
  readonly onLine?: boolean;
  readonly query?: LockManager['query'];
}

function worker(pages: readonly Page[], { userAgent = CHROME, onLine = true, query }: Browser = {}) {
  const shown: (readonly [string, NotificationOptions | undefined])[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const clients = pages.map(({ path, isSeen, answers }): WorkerClient => ({
    url: `${ORIGIN}${path}`,
    visibilityState: isSeen ? 'visible' : 'hidden',
    postMessage: (question, [port]) => {
      const answer = answers?.(question as PageQuestion);
      if (answer !== undefined) (port as MessagePort).postMessage(answer);
    },
    focus: () => Promise.resolve(focused.push(path)),
  }));
  const held = pages.flatMap(({ isSeen, says }) => (isSeen && says ? [{ name: seenLock('u-1') }] : []));
  const locks = { query: query ?? (() => Promise.resolve({ held: [{ name: 'closewright.turn.u-1' }, ...held] })) };
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    navigator: { userAgent, onLine, locks },
    registration: {
      showNotification: (title, options) => {
        shown.push([title, options]);
        return Promise.resolve();
      },
      pushManager: { subscribe: () => Promise.reject(new Error('not here')) },
    },
    clients: {
      matchAll: () => Promise.resolve(clients),
      openWindow: (url) => Promise.resolve(opened.push(url)),
      claim: () => Promise.resolve(),
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: () => undefined,
  };
  return { scope, shown, focused, opened };
}

describe('a push that has come', () => {
  it('NOTE-06 is shown by its title, in its language, in place of what stood for the same', async () => {
    const { scope, shown } = worker([]);
    await showPush(scope, JSON.stringify(NEWS));

    expect(shown).toEqual([
      ['New bid received', { tag: 't', lang: 'en', silent: false, data: { path: '/app/projects/7' } }],
    ]);
  });

  it('NOTE-06 says below its title which house it is about', async () => {
    const { scope, shown } = worker([]);
    await showPush(scope, JSON.stringify({ ...NEWS, text: '9 Cinnamon Court' }));

    expect(shown).toEqual([['New bid received', expect.objectContaining({ body: '9 Cinnamon Court' })]]);
  });

  it.each([
    ['a page that is looked at says it, however busy', [{ path: '/app/', isSeen: true, says: true }], 0],
    ['a page is open that is not looked at', [{ path: '/app/', says: true }], 1],
    ['the page is of no person who is signed in', [{ path: '/app/login', isSeen: true }], 1],
    [
      'one of several pages says it',
      [
        { path: '/', isSeen: true },
        { path: '/admin/', isSeen: true, says: true },
      ],
      0,
    ],
  ] as const)('NOTE-06 is shown once, whoever shows it: %s', async (_when, pages, count) => {
    const { scope, shown } = worker(pages);
    await showPush(scope, JSON.stringify(NEWS));

    expect(shown).toHaveLength(count);
  });

  it('NOTE-06 is shown in Safari in any case, without a sound where a page tells of it', async () => {
    const { scope, shown } = worker([{ path: '/app/', isSeen: true, says: true }], { userAgent: SAFARI });
    await showPush(scope, JSON.stringify(NEWS));

    expect(shown).toEqual([['New bid received', expect.objectContaining({ silent: true })]]);
  });

  it.each([
    ['there is no network', { onLine: false }],
    ['the browser does not say who looks', { query: () => Promise.reject(new Error('not here')) }],
  ])('NOTE-06 is shown rather than told by no one when %s', async (_when, browser) => {
    const { scope, shown } = worker([{ path: '/app/', isSeen: true, says: true }], browser);
    await showPush(scope, JSON.stringify(NEWS));

    expect(shown).toEqual([['New bid received', expect.objectContaining({ silent: false })]]);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'hello'],
    ['no object', '3'],
    ['null', 'null'],
    ['numbers', '{"title":1,"path":2}'],
  ])('NOTE-06 shows something also of %s', (_what, text) => {
    expect(newsOf(text)).toEqual({ tag: 'something', title: 'Closewright', path: '/app/notifications', lang: '' });
  });

  it.each(['https://evil.example/', '//evil.example', '/app//evil.example', '/app/\\evil', '/api/x', '/apps', 'app'])(
    'NOTE-06 leads nowhere else, as to %s',
    (path) => {
      expect(newsOf(JSON.stringify({ ...NEWS, path })).path).toBe('/app/notifications');
    },
  );
});

describe('a click on what was pushed', () => {
  const DATA = { path: '/app/projects/7' };
  const goes = ({ ask, path }: PageQuestion): boolean => ask === OPEN && path === DATA.path;

  it('NOTE-06 looks at the page that shows it already', async () => {
    const { scope, focused, opened } = worker([
      { path: '/app/dashboard', isSeen: true, answers: goes },
      { path: '/app/projects/7?tab=bids' },
    ]);
    await openPush(scope, DATA);

    expect([focused, opened]).toEqual([['/app/projects/7?tab=bids'], []]);
  });

  it('NOTE-06 shows it in an open page of the area, first in one that is seen', async () => {
    const { scope, focused, opened } = worker([
      { path: '/admin/', isSeen: true, answers: () => true },
      { path: '/app/messages', answers: goes },
      { path: '/app/dashboard', isSeen: true, answers: goes },
    ]);
    await openPush(scope, DATA);

    expect([focused, opened]).toEqual([['/app/dashboard'], []]);
  });

  it.each([
    ['none is open', []],
    ['the open one is of an older build', [{ path: '/app/dashboard' }]],
    ['the open one cannot', [{ path: '/app/dashboard', answers: () => false }]],
    ['the open one is of another area', [{ path: '/admin/', answers: () => true }]],
  ] as const)('NOTE-06 opens a page when %s', async (_when, pages) => {
    const { scope, focused, opened } = worker(pages);
    await openPush(scope, DATA);

    expect([focused, opened]).toEqual([[], [`${ORIGIN}/app/projects/7`]]);
  });

  it('NOTE-06 leads to the list when it does not say where', async () => {
    const { scope, opened } = worker([]);
    await openPush(scope, undefined);

    expect(opened).toEqual([`${ORIGIN}/app/notifications`]);
  });
});

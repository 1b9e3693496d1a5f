import { setSignOutOwed } from '@cw/api-client/sign-out-mark';
import { rememberPerson } from '../app/session/last-person.js';
import { tellWaits } from './offline-waits.js';

const NORA = '01890000-0000-7000-8000-00000000a0a0';
const TOM = '01890000-0000-7000-8000-00000000b0b0';

/** jsdom has no IndexedDB: of each store, what its entries are. */
const kept: Record<string, readonly object[]> = {};
const answered = <T>(result: T): object => {
  const request: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
};
const of = (userId: string) => (entry: object) => Reflect.get(entry, 'userId') === userId;
const aDatabase = {
  transaction: (store: string) => ({
    objectStore: () => ({
      index: () => ({ getAll: (userId: string) => answered((kept[store] ?? []).filter(of(userId))) }),
    }),
  }),
};

const entry = (clientId: string, also: object) => ({ clientId, userId: NORA, writtenAt: 1, fault: null, ...also });
const aMessage = (id: string, also: object = {}) =>
  entry(id, { body: 'The door is locked', reply: null, attached: [], conversationId: 'talk', ...also });
const aFile = (id: string, type: string, also: object = {}) =>
  entry(id, { projectId: 'project', file: new File(['x'], 'rail', { type }), ...also });

const line = (kind: string): string => `<li data-waits="${kind}" hidden>${kind} <b></b></li>`;
const page = `<p data-signed-out hidden>Signed out</p>
  <section hidden>${['messages', 'photos', 'documents'].map(line).join('')}</section>
  <section hidden>${['drafts', 'chosen'].map(line).join('')}</section>`;
/** What a reader sees of it. */
const seen = (): readonly string[] =>
  [...document.querySelectorAll('p:not([hidden]), section:not([hidden]) li:not([hidden])')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { open: () => answered(aDatabase) } });
  for (const store of Object.keys(kept)) Reflect.deleteProperty(kept, store);
  document.body.innerHTML = page;
  window.localStorage.clear();
  rememberPerson(NORA);
});
afterEach(() => void Reflect.deleteProperty(window, 'indexedDB'));

describe('what the page for no network says of this device', () => {
  it('MSG-01 COND-04 counts by kind what is sent by itself, and shows none of it', async () => {
    kept['unsent-messages'] = [aMessage('a'), aMessage('b'), aMessage('c', { fault: 'Too long' })];
    kept['unsent-files'] = [aFile('d', 'image/jpeg'), aFile('e', 'application/pdf'), aFile('f', 'image/heic')];
    await tellWaits();

    expect(seen()).toEqual(['messages 2', 'photos 2', 'documents 1']);
    expect(document.body).not.toHaveTextContent('locked');
  });

  it('counts what is still being written, and the files chosen for it', async () => {
    kept['draft-files'] = [entry('g', { draft: 'message.talk', file: new File(['x'], 'a') })];
    for (const key of [`form.${NORA}.paper.w9.1`, `message.${NORA}.talk`, `form.${NORA}.key.paper.w9.1`])
      window.localStorage.setItem(`closewright.draft.${key}`, '{}');
    window.localStorage.setItem(`closewright.draft.form.${TOM}.token`, '{}');
    await tellWaits();

    expect(seen()).toEqual(['drafts 2', 'chosen 1']);
  });

  it.each([
    ['of anybody else', () => (kept['unsent-messages'] = [aMessage('a', { userId: TOM })])],
    ['where nobody was signed in', () => rememberPerson(null)],
    ['where nothing waits', () => undefined],
  ])('AUTH-10 says nothing %s', async (_when, arrange) => {
    if (_when !== 'where nothing waits') kept['unsent-messages'] = [aMessage('a')];
    arrange();
    await tellWaits();

    expect(seen()).toEqual([]);
  });

  it('AUTH-04 says that its person has signed out, and nothing of theirs', async () => {
    kept['unsent-messages'] = [aMessage('a')];
    setSignOutOwed(true);
    await tellWaits();

    expect(seen()).toEqual(['Signed out']);
  });

  it('says nothing where the device keeps nothing', async () => {
    Reflect.deleteProperty(window, 'indexedDB');
    await tellWaits();

    expect(seen()).toEqual([]);
  });
});

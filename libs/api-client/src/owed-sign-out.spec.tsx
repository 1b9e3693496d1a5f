import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { authApi } from './areas/auth.api.js';
import { oweSignOut } from './owed-sign-out.js';
import { settleSignOut } from './settle-sign-out.js';
import { isSignOutOwed, setSignOutOwed } from './sign-out-mark.js';
import { makeStore, type AppStore } from './store.js';
import { aUser, apiUrl, hintSignedIn, problemAnswer, startApiServer } from './testing/index.js';
import { useSession } from './use-session.js';

const MARK = 'closewright.sign-out-owed';
const server = startApiServer();

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  setSignOutOwed(false);
  // What a page of this test still asks is not asked of the next one's server.
  await settleSignOut(window.location.origin);
});

function Page(): ReactElement {
  const session = useSession();
  return <p>{session.status === 'signed-in' ? session.user.firstName : session.status}</p>;
}

/** A tab that is opened, or opened again after a reload. */
function open(): AppStore {
  const store = makeStore();
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return store;
}

/** A server with one session; what it is asked is kept in order. `network` false: nobody answers. */
function aServer() {
  const asked: string[] = [];
  const state = { network: true, session: true, person: 'Maria', logout: (): Response | undefined => undefined };
  const answer = (name: string, says: () => Response) => (): Response => {
    if (!state.network) return HttpResponse.error();
    asked.push(name);
    return says();
  };
  const end = (): Response => {
    const said = state.logout();
    if (said !== undefined) return said;
    state.session = false;
    return new HttpResponse(null, { status: 204 });
  };
  const who = (): Response =>
    state.session
      ? HttpResponse.json(aUser({ firstName: state.person }))
      : problemAnswer(401, { code: 'auth.required' });
  const begin = (): Response => {
    state.session = true;
    state.person = 'Daniel';
    hintSignedIn();
    return who();
  };
  server.use(
    http.get(
      apiUrl('/api/auth/csrf'),
      answer('csrf', () => HttpResponse.json({ token: state.session ? 'token' : null })),
    ),
    http.get(apiUrl('/api/auth/me'), answer('me', who)),
    http.post(apiUrl('/api/auth/logout'), answer('logout', end)),
    http.post(apiUrl('/api/auth/login'), answer('login', begin)),
  );
  return { asked, state };
}

const online = (): void => void act(() => void window.dispatchEvent(new Event('online')));
const logIn = (store: AppStore) =>
  act(() => store.dispatch(authApi.endpoints.login.initiate({ email: 'a@example.com', password: 'x' })));

describe('AUTH-04 a sign-out that the server could not be told of', () => {
  it('hides the account at once, and ends the session when the network is back', async () => {
    const { asked, state } = aServer();
    const store = open();
    expect(await screen.findByText('Maria')).toBeInTheDocument();
    state.network = false;

    act(() => void oweSignOut());

    expect(screen.getByText('signed-out')).toBeInTheDocument();
    expect(authApi.endpoints.getMe.select()(store.getState()).data).toBeUndefined();
    asked.length = 0;
    state.network = true;
    online();
    await waitFor(() => expect(isSignOutOwed()).toBe(false));
    expect([asked, state.session]).toEqual([['csrf', 'logout'], false]);
    expect(screen.getByText('signed-out')).toBeInTheDocument();
  });

  it('is remembered over a reload, and is done before anything else is asked', async () => {
    const { asked, state } = aServer();
    oweSignOut();
    hintSignedIn();

    const store = open();
    expect(screen.getByText('signed-out')).toBeInTheDocument();
    await logIn(store);

    expect(await screen.findByText('Daniel')).toBeInTheDocument();
    expect(asked.slice(0, 2)).toEqual(['csrf', 'logout']);
    expect(asked.filter((name) => name === 'logout')).toEqual(['logout']);
    expect(state.session).toBe(true);
  });

  it('lets nothing be asked in that session while nobody answers', async () => {
    const { asked, state } = aServer();
    state.network = false;
    oweSignOut();
    const store = open();

    const login = await logIn(store);

    expect(login.error).toMatchObject({ status: 0 });
    state.network = true;
    expect(asked).toEqual([]);
    online();
    await waitFor(() => expect(asked).toEqual(['csrf', 'logout']));
  });
});

describe('AUTH-04 an owed sign-out in another tab', () => {
  /** What the browser tells the other tabs of. */
  const hearMark = (value: string | null): void => {
    if (value === null) window.localStorage.removeItem(MARK);
    else window.localStorage.setItem(MARK, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: MARK, newValue: value })));
  };

  it('hides the account there, too, and shows nobody once it was done elsewhere', async () => {
    const { state } = aServer();
    open();
    expect(await screen.findByText('Maria')).toBeInTheDocument();
    state.network = false;

    hearMark('1');
    expect(screen.getByText('signed-out')).toBeInTheDocument();

    hearMark(null);
    expect(screen.getByText('signed-out')).toBeInTheDocument();
  });

  it('hides it in a page that the browser had put aside', async () => {
    const { state } = aServer();
    open();
    expect(await screen.findByText('Maria')).toBeInTheDocument();
    state.network = false;
    window.localStorage.setItem(MARK, '1');

    act(() => void window.dispatchEvent(new Event('pageshow')));

    expect(screen.getByText('signed-out')).toBeInTheDocument();
  });

  it('ends no session that began while it waited for its turn', async () => {
    const { asked } = aServer();
    let giveTurn: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      giveTurn = resolve;
    });
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: async (_name: string, work: () => Promise<boolean>) => turn.then(work) },
    });
    oweSignOut();
    open();

    hearMark(null);
    giveTurn();
    await act(() => turn);

    expect(asked).not.toContain('logout');
  });
});

describe('AUTH-04 an owed sign-out', () => {
  it.each([
    ['the session is over already', 'no session', undefined],
    ['another session has begun meanwhile', 'a session', () => problemAnswer(403, { code: 'auth.csrf' })],
    ['the server says that nobody is here', 'a session', () => problemAnswer(401, { code: 'auth.required' })],
  ])('is done when %s', async (_when, has, logout) => {
    const { state } = aServer();
    state.session = has === 'a session';
    if (logout !== undefined) state.logout = logout;
    oweSignOut();
    open();

    await waitFor(() => expect(isSignOutOwed()).toBe(false));
    expect(screen.getByText('signed-out')).toBeInTheDocument();
  });

  it.each([
    ['the server is being replaced', () => new HttpResponse('Bad gateway', { status: 502 })],
    ['the server asks for patience', () => problemAnswer(429)],
    ['somebody else answers for it', () => HttpResponse.html('<h1>Welcome to our hotel</h1>')],
  ])('goes on when %s', async (_when, answer) => {
    const { asked, state } = aServer();
    state.logout = answer;
    oweSignOut();
    open();
    await waitFor(() => expect(asked).toContain('logout'));
    expect(isSignOutOwed()).toBe(true);

    state.logout = () => undefined;
    online();

    await waitFor(() => expect(isSignOutOwed()).toBe(false));
    expect(state.session).toBe(false);
  });

  it('goes on where nobody can say whether there is a session', async () => {
    const { asked } = aServer();
    let busy = true;
    server.use(
      http.get(apiUrl('/api/auth/csrf'), () => {
        asked.push('busy');
        return busy ? problemAnswer(503) : HttpResponse.json({ token: 'token' });
      }),
    );
    oweSignOut();
    open();
    await waitFor(() => expect(asked).toContain('busy'));
    expect([isSignOutOwed(), asked.includes('logout')]).toEqual([true, false]);

    busy = false;
    online();

    await waitFor(() => expect(isSignOutOwed()).toBe(false));
    expect(asked).toContain('logout');
  });

  it('is not begun where the device remembers nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });

    expect([oweSignOut(), isSignOutOwed()]).toEqual([false, false]);
    jest.restoreAllMocks();
  });
});

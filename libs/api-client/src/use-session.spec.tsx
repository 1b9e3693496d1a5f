import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { authApi } from './areas/auth.api.js';
import { clearSignedInHint } from './signed-in-hint.js';
import { makeStore, type AppStore } from './store.js';
import { aUser, apiUrl, hintSignedIn, problemAnswer, signedInAs, startApiServer } from './testing/index.js';
import { useSession, useSessionRecovery } from './use-session.js';

const server = startApiServer();

function Page(): ReactElement {
  const session = useSession();
  useSessionRecovery(session);
  return <p>{session.status === 'signed-in' ? session.user.firstName : session.status}</p>;
}

function open(store: AppStore = makeStore()): AppStore {
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return store;
}

/** Answers `me` with what the test says, and counts. */
function answerMe() {
  const state = { asked: 0, answer: (): Response => HttpResponse.json(aUser()) };
  server.use(
    http.get(apiUrl('/api/auth/me'), () => {
      state.asked += 1;
      return state.answer();
    }),
  );
  return state;
}

describe('who is signed in', () => {
  it('AUTH-10 is loading, then signed in', async () => {
    server.use(signedInAs({ firstName: 'Maria' }));
    open();

    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('Maria')).toBeInTheDocument();
  });

  it('AUTH-10 is loading, then signed out', async () => {
    open();

    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('signed-out')).toBeInTheDocument();
  });

  it('is known without asking where no session can be', () => {
    clearSignedInHint();
    const me = answerMe();
    open();

    expect(screen.getByText('signed-out')).toBeInTheDocument();
    expect(me.asked).toBe(0);
  });

  it('AUTH-04 is asked after a login, and after the logout again', async () => {
    clearSignedInHint();
    const me = answerMe();
    server.use(
      http.post(apiUrl('/api/auth/login'), () => {
        hintSignedIn();
        return HttpResponse.json(aUser());
      }),
      http.post(apiUrl('/api/auth/logout'), () => new HttpResponse(null, { status: 204 })),
    );
    const store = open();

    await act(() => store.dispatch(authApi.endpoints.login.initiate({ email: 'a@example.com', password: 'x' })));
    expect(await screen.findByText('Maria')).toBeInTheDocument();
    expect(me.asked).toBeGreaterThan(0);

    me.answer = () => problemAnswer(401, { code: 'auth.required' });
    await act(() => store.dispatch(authApi.endpoints.logout.initiate()));
    expect(await screen.findByText('signed-out')).toBeInTheDocument();
  });

  it('stays known while the server cannot be asked again', async () => {
    const me = answerMe();
    const store = open();
    expect(await screen.findByText('Maria')).toBeInTheDocument();

    me.answer = () => problemAnswer(403, { code: 'access.denied' });
    await act(async () => {
      store.dispatch(authApi.util.invalidateTags(['Session']));
      await Promise.all(store.dispatch(authApi.util.getRunningQueriesThunk()));
    });

    expect(me.asked).toBe(2);
    expect(screen.getByText('Maria')).toBeInTheDocument();
  });

  it('is found out by itself when the server comes back', async () => {
    const me = answerMe();
    me.answer = () => problemAnswer(403, { code: 'access.denied' });
    open();
    expect(await screen.findByText('unknown')).toBeInTheDocument();

    me.answer = () => HttpResponse.json(aUser());

    expect(await screen.findByText('Maria')).toBeInTheDocument();
  });

  it('is found out at once when the network comes back', async () => {
    const me = answerMe();
    me.answer = () => problemAnswer(403, { code: 'access.denied' });
    open();
    expect(await screen.findByText('unknown')).toBeInTheDocument();
    me.answer = () => HttpResponse.json(aUser());

    act(() => void window.dispatchEvent(new Event('online')));

    expect(await screen.findByText('Maria')).toBeInTheDocument();
  });
});

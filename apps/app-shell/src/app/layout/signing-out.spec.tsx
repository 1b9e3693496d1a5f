import { apiUrl, aUser, problemAnswer, signedInAs, signedOut, startApiServer } from '@cw/api-client/testing';
import { isSignOutOwed } from '@cw/api-client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bellWith } from '../../testing/notifications.js';
import { renderRoutes } from '../../testing/render-with-app.js';
import { pages } from '../routes/pages.js';
import { signedInRoutes } from '../../testing/signed-in-routes.js';

const server = startApiServer(...bellWith([]));

const open = () => renderRoutes(signedInRoutes, { at: '/dashboard' });

/** Signed in, until it is asked to sign out. */
function sessionEnds(): void {
  let isOut = false;
  server.use(
    http.get(apiUrl('/api/auth/me'), () => (isOut ? problemAnswer(401, { code: 'auth.required' }) : undefined)),
    signedInAs(),
    http.post(apiUrl('/api/auth/logout'), () => {
      isOut = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

async function signOut({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Sign Out' });
  if (button) await user.click(button);
}

describe('leaving the signed-in screens', () => {
  it('AUTH-04 leaves nothing of what was typed into a public form to who comes next', async () => {
    window.localStorage.setItem('closewright.form.support', JSON.stringify({ message: 'My bank' }));
    window.localStorage.setItem('closewright.locale', 'en');
    sessionEnds();

    await signOut(await open());

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(window.localStorage.getItem('closewright.form.support')).toBeNull();
    expect(window.localStorage.getItem('closewright.locale')).toBe('en');
  });

  it('AREA-10 AUTH-06 signs out to the area’s login and says so', async () => {
    sessionEnds();
    const app = await open();

    await signOut(app);

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(app.location()).toBe('/login');
    expect(await screen.findByText('Logged out successfully!')).toBeInTheDocument();
  });

  it('AREA-10 AUTH-06 leads to a bare login also when its page comes later than the word that the session is over', async () => {
    let giveUp: () => void = () => undefined;
    const loading = jest.spyOn(pages, 'login').mockReturnValue(
      new Promise((_, reject) => {
        giveUp = () => reject(new Error('The page did not come'));
      }),
    );
    sessionEnds();
    const app = await open();
    await signOut(app);

    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(app.location()).toBe('/dashboard');
    giveUp();

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(app.location()).toBe('/login');
    loading.mockRestore();
  });

  it('AUTH-06 stays where it is when signing out fails', async () => {
    server.use(
      signedInAs(),
      http.post(apiUrl('/api/auth/logout'), () => problemAnswer(403, { code: 'auth.csrf' })),
    );
    const app = await open();

    await signOut(app);

    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(app.location()).toBe('/dashboard');
  });

  it('goes to the login when the session is gone', async () => {
    server.use(signedOut());
    const app = await open();

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(app.location()).toBe('/login?next=%2Fapp%2Fdashboard');
  });
});

/** What the browser believes of its network. */
function turnNetwork(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('AUTH-04 leaving without network', () => {
  afterEach(async () => {
    turnNetwork(true);
    jest.restoreAllMocks();
    await waitFor(() => expect(isSignOutOwed()).toBe(false));
  });

  /** Somebody is signed in; until `isUp` is said nobody answers, and what then arrives is kept in order. */
  async function isCutOff() {
    const asked: string[] = [];
    const state = { isUp: true };
    const answer = (name: string, says: () => Response) => (): Response => {
      if (!state.isUp) return HttpResponse.error();
      asked.push(name);
      return says();
    };
    let hasSession = true;
    server.use(
      http.get(
        apiUrl('/api/auth/me'),
        answer('me', () => (hasSession ? HttpResponse.json(aUser()) : problemAnswer(401, { code: 'auth.required' }))),
      ),
      http.get(
        apiUrl('/api/auth/csrf'),
        answer('csrf', () => HttpResponse.json({ token: hasSession ? 'token' : null })),
      ),
      http.post(
        apiUrl('/api/auth/logout'),
        answer('logout', () => {
          hasSession = false;
          return new HttpResponse(null, { status: 204 });
        }),
      ),
    );
    const app = await open();
    await screen.findByRole('heading', { name: 'Here' });
    state.isUp = false;
    asked.length = 0;
    return { ...app, asked, state };
  }

  it.each([
    ['the browser knows it', false],
    ['only silence tells of it', true],
  ])('closes the account on this device, and says so, where %s', async (_how, believesOnline) => {
    const app = await isCutOff();
    turnNetwork(believesOnline);

    await signOut(app);

    expect(await screen.findByText('Signed out on this device')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect([app.location(), isSignOutOwed(), app.asked]).toEqual(['/login', true, []]);
    app.state.isUp = true;
  });

  it('is remembered over a reload, and done before anybody is asked who is here', async () => {
    const app = await isCutOff();
    turnNetwork(false);
    await signOut(app);
    await screen.findByRole('heading', { name: 'Login form' });

    cleanup();
    const again = await open();
    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Here' })).not.toBeInTheDocument();
    app.state.isUp = true;
    turnNetwork(true);

    await waitFor(() => expect(isSignOutOwed()).toBe(false));
    expect(app.asked.slice(0, 2)).toEqual(['csrf', 'logout']);
    expect(again.location()).toContain('/login');
  });
});

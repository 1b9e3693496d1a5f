import { apiUrl, problemAnswer, signedInAs, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
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

import { apiUrl, aUser, startApiServer } from '@cw/api-client/testing';
import { clearSignedInHint } from '@cw/api-client';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SignedOutOnly } from '../app/routes/signed-out-only.js';
import { enter } from '../testing/enter.js';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { AdminLoginPage } from './admin-login-page.js';
import { LoginPage } from './login-page.js';
import { RegisterPage } from './register-page.js';

const INVITATION = {
  email: 'ines@example.com',
  firstName: 'Inés',
  lastName: 'Duarte',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/Closewright:ines@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

const server = startApiServer(
  http.get(apiUrl('/api/demo/logins'), () => HttpResponse.json({ items: [] })),
  http.post(apiUrl('/api/auth/login'), () => HttpResponse.json(aUser())),
  http.post(apiUrl('/api/auth/admin/login'), () => HttpResponse.json(aUser({ role: 'admin' }))),
  http.post(apiUrl('/api/auth/register'), () => HttpResponse.json(aUser(), { status: 201 })),
  http.post(apiUrl('/api/auth/invitation'), () => HttpResponse.json(INVITATION)),
  http.post(apiUrl('/api/auth/invitation/accept'), () => HttpResponse.json({ recoveryCodes: ['k4m2-9xtq-0bvr-7hjd'] })),
);

/** A browser that keeps no cookie: no session, no token for its changes. Counts who is asked what. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  clearSignedInHint();
  server.use(http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: null })));
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});
afterEach(() => {
  server.events.removeAllListeners();
  window.sessionStorage.clear();
});

const open = (options: RenderOptions) =>
  renderRoutes(
    [
      {
        element: <SignedOutOnly />,
        children: [
          { path: '/login', element: options.basePath === '/admin' ? <AdminLoginPage /> : <LoginPage /> },
          { path: '/register', element: <RegisterPage /> },
        ],
      },
      { path: '/dashboard', element: <h1>{'Dashboard'}</h1> },
    ],
    options,
  );
type Opened = Awaited<ReturnType<typeof open>>;

async function logIn({ user }: Opened, button = 'Log in'): Promise<void> {
  await enter(user, await screen.findByLabelText(/^(Email|Correo electrónico)/), 'maria@example.com');
  await enter(user, screen.getByLabelText(/^(Password|Contraseña)/), 'six-brown-shingles');
  await user.click(screen.getByRole('button', { name: button }));
}

/** What the notice with this title says; the toast that comes with it says the title alone. */
async function notice(title = 'Your browser did not keep you logged in.'): Promise<string> {
  const isNotice = (alert: HTMLElement): boolean => alert.textContent.replace(title, '').length > title.length;
  await waitFor(() => expect(screen.getAllByRole('alert').filter(isNotice)).toHaveLength(1));
  return screen.getAllByRole('alert').find(isNotice)?.textContent ?? '';
}

describe('a browser that did not keep the session’s cookie', () => {
  it.each(['/app', '/admin'] as const)(
    'AUTH-05 is told so after a login at %s, once, and keeps what was typed',
    async (basePath) => {
      await logIn(await open({ at: '/login?next=%2Fapp%2Fbids', basePath }));

      expect(await notice()).toMatch(/did not keep the session cookie. Allow cookies for this site/);
      expect(screen.queryByText('Logged in successfully!')).not.toBeInTheDocument();
      expect(screen.getByLabelText(/^Email/)).toHaveValue('maria@example.com');
      expect(screen.getByLabelText(/^Password/)).toHaveValue('six-brown-shingles');
      const after = asked.slice(asked.findIndex((path) => path.endsWith('/login')) + 1);
      expect(after).toEqual(['/api/auth/csrf']);
    },
  );

  it('I18N-01 is told so in Spanish', async () => {
    await logIn(await open({ at: '/login', basePath: '/app', locale: 'es' }), 'Iniciar sesión');

    expect(await notice('Su navegador no conservó la sesión.')).toMatch(/Permita las cookies para este sitio/);
  });

  it('AUTH-02 is told so at the login after a registration, where the address stands already', async () => {
    const app = await open({ at: '/register', basePath: '/app' });
    const { user } = app;
    await user.click(await screen.findByLabelText(/^Seller or homeowner/));
    await enter(user, screen.getByLabelText('First name'), 'Sofia');
    await enter(user, screen.getByLabelText('Last name'), 'Reyes');
    await enter(user, screen.getByLabelText('Email'), 'sofia@example.com');
    await enter(user, screen.getByLabelText(/^Password(?! again)/), 'six-brown-shingles');
    await enter(user, screen.getByLabelText(/^Password again/), 'six-brown-shingles');
    await user.click(screen.getByLabelText('I am 18 or older'));
    await user.click(screen.getByLabelText(/^I accept the/));
    await user.click(screen.getByRole('button', { name: 'Create account' }));

    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(await notice()).toMatch(/Allow cookies/);
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('sofia@example.com');
  });

  it('AUTH-08 is told so after an invitation, when the recovery codes have been seen', async () => {
    const app = await open({ at: '/login#invitation=the-token', basePath: '/admin' });
    await enter(app.user, await screen.findByLabelText(/^Password(?! again)/), 'nine slow herons');
    await enter(app.user, screen.getByLabelText('Password again'), 'nine slow herons');
    await enter(app.user, screen.getByLabelText('6-digit code'), '123 456');
    await app.user.click(screen.getByRole('button', { name: 'Open my account' }));
    expect(await screen.findByText('k4m2-9xtq-0bvr-7hjd')).toBeInTheDocument();
    await app.user.click(screen.getByRole('checkbox'));
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByRole('heading', { name: 'Staff login' })).toBeInTheDocument();
    expect(await notice()).toMatch(/Allow cookies/);
  });
});

import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SignedOutOnly } from '../app/routes/signed-out-only.js';
import { enter } from '../testing/enter.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { AdminLoginPage } from './admin-login-page.js';

const server = startApiServer(http.get(apiUrl('/api/demo/logins'), () => HttpResponse.json({ items: [] })));

const INVITATION = {
  email: 'ines@example.com',
  firstName: 'Inés',
  lastName: 'Duarte',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/Closewright:ines@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const CODES = ['k4m2-9xtq-0bvr-7hjd', '9cr1-6gqj-mzmq-znq5'];

const open = (at = '/login#invitation=the-token') =>
  renderRoutes(
    [
      { element: <SignedOutOnly />, children: [{ path: '/login', element: <AdminLoginPage /> }] },
      { path: '/dashboard', element: <h1>{'Dashboard'}</h1> },
    ],
    { at, basePath: '/admin' },
  );

const reads = (answer: () => Response = () => HttpResponse.json(INVITATION)) =>
  http.post(apiUrl('/api/auth/invitation'), answer);

async function fill({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await enter(user, await screen.findByLabelText(/^Password(?! again)/), 'nine slow herons');
  await enter(user, screen.getByLabelText('Password again'), 'nine slow herons');
  await enter(user, screen.getByLabelText('6-digit code'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Open my account' }));
}

describe('staff login page', () => {
  it('AUTH-07 is the login without an invitation', async () => {
    await open('/login');

    expect(await screen.findByRole('heading', { name: 'Staff login' })).toBeInTheDocument();
  });

  it('AUTH-08 opens an invited account: password, second factor, recovery codes, in', async () => {
    const sent: unknown[] = [];
    server.use(
      reads(),
      http.post(apiUrl('/api/auth/invitation/accept'), async ({ request }) => {
        sent.push(await request.json());
        server.use(signedInAs({ role: 'admin', email: INVITATION.email }));
        return HttpResponse.json({ recoveryCodes: CODES });
      }),
    );
    const app = await open();

    expect(await screen.findByText('ines@example.com')).toBeInTheDocument();
    expect(app.location()).toBe('/login');
    await fill(app);

    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(sent).toEqual([
      {
        token: 'the-token',
        password: 'nine slow herons',
        confirmPassword: 'nine slow herons',
        code: '123456',
        locale: 'en',
      },
    ]);
    await app.user.click(screen.getByRole('checkbox'));
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('AUTH-08 opens it also where somebody else is signed in', async () => {
    server.use(signedInAs({ role: 'seller' }), reads());
    await open();

    expect(await screen.findByRole('heading', { name: 'Welcome to the staff' })).toBeInTheDocument();
    expect(await screen.findByLabelText('6-digit code')).toBeInTheDocument();
  });

  it('AUTH-08 says when an invitation no longer works', async () => {
    server.use(reads(() => problemAnswer(422, { code: 'auth.link_invalid' })));
    await open();

    expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the staff login' })).toHaveAttribute('href', '/admin/login');
  });

  it('puts what the API says at the fields and loses nothing that was typed', async () => {
    server.use(
      reads(),
      http.post(apiUrl('/api/auth/invitation/accept'), () =>
        problemAnswer(422, {
          code: 'request.invalid',
          errors: [{ path: 'code', code: 'totp', message: 'This code is not right.' }],
        }),
      ),
    );
    const app = await open();

    await fill(app);

    await waitFor(() =>
      expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription(/This code is not right./),
    );
    expect(screen.getByLabelText('Password again')).toHaveValue('nine slow herons');
  });
});

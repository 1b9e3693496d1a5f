import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { enter } from '../../../testing/enter.js';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { renderRoutes, type RenderOptions } from '../../../testing/render-with-app.js';
import { SignedOutOnly } from '../../../app/routes/signed-out-only.js';
import { arrivalOf } from './login-arrival.js';
import { LoginForm } from './login-form.js';

const server = startApiServer();

function Arrived(): ReactElement {
  return <p>{`arrived with ${arrivalOf(useLocation().state).email}`}</p>;
}

const routes = (staff: boolean) => [
  { element: <SignedOutOnly />, children: [{ path: '/login', element: <LoginForm staff={staff} /> }] },
  { path: '/dashboard', element: <h1>Dashboard</h1> },
];
const open = (options: RenderOptions & { staff?: boolean } = {}) =>
  renderRoutes(routes(options.staff ?? false), { at: '/login', ...options });

/** Answers a login, and from then on says who is signed in. */
function loginAnswers(sent: unknown[], path = '/api/auth/login'): HttpHandler {
  return http.post(apiUrl(path), async ({ request }) => {
    sent.push(await request.json());
    server.use(signedInAs());
    return HttpResponse.json(aUser());
  });
}

const refuse = (status: number, options: Parameters<typeof problemAnswer>[1]): HttpHandler =>
  http.post(apiUrl('/api/auth/login'), () => problemAnswer(status, options));

async function fillAndSend(user: Awaited<ReturnType<typeof open>>['user'], button = 'Log in'): Promise<void> {
  await enter(user, await screen.findByLabelText(/^(Email|Correo electrónico)/), 'maria@example.com');
  await enter(user, screen.getByLabelText(/^(Password|Contraseña)/), 'six-brown-shingles');
  await user.click(screen.getByRole('button', { name: button }));
}

describe('login form', () => {
  it('AUTH-04 AUTH-05 logs in, says so, and leads on', async () => {
    const sent: unknown[] = [];
    server.use(loginAnswers(sent));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.getByText('Success')).toBeInTheDocument();
    expect(screen.getByText('Logged in successfully!')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'maria@example.com', password: 'six-brown-shingles' }]);
  });

  it('AUTH-05 names a wrong password "Login Error" and keeps what was typed', async () => {
    server.use(refuse(401, { code: 'auth.invalid_credentials', detail: 'Invalid email or password' }));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByText('Login Error')).toBeInTheDocument();
    expect(screen.getByText('Invalid email or password')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maria@example.com');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('six-brown-shingles');
  });

  it('AUTH-05 I18N-01 says in Spanish that the password is wrong', async () => {
    server.use(refuse(401, { code: 'auth.invalid_credentials', detail: 'x' }));
    const { user } = await open({ locale: 'es' });

    await fillAndSend(user, 'Iniciar sesión');

    expect(await screen.findByText('Error al iniciar sesión')).toBeInTheDocument();
    expect(screen.getByText('Correo o contraseña incorrectos')).toBeInTheDocument();
  });

  it('ROLE-05 says on the page that the account is suspended, why, and whom to ask', async () => {
    const detail = 'Your account is suspended. The reason that our staff gave: “Chargebacks”';
    server.use(refuse(401, { code: 'auth.suspended_because', detail }));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByText('Login Error')).toBeInTheDocument();
    expect(screen.getAllByText(detail)).toHaveLength(2);
    expect(screen.queryByText('Invalid email or password')).not.toBeInTheDocument();
  });

  it('AUTH-05 says when the server cannot be reached', async () => {
    server.use(http.post(apiUrl('/api/auth/login'), () => HttpResponse.error()));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByText('Unable to connect to server. Please try again.')).toBeInTheDocument();
  });

  it('AUTH-05 passes on any other message of the API', async () => {
    server.use(refuse(403, { code: 'auth.origin', detail: 'This request came from another site.' }));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByText('This request came from another site.')).toBeInTheDocument();
  });

  it('AUTH-05 falls back to "Login failed"', async () => {
    server.use(http.post(apiUrl('/api/auth/login'), () => new HttpResponse('no', { status: 418 })));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByText('Login failed')).toBeInTheDocument();
  });

  it('AUTH-05 asks for the code of the second factor without a toast, and sends it', async () => {
    const sent: unknown[] = [];
    server.use(refuse(401, { code: 'auth.totp_required', detail: 'Enter the code' }));
    const { user } = await open();
    await fillAndSend(user);

    const code = await screen.findByLabelText(/^6-digit code/);
    expect(code).toHaveFocus();
    expect(screen.queryByText('Login Error')).not.toBeInTheDocument();

    server.use(loginAnswers(sent));
    await enter(user, code, '123 456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() =>
      expect(sent).toEqual([{ email: 'maria@example.com', password: 'six-brown-shingles', totp: '123456' }]),
    );
  });

  it('AUTH-05 says at the code’s field, without a toast, that a code was wrong', async () => {
    server.use(refuse(401, { code: 'auth.totp_required', detail: 'Enter the code' }));
    const { user } = await open();
    await fillAndSend(user);
    const code = await screen.findByLabelText(/^6-digit code/);

    await enter(user, code, '123456');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right, or was used already/));
    expect(code).toHaveFocus();
    expect(code).toHaveValue('');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('six-brown-shingles');
    expect(screen.queryByText('Login Error')).not.toBeInTheDocument();
  });

  it('AUTH-08 takes a recovery code in place of the authenticator’s, however it is typed', async () => {
    const sent: unknown[] = [];
    server.use(refuse(401, { code: 'auth.totp_required', detail: 'Enter the code' }));
    const { user } = await open();
    await fillAndSend(user);
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));

    const recovery = screen.getByLabelText('Recovery code');
    expect(recovery).toHaveFocus();
    await enter(user, recovery, 'K4M29XTQ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(recovery).toHaveAccessibleDescription(/Enter the 16 letters and digits of one code/));

    server.use(loginAnswers(sent));
    await enter(user, recovery, ' 0BVR 7HJD');
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(sent).toEqual([
        { email: 'maria@example.com', password: 'six-brown-shingles', totp: 'k4m2-9xtq-0bvr-7hjd' },
      ]),
    );
  });

  it.each([
    [429, 'request.too_many', { 'Retry-After': '840' }, 'Too many tries. Try again in 14 minutes.'],
    [429, 'request.too_many', { 'Retry-After': '20' }, 'Too many tries. Try again in 20 seconds.'],
    [503, 'request.busy', { 'Retry-After': '60' }, 'Many people are signing in right now.'],
  ] as const)('AUTH-05 says after %d %s %j, until the next try: %s', async (status, code, headers, text) => {
    server.use(refuse(status, { code, headers, detail: 'Many people are signing in right now.' }));
    const { user } = await open();

    await fillAndSend(user);

    expect(await screen.findByText('Login Error')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('maria@example.com');
  });

  it('AUTH-08 leads to a new password with the address that was typed', async () => {
    const app = await renderRoutes(
      [
        { path: '/login', element: <LoginForm /> },
        { path: '/forgot-password', element: <Arrived /> },
      ],
      { at: '/login' },
    );
    await enter(app.user, screen.getByLabelText(/^Email/), 'maria@example.com');

    await app.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));

    expect(await screen.findByText('arrived with maria@example.com')).toBeInTheDocument();
    expect(app.location()).toBe('/forgot-password');
  });

  it('AUTH-08 leads staff to where everybody sets a new password', async () => {
    await open({ staff: true });

    expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/app/forgot-password',
    );
  });

  it('says at the fields what is missing, the summary takes the focus, and nothing is sent', async () => {
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Log in' }));

    expect(await findErrorSummary()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password');
  });

  it('AUTH-07 uses the staff’s own way in', async () => {
    const sent: unknown[] = [];
    server.use(loginAnswers(sent, '/api/auth/admin/login'));
    const { user } = await open({ staff: true });

    await fillAndSend(user);

    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('sends once for a double click', async () => {
    const sent: unknown[] = [];
    server.use(loginAnswers(sent));
    const { user } = await open();
    await enter(user, await screen.findByLabelText(/^Email/), 'maria@example.com');
    await enter(user, screen.getByLabelText(/^Password/), 'six-brown-shingles');

    await user.dblClick(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});

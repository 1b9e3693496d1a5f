import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../testing/enter.js';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { ResetPasswordPage } from './reset-password-page.js';
import { VerifyEmailPage } from './verify-email-page.js';

const server = startApiServer();

const routes = [
  { path: '/reset-password', element: <ResetPasswordPage /> },
  { path: '/verify-email', element: <VerifyEmailPage /> },
  { path: '/login', element: <h1>{'Login form'}</h1> },
  { path: '/dashboard', element: <h1>{'Dashboard'}</h1> },
];
const visit = (at: string, options: RenderOptions = {}) => renderRoutes(routes, { at, ...options });

const noContent = (): Response => new HttpResponse(null, { status: 204 });
function answersTo(path: string, answer = noContent): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl(path), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const linkInvalid = (): Response =>
  problemAnswer(422, { code: 'auth.link_invalid', detail: 'This link has been used.' });

describe('the page of a link that sets a new password', () => {
  it('AUTH-08 takes the secret out of the address at once and still uses it', async () => {
    const sent = answersTo('/api/auth/reset-password');
    const app = await visit('/reset-password#secret-1');

    await waitFor(() => expect(app.location()).toBe('/reset-password'));
    await enter(app.user, screen.getByLabelText('New password'), 'two brown shingles');
    await enter(app.user, screen.getByLabelText('Password again'), 'two brown shingles');
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ token: 'secret-1' })]);
  });

  it('AUTH-08 offers a new link for one that has run out', async () => {
    answersTo('/api/auth/reset-password', linkInvalid);
    const asked = answersTo('/api/auth/forgot-password');
    const { user } = await visit('/reset-password#secret-1');
    await enter(user, screen.getByLabelText('New password'), 'two brown shingles');
    await enter(user, screen.getByLabelText('Password again'), 'two brown shingles');
    await user.click(screen.getByRole('button', { name: 'Set the password' }));

    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    await enter(user, screen.getByLabelText('Email'), 'maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(await screen.findByText('Look in your inbox.')).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'maria@example.com' }]);
  });

  it('offers a new link to whoever comes without one', async () => {
    await visit('/reset-password');

    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});

describe('the page of a link that confirms an email', () => {
  it('AUTH-08 confirms it as soon as it is open, once, and never signs anybody in', async () => {
    const sent = answersTo('/api/auth/verify-email');
    const app = await visit('/verify-email#secret-2');

    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeInTheDocument();
    expect(app.location()).toBe('/verify-email');
    expect(sent).toEqual([{ token: 'secret-2' }]);
    await app.user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
  });

  it('AUTH-08 leads whoever is signed in to the dashboard', async () => {
    server.use(signedInAs());
    answersTo('/api/auth/verify-email');
    const { user } = await visit('/verify-email#secret-2');

    await user.click(await screen.findByRole('link', { name: 'Go to dashboard' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('AUTH-08 sends a new link to whoever is signed in when this one has run out', async () => {
    server.use(signedInAs());
    answersTo('/api/auth/verify-email', linkInvalid);
    let resent = 0;
    server.use(
      http.post(apiUrl('/api/auth/resend-verification'), () => {
        resent += 1;
        return noContent();
      }),
    );
    const { user } = await visit('/verify-email#secret-2');

    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));

    expect(await screen.findByText('Sent again. Look among the spam too.')).toBeInTheDocument();
    expect(resent).toBe(1);
  });

  it('tries again when no answer came', async () => {
    answersTo('/api/auth/verify-email', () =>
      problemAnswer(403, { code: 'auth.origin', detail: 'From another site.' }),
    );
    const { user } = await visit('/verify-email#secret-2');
    expect(await screen.findByText('From another site.')).toBeInTheDocument();
    answersTo('/api/auth/verify-email');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    answersTo('/api/auth/verify-email');
    await visit('/verify-email#secret-2', { locale: 'es' });

    expect(await screen.findByRole('heading', { name: 'Su correo está confirmado' })).toBeInTheDocument();
  });
});

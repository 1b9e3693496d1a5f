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

const EMAIL = 'maria@example.com';
const readsLink = (more: object = {}): unknown[] =>
  answersTo('/api/auth/verify-email/read', () =>
    HttpResponse.json({ email: EMAIL, isChange: false, isOwnSession: false, isConfirmed: false, ...more }),
  );

describe('the page of a link that confirms an email', () => {
  it('AUTH-08 confirms it by one press in a session of the account, and by nothing before', async () => {
    server.use(signedInAs());
    readsLink({ isOwnSession: true });
    const sent = answersTo('/api/auth/verify-email');
    const app = await visit('/verify-email#secret-2');

    const confirm = await screen.findByRole('button', { name: 'Confirm my email' });
    expect([app.location(), sent]).toEqual(['/verify-email', []]);
    await app.user.click(confirm);

    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 'secret-2' }]);
    await app.user.click(screen.getByRole('link', { name: 'Go to dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('AUTH-08 asks to log in with the address first, and then for the press', async () => {
    readsLink();
    answersTo('/api/auth/login', () => HttpResponse.json({ id: 'u1', role: 'seller' }));
    const { user } = await visit('/verify-email#secret-2');
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);

    server.use(signedInAs());
    readsLink({ isOwnSession: true });
    await enter(user, screen.getByLabelText('Password'), 'two brown shingles');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('button', { name: 'Confirm my email' })).toBeInTheDocument();
  });

  it('AUTH-08 lets the reader of the mail take over an account that an unknown person opened', async () => {
    readsLink();
    const opened = answersTo('/api/auth/activation', () =>
      HttpResponse.json({ email: EMAIL, isInvited: false, firstName: '', lastName: '' }),
    );
    const sent = answersTo('/api/auth/activation/accept');
    const { user } = await visit('/verify-email#secret-2');
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));

    expect(await screen.findByRole('heading', { name: 'Make this account yours' })).toBeInTheDocument();
    await enter(user, screen.getByLabelText('First name'), 'Olivia');
    await enter(user, screen.getByLabelText('Last name'), 'Reyes');
    await enter(user, screen.getByLabelText('Password'), 'two brown shingles');
    await enter(user, screen.getByLabelText('Password again'), 'two brown shingles');
    await user.click(screen.getByRole('checkbox', { name: /18/ }));
    await user.click(screen.getByRole('checkbox', { name: /Terms/i }));
    server.use(signedInAs());
    await user.click(screen.getByRole('button', { name: 'Open my account' }));

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect([opened, sent]).toEqual([
      [{ token: 'secret-2' }],
      [expect.objectContaining({ token: 'secret-2', firstName: 'Olivia', lastName: 'Reyes' })],
    ]);
  });

  it('AUTH-08 removes the address by one press of “This wasn’t me”', async () => {
    readsLink();
    const sent = answersTo('/api/auth/disown-address');
    const { user } = await visit('/verify-email#secret-2');

    await user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));

    expect(await screen.findByRole('heading', { name: 'Your address was removed' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 'secret-2' }]);
  });

  it('AUTH-08 confirms nothing in the session of another account', async () => {
    server.use(signedInAs());
    readsLink();
    await visit('/verify-email#secret-2');

    expect(await screen.findByText(/for a different account/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm my email' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'This wasn’t me' })).toBeInTheDocument();
  });

  it('AUTH-08 offers no new password for an address that an account changes to', async () => {
    readsLink({ isChange: true });
    await visit('/verify-email#secret-2');

    expect(await screen.findByLabelText('Email')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Choose a new password' })).not.toBeInTheDocument();
  });

  it('AUTH-08 says well again of a link that has done its work', async () => {
    readsLink({ isConfirmed: true });
    const { user } = await visit('/verify-email#secret-2');

    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
  });

  it('AUTH-08 sends a new link to whoever is signed in when this one has run out', async () => {
    server.use(signedInAs());
    answersTo('/api/auth/verify-email/read', linkInvalid);
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

  it('says what went wrong and tries again, when it is read and when it is pressed', async () => {
    const refused = (): Response => problemAnswer(403, { code: 'auth.origin', detail: 'From another site.' });
    server.use(signedInAs());
    answersTo('/api/auth/verify-email/read', refused);
    const { user } = await visit('/verify-email#secret-2');
    expect(await screen.findByText('From another site.')).toBeInTheDocument();
    readsLink({ isOwnSession: true });
    answersTo('/api/auth/verify-email', refused);

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    expect(await screen.findByText('From another site.')).toBeInTheDocument();
    answersTo('/api/auth/verify-email');
    await user.click(screen.getByRole('button', { name: 'Confirm my email' }));

    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    server.use(signedInAs());
    readsLink({ isOwnSession: true });
    await visit('/verify-email#secret-2', { locale: 'es' });

    expect(await screen.findByRole('button', { name: 'Confirmar mi correo' })).toBeInTheDocument();
  });

  it('I18N-01 says in Spanish what becomes of an address whose owner did not open the account', async () => {
    readsLink();
    answersTo('/api/auth/disown-address');
    const { user } = await visit('/verify-email#secret-2', { locale: 'es' });

    expect(await screen.findByText(/^Eliminamos su dirección de la cuenta/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Elegir una contraseña nueva' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No fui yo' }));

    expect(await screen.findByRole('heading', { name: 'Eliminamos su dirección' })).toBeInTheDocument();
  });
});

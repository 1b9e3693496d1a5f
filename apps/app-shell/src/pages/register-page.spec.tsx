import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { enter } from '../testing/enter.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { LoginPage } from './login-page.js';
import { RegisterPage } from './register-page.js';

const server = startApiServer(http.get(apiUrl('/api/demo/logins'), () => HttpResponse.json({ items: [] })));
afterEach(() => window.sessionStorage.clear());

const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '/login', element: <LoginPage /> },
];

async function fill(user: UserEvent): Promise<void> {
  await user.click(screen.getByLabelText(/^Seller or homeowner/));
  await enter(user, screen.getByLabelText('First name'), 'Sofia');
  await enter(user, screen.getByLabelText('Last name'), 'Reyes');
  await enter(user, screen.getByLabelText('Email'), 'sofia@example.com');
  await enter(user, screen.getByLabelText(/^Password(?! again)/), 'six-brown-shingles');
  await enter(user, screen.getByLabelText(/^Password again/), 'six-brown-shingles');
  await user.click(screen.getByLabelText('I am 18 or older'));
  await user.click(screen.getByLabelText(/^I accept the/));
}

describe('register page', () => {
  it('AUTH-02 leads somebody who has an account to the login, with the address they typed', async () => {
    server.use(
      http.post(apiUrl('/api/auth/register'), () =>
        problemAnswer(409, {
          code: 'user.email_taken',
          errors: [{ path: 'email', code: 'taken', message: 'This is taken. Choose another.' }],
        }),
      ),
    );
    const app = await renderRoutes(routes, { at: '/register?next=%2Fapp%2Fcheckout' });
    await fill(app.user);

    await app.user.click(screen.getByRole('button', { name: 'Create account' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        /An account with this email exists already. Log in instead.$/,
      ),
    );
    expect(screen.queryByText('This is taken. Choose another.')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'Log in instead.' }));

    expect(await screen.findByRole('heading', { name: 'Log in', level: 1 })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('sofia@example.com');
    expect(app.location()).toBe('/login?next=%2Fapp%2Fcheckout');
  });
});

import { apiUrl, problemAnswer, signedInAs, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { enter } from '../../../testing/enter.js';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { renderRoutes, renderWithApp } from '../../../testing/render-with-app.js';
import { LoginNotice } from '../login/login-notice.js';
import { arrivalOf } from '../login/login-arrival.js';
import { ForgotPassword } from './forgot-password.js';
import { ResetPassword } from './reset-password.js';

const server = startApiServer();

function answersTo(path: string, answer: () => Response = () => new HttpResponse(null, { status: 204 })): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl(path), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('a forgotten password', () => {
  it('AUTH-08 asks for a link and says the same whether there is an account or not', async () => {
    const sent = answersTo('/api/auth/forgot-password');
    const { user } = await renderWithApp(<ForgotPassword email="maria@example.com" />);

    await user.click(screen.getByRole('button', { name: 'Send the link' }));

    expect(
      await screen.findByText(
        'If maria@example.com has an account, a link is on its way there. It works once, for 60 minutes.',
      ),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'maria@example.com' }]);
  });

  it('sends the link again, or to another address, and keeps what was typed', async () => {
    const sent = answersTo('/api/auth/forgot-password');
    const { user } = await renderWithApp(<ForgotPassword />);
    await enter(user, screen.getByLabelText('Email'), 'maria@exmple.com');
    await user.keyboard('{Enter}');

    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Sent again.')).toBeInTheDocument();
    expect(sent).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText('Email')).toHaveValue('maria@exmple.com');
  });

  it('says at the field what is no address, and how long to wait after too many tries', async () => {
    answersTo('/api/auth/forgot-password', () =>
      problemAnswer(429, { code: 'request.too_many', headers: { 'Retry-After': '120' } }),
    );
    const { user } = await renderWithApp(<ForgotPassword />);
    await enter(user, screen.getByLabelText('Email'), 'maria');
    await user.keyboard('{Enter}');
    expect(await findErrorSummary()).toHaveFocus();

    await enter(user, screen.getByLabelText('Email'), '@example.com');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Too many tries. Try again in 2 minutes.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('maria@example.com');
  });

  it('I18N-01 speaks Spanish', async () => {
    answersTo('/api/auth/forgot-password');
    const { user } = await renderWithApp(<ForgotPassword email="maria@example.com" />, { locale: 'es' });

    await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));

    expect(await screen.findByText('Revise su correo.')).toBeInTheDocument();
  });
});

function Login(): ReactElement {
  return (
    <>
      <h1>{'Login form'}</h1>
      <LoginNotice {...arrivalOf(useLocation().state)} />
    </>
  );
}

describe('a new password', () => {
  const onExpired = jest.fn();
  const open = (locale?: 'es') =>
    renderRoutes(
      [
        { path: '/reset-password', element: <ResetPassword token="the-token" onExpired={onExpired} /> },
        { path: '/login', element: <Login /> },
      ],
      { at: '/reset-password', ...(locale && { locale }) },
    );
  const fill = async (
    { user }: Awaited<ReturnType<typeof open>>,
    password = 'two brown shingles',
    again = password,
  ) => {
    await enter(user, screen.getByLabelText('New password'), password);
    await enter(user, screen.getByLabelText('Password again'), again);
    await user.click(screen.getByRole('button', { name: 'Set the password' }));
  };

  it('AUTH-08 is set by the link, and the login says so', async () => {
    const sent = answersTo('/api/auth/reset-password');
    const app = await open();

    await fill(app);

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(screen.getByText('Your password is changed.')).toBeInTheDocument();
    expect(sent).toEqual([
      { token: 'the-token', password: 'two brown shingles', confirmPassword: 'two brown shingles' },
    ]);
  });

  it('AUTH-08 ends this browser’s session too, and the page knows it', async () => {
    let isReset = false;
    server.use(
      http.get(apiUrl('/api/auth/me'), () => (isReset ? problemAnswer(401, { code: 'auth.required' }) : undefined)),
      signedInAs(),
    );
    answersTo('/api/auth/reset-password', () => {
      isReset = true;
      return new HttpResponse(null, { status: 204 });
    });
    const app = await open();

    await fill(app);

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
  });

  it('AUTH-03 says at the field that the passwords differ, and nothing is sent', async () => {
    const sent = answersTo('/api/auth/reset-password');
    const app = await open();

    await fill(app, 'two brown shingles', 'two brown shingle');

    expect(await findErrorSummary()).toHaveFocus();
    expect(screen.getByLabelText('Password again')).toHaveAccessibleDescription('Passwords do not match');
    expect(sent).toEqual([]);
  });

  it('AUTH-02 says at the field that a password is common, and keeps it', async () => {
    answersTo('/api/auth/reset-password', () =>
      problemAnswer(422, {
        code: 'request.invalid',
        errors: [{ path: 'password', code: 'password_common', message: 'Too many people use this password.' }],
      }),
    );
    const app = await open();

    await fill(app, 'qwertyqwerty12');

    const password = screen.getByLabelText('New password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Too many people use this password./));
    expect(password).toHaveValue('qwertyqwerty12');
    expect(screen.queryByText('Long enough')).not.toBeInTheDocument();
  });

  it('AUTH-08 hands over when the link has run out', async () => {
    server.use(signedOut());
    answersTo('/api/auth/reset-password', () => problemAnswer(422, { code: 'auth.link_invalid' }));
    const app = await open();

    await fill(app);

    await waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
  });
});

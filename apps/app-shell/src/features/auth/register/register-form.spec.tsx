import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { chooseLocale } from '@cw/i18n/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { enter } from '../../../testing/enter.js';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { RegisterForm } from './register-form.js';

const server = startApiServer();

afterEach(() => window.sessionStorage.clear());

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

const send = (user: UserEvent): Promise<void> => user.click(screen.getByRole('button', { name: 'Create account' }));

describe('register form', () => {
  it('AUTH-01 offers four roles, none of them admin', async () => {
    await renderWithApp(<RegisterForm />);

    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'buyer',
      'seller',
      'agent',
      'contractor',
    ]);
  });

  it('AUTH-01 has the role chosen already with which somebody pressed to join, and no role that is none', async () => {
    await renderWithApp(<RegisterForm />, { at: '/register?role=contractor' });

    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'contractor');
  });

  it('AUTH-01 chooses no role for an address that names staff', async () => {
    await renderWithApp(<RegisterForm />, { at: '/register?role=admin' });

    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('AUTH-02 AUTH-06 opens the account with what was entered, and says so', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/auth/register'), async ({ request }) => {
        sent.push(await request.json());
        server.use(signedInAs());
        return HttpResponse.json(aUser(), { status: 201 });
      }),
    );
    const { user } = await renderWithApp(<RegisterForm />);
    await fill(user);

    await send(user);

    expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      expect.objectContaining({
        role: 'seller',
        firstName: 'Sofia',
        email: 'sofia@example.com',
        adult: true,
        termsAccepted: true,
        locale: 'en',
      }),
    ]);
  });

  it('AUTH-03 says at the field that the passwords differ; AUTH-09 asks for 18 years', async () => {
    const { user } = await renderWithApp(<RegisterForm />);
    await fill(user);
    await enter(user, screen.getByLabelText(/^Password again/), '!');
    await user.click(screen.getByLabelText('I am 18 or older'));

    await send(user);

    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Passwords do not match', 'You must be 18 or older to have an account']);
    expect(screen.getByLabelText(/^Password again/)).toHaveAccessibleDescription('Passwords do not match');
  });

  it('AUTH-03 I18N-01 says the same in Spanish, also when the language changes afterwards', async () => {
    const { user } = await renderWithApp(<RegisterForm />, { locale: 'es' });

    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));

    expect(await screen.findByRole('link', { name: 'Elija quién es usted' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Escriba su correo electrónico' })).toBeInTheDocument();

    act(() => chooseLocale('en'));

    expect(await screen.findByRole('link', { name: 'Choose who you are' })).toBeInTheDocument();
  });

  it('AUTH-02 puts the API’s faults at their fields and loses nothing that was typed', async () => {
    server.use(
      http.post(apiUrl('/api/auth/register'), () =>
        problemAnswer(422, {
          code: 'request.invalid',
          errors: [
            {
              path: 'password',
              code: 'password_common',
              message: 'Too many people use this password. Choose another.',
            },
            { path: 'shoeSize', code: 'unknown_property', message: 'This field is not known here' },
          ],
        }),
      ),
    );
    const { user } = await renderWithApp(<RegisterForm />);
    await fill(user);

    await send(user);

    const password = screen.getByLabelText(/^Password(?! again)/);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Too many people use this password. Choose another./),
    );
    expect(within(await findErrorSummary()).getByText('This field is not known here')).toBeInTheDocument();
    expect(password).toHaveValue('six-brown-shingles');
    expect(screen.getByLabelText('Email')).toHaveValue('sofia@example.com');
    expect(screen.getByLabelText('First name')).toHaveValue('Sofia');
    expect(screen.getByLabelText(/^Seller or homeowner/)).toBeChecked();
  });

  it('keeps what was typed through a reload, but never a password or a consent', async () => {
    const { user, unmount } = await renderWithApp(<RegisterForm />);
    await fill(user);
    unmount();

    await renderWithApp(<RegisterForm />);

    expect(screen.getByLabelText('First name')).toHaveValue('Sofia');
    expect(screen.getByLabelText('Email')).toHaveValue('sofia@example.com');
    expect(screen.getByLabelText(/^Seller or homeowner/)).toBeChecked();
    expect(screen.getByLabelText(/^Password(?! again)/)).toHaveValue('');
    expect(screen.getByLabelText('I am 18 or older')).not.toBeChecked();
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('six-brown-shingles');
  });

  it('I18N-01 keeps everything that was typed when the language changes', async () => {
    const { user } = await renderWithApp(<RegisterForm />);
    await fill(user);

    act(() => chooseLocale('es'));

    expect(await screen.findByRole('button', { name: 'Crear cuenta' })).toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Sofia');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('six-brown-shingles');
    expect(screen.getByLabelText('Tengo 18 años o más')).toBeChecked();
    act(() => chooseLocale('en'));
  });

  it('AUTH-02 says what a password is worth while it is typed, by its length alone', async () => {
    const { user } = await renderWithApp(<RegisterForm />);
    const password = screen.getByLabelText(/^Password(?! again)/);
    await enter(user, screen.getByLabelText('Email'), 'sofia@example.com');

    await enter(user, password, 'brown');
    expect(screen.getByText('7 more characters')).toBeInTheDocument();

    await enter(user, password, ' shingles');
    expect(screen.getByText('Long enough', { selector: '[role="status"]' })).toBeInTheDocument();

    await enter(user, password, ' on six roofs');
    expect(screen.getByText('Strong', { selector: '[role="status"]' })).toBeInTheDocument();
  });

  it('lets a password manager do its work and its owner look at what was typed', async () => {
    const { user } = await renderWithApp(<RegisterForm />);
    const password = screen.getByLabelText(/^Password(?! again)/);
    const [show] = screen.getAllByRole('button', { name: 'Show password' });

    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(password).toHaveAttribute('type', 'password');
    expect(show).toHaveAttribute('aria-pressed', 'false');
    if (show) await user.click(show);

    expect(password).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
  });

  it('AUTH-06 tells any other failure as it is', async () => {
    server.use(http.post(apiUrl('/api/auth/register'), () => new HttpResponse('no', { status: 418 })));
    const { user } = await renderWithApp(<RegisterForm />);
    await fill(user);

    await send(user);

    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
  });
});

import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { followLocale } from '@cw/i18n/react';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ReactElement } from 'react';
import { useRegister } from '../register/use-register.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { useLogin } from './use-login.js';

const server = startApiServer();

const LOGIN = { email: 'ana@example.com', password: 'a long enough password' };

/** Signs in with a press, and says when that is done. */
function Arrives({ by }: { readonly by: 'login' | 'register' }): ReactElement {
  const login = useLogin();
  const register = useRegister();
  const [isIn, setIsIn] = useState(false);
  const arrive = async (): Promise<void> => {
    if (by === 'login') await login(LOGIN, false);
    else await register({ ...LOGIN, firstName: 'Ana', lastName: 'Ruiz', role: 'seller', locale: 'es' } as never);
    setIsIn(true);
  };
  return (
    <button type="button" onClick={() => void arrive()}>
      {isIn ? 'in' : 'sign in'}
    </button>
  );
}

it.each([
  { by: 'login', page: 'en', account: 'es', before: 'Logged in successfully!', after: '¡Sesión iniciada!' },
  { by: 'login', page: 'es', account: 'en', before: '¡Sesión iniciada!', after: 'Logged in successfully!' },
  { by: 'register', page: 'en', account: 'es', before: 'Account created successfully!', after: '¡Cuenta creada!' },
] as const)(
  'I18N-02 AUTH-05 a toast of $by speaks the language of the account as the page does: $page, then $account',
  async ({ by, page, account, before, after }) => {
    server.use(
      signedInAs({ locale: account }),
      http.post(apiUrl(`/api/auth/${by}`), () => HttpResponse.json({}, { status: by === 'login' ? 200 : 201 })),
    );
    const { user } = await renderWithApp(<Arrives by={by} />, { locale: page });
    await user.click(screen.getByRole('button', { name: 'sign in' }));
    await screen.findByRole('button', { name: 'in' });
    expect(screen.getByText(before)).toBeVisible();

    act(() => followLocale(account));

    expect(await screen.findByText(after)).toBeVisible();
    expect(screen.queryByText(before)).not.toBeInTheDocument();
  },
);

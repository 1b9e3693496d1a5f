import { securityApi, type AppDispatch } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { enter } from '../../testing/enter.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { isReauthenticationWanted, useReauthentication } from './reauthentication-provider.js';

const server = startApiServer(signedInAs({ email: 'maria@example.com' }));

/** A screen that turns the second factor off. */
function Panel(): ReactElement {
  const dispatch = useDispatch<AppDispatch>();
  const reauthenticated = useReauthentication();
  const [outcome, setOutcome] = useState('');
  const press = async (): Promise<void> => {
    try {
      await reauthenticated(() => dispatch(securityApi.endpoints.disableTotp.initiate()).unwrap());
      setOutcome('turned off');
    } catch (error) {
      setOutcome(isReauthenticationWanted(error) ? 'left alone' : 'failed');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void press()}>
        {'Turn off'}
      </button>
      <p>{outcome}</p>
    </>
  );
}

/** The API as long as nobody has proven themselves; `proofs` are the bodies that were sent. */
function guardedBy(accepts: (proof: { password: string; totp?: string }) => Response | undefined): object[] {
  const proofs: object[] = [];
  let isProven = false;
  server.use(
    http.post(apiUrl('/api/auth/totp/disable'), () =>
      isProven
        ? new HttpResponse(null, { status: 204 })
        : problemAnswer(403, { code: 'auth.reauthentication_required', detail: 'Enter your password again.' }),
    ),
    http.post<never, { password: string; totp?: string }>(apiUrl('/api/auth/reauthenticate'), async ({ request }) => {
      const proof = await request.json();
      proofs.push(proof);
      const refusal = accepts(proof);
      isProven = refusal === undefined;
      return refusal ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return proofs;
}

const wrong = (): Response =>
  problemAnswer(422, {
    code: 'auth.current_password',
    errors: [{ path: 'password', code: 'password_wrong', message: 'This is not your present password' }],
  });
const codeWanted = (errors = false): Response =>
  problemAnswer(401, {
    code: 'auth.totp_required',
    ...(errors && { errors: [{ path: 'totp', code: 'totp', message: 'This code is not right.' }] }),
  });

async function open() {
  const app = await renderWithApp(<Panel />);
  await app.user.click(screen.getByRole('button', { name: 'Turn off' }));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Confirm that it is you' }) };
}

describe('reauthentication', () => {
  it('AUTH-08 asks for the password, then does what was wanted without a second press', async () => {
    const proofs = guardedBy(() => undefined);
    const { user, dialog } = await open();

    const password = within(dialog).getByLabelText(/^Password/);
    expect(password).toHaveFocus();
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(await within(dialog).findByText('maria@example.com')).toBeInTheDocument();
    await enter(user, password, 'six-brown-shingles');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('turned off')).toBeInTheDocument();
    expect(proofs).toEqual([{ password: 'six-brown-shingles' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('AUTH-08 says at the field that the password is wrong, and lets it be mended', async () => {
    guardedBy(({ password }) => (password === 'six-brown-shingles' ? undefined : wrong()));
    const { user, dialog } = await open();
    const password = within(dialog).getByLabelText(/^Password/);
    await enter(user, password, 'six-brown');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your present password'));
    expect(password).toHaveFocus();
    await enter(user, password, '-shingles');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('turned off')).toBeInTheDocument();
  });

  it('AUTH-08 asks for the code of an account that has a second factor, or a recovery code', async () => {
    const proofs = guardedBy(({ totp }) => {
      if (totp === undefined) return codeWanted();
      return totp === 'k4m2-9xtq-0bvr-7hjd' ? undefined : codeWanted(true);
    });
    const { user, dialog } = await open();
    await enter(user, within(dialog).getByLabelText(/^Password/), 'six-brown-shingles');
    await user.keyboard('{Enter}');

    const code = await within(dialog).findByLabelText('6-digit code');
    expect(code).toHaveFocus();
    await enter(user, code, '123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right./));

    await user.click(within(dialog).getByRole('button', { name: 'Use a recovery code instead' }));
    const recovery = within(dialog).getByLabelText('Recovery code');
    expect(recovery).toHaveFocus();
    expect(recovery).not.toHaveAccessibleDescription(/not right/);
    await enter(user, recovery, 'K4M2 9XTQ 0BVR 7HJD');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('turned off')).toBeInTheDocument();
    expect(proofs.at(-1)).toEqual({ password: 'six-brown-shingles', totp: 'k4m2-9xtq-0bvr-7hjd' });
  });

  it('leaves everything as it was when the dialog is left', async () => {
    const proofs = guardedBy(() => undefined);
    const { user } = await open();

    await user.keyboard('{Escape}');

    expect(await screen.findByText('left alone')).toBeInTheDocument();
    expect(proofs).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus());
  });

  it('says how long to wait after too many wrong passwords', async () => {
    guardedBy(() => problemAnswer(429, { code: 'request.too_many', headers: { 'Retry-After': '840' } }));
    const { user, dialog } = await open();
    await enter(user, within(dialog).getByLabelText(/^Password/), 'six-brown-shingles');

    await user.keyboard('{Enter}');

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Too many tries. Try again in 14 minutes.');
  });

  it('I18N-01 asks in Spanish', async () => {
    guardedBy(() => undefined);
    const { user } = await renderWithApp(<Panel />, { locale: 'es' });

    await user.click(screen.getByRole('button', { name: 'Turn off' }));

    expect(await screen.findByRole('dialog', { name: 'Confirme que es usted' })).toBeInTheDocument();
  });
});

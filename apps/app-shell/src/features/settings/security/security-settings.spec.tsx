import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aSession, securityIs, sessionsAre } from '../../../testing/account.js';
import { enter } from '../../../testing/enter.js';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { prove, wantsProof } from '../../../testing/reauthentication.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';

const server = startApiServer();
const me = aUser();
const NEW_PASSWORD = 'a handrail before closing';

const open = (options: RenderOptions = {}) =>
  renderWithApp(<Settings user={me} />, { at: '/settings?tab=security', ...options });

const noContent = () => new HttpResponse(null, { status: 204 });

beforeEach(() => server.use(signedInAs(), securityIs(), sessionsAre(aSession())));

describe('password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], again = NEW_PASSWORD): Promise<void> => {
    await enter(user, await screen.findByLabelText('Present password'), 'six-brown-shingles');
    await enter(user, screen.getByLabelText('New password'), NEW_PASSWORD);
    await enter(user, screen.getByLabelText('Password again'), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('AUTH-08 is changed with the present one, and others are signed out unless that is not wanted', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/auth/change-password'), async ({ request }) => {
        sent.push(await request.json());
        return noContent();
      }),
    );
    const { user } = await open();
    expect(await screen.findByRole('checkbox', { name: /^End all other sessions/ })).toBeChecked();

    await fill(user);

    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        currentPassword: 'six-brown-shingles',
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        endOtherSessions: true,
      },
    ]);
    expect(screen.getByLabelText('Present password')).toHaveValue('');
  });

  it('AUTH-03 AUTH-08 names what is wrong at its field before anything is sent', async () => {
    const { user } = await open();

    await fill(user, 'something else entirely');

    await findErrorSummary();
    expect(screen.getByLabelText('Password again')).toHaveAccessibleDescription('Passwords do not match');
  });

  it('AUTH-08 says at the present password that it is wrong, and keeps the rest', async () => {
    server.use(
      http.post(apiUrl('/api/auth/change-password'), () =>
        problemAnswer(422, {
          code: 'auth.current_password',
          errors: [{ path: 'currentPassword', code: 'invalid', message: 'This is not your present password.' }],
        }),
      ),
    );
    const { user } = await open();

    await fill(user);

    await findErrorSummary();
    expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription('This is not your present password.');
    expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD);
  });
});

describe('email', () => {
  it('AUTH-08 asks for the password, then says that the new address waits to be confirmed', async () => {
    const proof = wantsProof();
    const sent: unknown[] = [];
    server.use(
      proof.handler,
      http.post(apiUrl('/api/auth/change-email'), async ({ request }) => {
        const refusal = proof.refusal();
        if (refusal !== undefined) return refusal;
        sent.push(await request.json());
        server.use(securityIs({ pendingEmail: 'maria@example.com' }));
        return noContent();
      }),
    );
    const { user } = await open();
    await enter(user, await screen.findByLabelText('New email'), ' maria@example.com ');
    await user.click(screen.getByRole('button', { name: 'Change email' }));

    await prove(user);

    expect(await screen.findByText('A new address is waiting.')).toBeInTheDocument();
    expect(screen.getByText('maria@example.com')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'maria@example.com' }]);
  });

  it('AUTH-08 changes nothing for whoever leaves the question for the password', async () => {
    const proof = wantsProof();
    server.use(
      proof.handler,
      http.post(apiUrl('/api/auth/change-email'), () => proof.refusal() ?? noContent()),
    );
    const { user } = await open();
    await enter(user, await screen.findByLabelText('New email'), 'maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('New email')).toHaveValue('maria@example.com');
    expect(screen.queryByText('The email was not changed')).not.toBeInTheDocument();
  });

  it('AUTH-08 refuses the address that it is already', async () => {
    const { user } = await open();
    await enter(user, await screen.findByLabelText('New email'), 'Seller@demo.closewright.test');

    await user.click(screen.getByRole('button', { name: 'Change email' }));

    await findErrorSummary();
    expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(/This is your email already/);
  });

  it('AUTH-08 an unconfirmed one says what waits for it, and sends the link again', async () => {
    let sent = 0;
    server.use(
      securityIs({ emailVerified: false }),
      http.post(apiUrl('/api/auth/resend-verification'), () => {
        sent += 1;
        return noContent();
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText('The link is on its way')).toBeInTheDocument();
    expect(sent).toBe(1);
  });
});

describe('sessions', () => {
  const laptop = aSession();
  const phone = aSession({
    id: '01890000-0000-7000-8000-0000000000a2',
    current: false,
    device: 'Safari on iPhone',
    address: '198.51.100.4',
  });

  it('AUTH-08 lists them, this one first and marked, and ends another after a question', async () => {
    const ended: unknown[] = [];
    server.use(
      sessionsAre(phone, laptop),
      http.delete(apiUrl('/api/auth/sessions/:id'), ({ params }) => {
        ended.push(params['id']);
        server.use(sessionsAre(laptop));
        return noContent();
      }),
    );
    const { user } = await open();
    const rows = await screen.findAllByRole('listitem');
    const panel = screen.getByRole('region', { name: 'Where you are logged in' });
    expect(rows[0]).toHaveTextContent('Chrome on WindowsThis session');
    expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();

    await user.click(within(panel).getByRole('button', { name: 'End session: Safari on iPhone, from 198.51.100.4' }));
    const dialog = await screen.findByRole('dialog', { name: 'End the session on Safari on iPhone?' });
    await user.click(within(dialog).getByRole('button', { name: 'End session' }));

    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toEqual([phone.id]);
    await waitFor(() => expect(screen.getByText('Where you are logged in')).toHaveFocus());
  });

  it('AUTH-08 ends all others at once, after the password where it was entered a while ago', async () => {
    const proof = wantsProof();
    let ended = 0;
    server.use(
      sessionsAre(laptop, phone),
      proof.handler,
      http.delete(apiUrl('/api/auth/sessions'), () => {
        const refusal = proof.refusal();
        if (refusal) return refusal;
        ended += 1;
        server.use(sessionsAre(laptop));
        return noContent();
      }),
    );
    const { user } = await open();

    const endAll = await screen.findByRole('button', { name: 'End all others' });
    // Last, behind each one by itself: whoever comes for one session does not meet all of them first.
    const phoneRow = screen.getByText('Safari on iPhone');
    expect(phoneRow.compareDocumentPosition(endAll) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await user.click(endAll);
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions?' });
    await user.dblClick(within(dialog).getByRole('button', { name: 'End all others' }));
    await prove(user);

    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(ended).toBe(1);
  });

  it('AUTH-08 I18N-01 says in Spanish when they do not load', async () => {
    server.use(http.get(apiUrl('/api/auth/sessions'), () => problemAnswer(403, { detail: 'Acceso denegado' })));
    await open({ locale: 'es' });

    expect(await screen.findByRole('heading', { name: 'Sus sesiones no se cargaron' })).toBeInTheDocument();
  });
});

describe('second factor', () => {
  it('AUTH-08 makes new recovery codes after a question and the password, and shows them once', async () => {
    const proof = wantsProof();
    server.use(
      securityIs({ totpEnabled: true, recoveryCodesLeft: 2 }),
      proof.handler,
      http.post(
        apiUrl('/api/auth/totp/recovery-codes'),
        () => proof.refusal() ?? HttpResponse.json({ recoveryCodes: ['abcd-efgh-ijkl-mnop'] }),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText('2 left')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    const question = await screen.findByRole('dialog', { name: 'Make new recovery codes?' });
    await user.click(within(question).getByRole('button', { name: 'Make new codes' }));
    await prove(user);

    expect(await screen.findByText('abcd-efgh-ijkl-mnop')).toBeInTheDocument();
  });

  it('AUTH-08 is turned off after a question', async () => {
    server.use(
      securityIs({ totpEnabled: true, recoveryCodesLeft: 10 }),
      http.post(apiUrl('/api/auth/totp/disable'), () => {
        server.use(securityIs({ totpEnabled: false }));
        return noContent();
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    const question = await screen.findByRole('dialog', { name: 'Turn the second factor off?' });
    await user.click(within(question).getByRole('button', { name: 'Turn it off' }));

    expect(await screen.findByRole('button', { name: 'Set up the authenticator' })).toBeInTheDocument();
  });

  it('AUTH-08 stays on for staff', async () => {
    server.use(securityIs({ totpEnabled: true, totpRequired: true, recoveryCodesLeft: 10 }));
    await open();

    expect(await screen.findByText('Staff accounts keep it on.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn it off' })).not.toBeInTheDocument();
  });
});

it('AUTH-08 says when the security settings do not load, and tries again', async () => {
  server.use(http.get(apiUrl('/api/auth/security'), () => problemAnswer(403, { detail: 'Access denied' })));
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Your security settings did not load' })).toBeInTheDocument();

  server.use(securityIs());
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Password' })).toBeInTheDocument();
});

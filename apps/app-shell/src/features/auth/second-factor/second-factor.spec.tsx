import { apiUrl, aSecurity, problemAnswer, securedBy, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { enter } from '../../../testing/enter.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorGate } from './second-factor-gate.js';
import { SecondFactorSetup } from './second-factor-setup.js';

const server = startApiServer(signedInAs({ role: 'admin' }));

const CODES = ['k4m2-9xtq-0bvr-7hjd', '9cr1-6gqj-mzmq-znq5'];
const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/Closewright:maria@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

function setUpBy(confirm: (code: string) => Response | undefined = () => undefined): string[] {
  const codes: string[] = [];
  server.use(
    http.post(apiUrl('/api/auth/totp/setup'), () => HttpResponse.json(SETUP)),
    http.post<never, { code: string }>(apiUrl('/api/auth/totp/confirm'), async ({ request }) => {
      const { code } = await request.json();
      codes.push(code);
      return confirm(code) ?? HttpResponse.json({ recoveryCodes: CODES });
    }),
  );
  return codes;
}

async function begin(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Set up the authenticator' }));
}

async function confirmWith(user: UserEvent, code: string): Promise<void> {
  await enter(user, await screen.findByLabelText('6-digit code'), code);
  await user.click(screen.getByRole('button', { name: 'Turn on the second factor' }));
}

async function keepCodes(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'I have kept these codes in a safe place' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('setting up a second factor', () => {
  it('AUTH-08 shows the key for a camera and in letters, takes a code, and gives the recovery codes once', async () => {
    const codes = setUpBy();
    const onDone = jest.fn();
    const { user } = await renderWithApp(<SecondFactorSetup onDone={onDone} />);

    await begin(user);
    const picture = await screen.findByRole('img', { name: /QR code for your authenticator app/ });
    await waitFor(() =>
      expect(picture.querySelector('path')).toHaveAttribute('d', expect.stringContaining('h1v1h-1z')),
    );
    expect(screen.getAllByText(/^(JBSW|Y3DP|EHPK|3PXP)$/)).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Open it here' })).toHaveAttribute('href', SETUP.otpauthUri);

    await confirmWith(user, '123 456');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(codes).toEqual(['123456']);
    expect(onDone).not.toHaveBeenCalled();

    await keepCodes(user);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('AUTH-08 says at the field that a code is wrong, and keeps the key', async () => {
    setUpBy(() =>
      problemAnswer(422, {
        code: 'request.invalid',
        errors: [{ path: 'code', code: 'totp', message: 'This code is not right.' }],
      }),
    );
    const { user } = await renderWithApp(<SecondFactorSetup onDone={() => undefined} />);
    await begin(user);

    await confirmWith(user, '123456');

    const field = screen.getByLabelText('6-digit code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right./));
    expect(field).toHaveFocus();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    setUpBy();
    const { user } = await renderWithApp(<SecondFactorSetup onDone={() => undefined} />, { locale: 'es' });

    await user.click(screen.getByRole('button', { name: 'Configurar la aplicación' }));

    expect(await screen.findByRole('img', { name: /Código QR para su aplicación/ })).toBeInTheDocument();
  });
});

describe('recovery codes', () => {
  it('AUTH-08 are left only by whoever says that they are kept', async () => {
    const onDone = jest.fn();
    const { user } = await renderWithApp(<RecoveryCodes codes={CODES} onDone={onDone} />);

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Keep the codes first, then tick this');
    expect(onDone).not.toHaveBeenCalled();

    await keepCodes(user);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('AUTH-08 can be copied, one on each line', async () => {
    const { user } = await renderWithApp(<RecoveryCodes codes={CODES} onDone={() => undefined} />);
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith(CODES.join('\n'));
  });

  it('AUTH-08 say what to do where a browser does not allow copying', async () => {
    const { user } = await renderWithApp(<RecoveryCodes codes={CODES} onDone={() => undefined} />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText(/Select the text and copy it yourself/)).toBeInTheDocument();
  });
});

describe('the gate of the staff’s area', () => {
  const open = () =>
    renderWithApp(
      <SecondFactorGate>
        <h1>{'Overview'}</h1>
      </SecondFactorGate>,
      { basePath: '/admin' },
    );

  it('ROLE-07 opens to a session that has proven its second factor', async () => {
    server.use(securedBy({ totpEnabled: true, mfa: true }));
    await open();

    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument();
  });

  it('ROLE-07 has whoever has none set it up, shows the codes to the end, then opens', async () => {
    let isOn = false;
    setUpBy(() => {
      isOn = true;
      return undefined;
    });
    server.use(
      http.get(apiUrl('/api/auth/security'), () => HttpResponse.json(aSecurity({ totpEnabled: isOn, mfa: isOn }))),
    );
    const { user } = await open();

    expect(await screen.findByRole('heading', { name: 'Set up your second factor', level: 1 })).toBeInTheDocument();
    await begin(user);
    await confirmWith(user, '123456');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Overview' })).not.toBeInTheDocument();
    await keepCodes(user);

    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument();
  });

  it('ROLE-07 has whoever logged in without it log in again', async () => {
    server.use(securedBy({ totpEnabled: true, mfa: false }));
    await open();

    expect(await screen.findByText(/this session began without it/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in again' })).toBeInTheDocument();
  });
});

import { problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderWithApp } from '../../testing/render-with-app.js';
import { beginSetup, CODES, confirmWith, keepCodes, SETUP, setsUpSecondFactor } from '../../testing/second-factor.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorSetup } from './second-factor-setup.js';

const server = startApiServer(signedInAs());

describe('setting up a second factor', () => {
  it('AUTH-08 shows the key for a camera and in letters, takes a code, and gives the recovery codes once', async () => {
    const codes = setsUpSecondFactor(server);
    const onDone = jest.fn();
    const { user } = await renderWithApp(<SecondFactorSetup onDone={onDone} />);

    await beginSetup(user);
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
    setsUpSecondFactor(server, () =>
      problemAnswer(422, {
        code: 'request.invalid',
        errors: [{ path: 'code', code: 'totp', message: 'This code is not right.' }],
      }),
    );
    const { user } = await renderWithApp(<SecondFactorSetup onDone={() => undefined} />);
    await beginSetup(user);

    await confirmWith(user, '123456');

    const field = screen.getByLabelText('6-digit code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right./));
    expect(field).toHaveFocus();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    setsUpSecondFactor(server);
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

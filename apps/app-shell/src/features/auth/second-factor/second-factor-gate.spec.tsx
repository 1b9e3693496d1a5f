import { apiUrl, aSecurity, securedBy, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { beginSetup, confirmWith, keepCodes, setsUpSecondFactor } from '../../../testing/second-factor.js';
import { SecondFactorGate } from './second-factor-gate.js';

const server = startApiServer(signedInAs({ role: 'admin' }));

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
    setsUpSecondFactor(server, () => {
      isOn = true;
      return undefined;
    });
    server.use(
      http.get(apiUrl('/api/auth/security'), () => HttpResponse.json(aSecurity({ totpEnabled: isOn, mfa: isOn }))),
    );
    const { user } = await open();

    expect(await screen.findByRole('heading', { name: 'Set up your second factor', level: 1 })).toBeInTheDocument();
    await beginSetup(user);
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

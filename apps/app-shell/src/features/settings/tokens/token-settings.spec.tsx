import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DAY_MS } from '@cw/domain';
import { aToken, tokensAre } from '../../../testing/account.js';
import { enter } from '../../../testing/enter.js';
import { findErrorSummary } from '../../../testing/error-summary.js';
import { prove, wantsProof } from '../../../testing/reauthentication.js';
import { renderWithApp, type RenderOptions } from '../../../testing/render-with-app.js';
import { Settings } from '../settings.js';

const server = startApiServer();
const SECRET = 'cwp_Zk3vEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0000';

const open = (options: RenderOptions = {}) =>
  renderWithApp(<Settings user={aUser()} />, { at: '/settings?tab=tokens', ...options });

beforeEach(() => server.use(signedInAs()));

describe('access tokens', () => {
  it('API-01 asks for the password, shows the new token once, and copies it', async () => {
    const proof = wantsProof();
    const sent: unknown[] = [];
    server.use(
      tokensAre(),
      proof.handler,
      http.post(apiUrl('/api/tokens'), async ({ request }) => {
        const refusal = proof.refusal();
        if (refusal !== undefined) return refusal;
        sent.push(await request.json());
        server.use(tokensAre(aToken({ scope: 'write' })));
        return HttpResponse.json({ ...aToken({ scope: 'write' }), token: SECRET }, { status: 201 });
      }),
    );
    const { user } = await open();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByRole('heading', { name: 'No tokens yet' })).toBeInTheDocument();

    await enter(user, screen.getByLabelText('What is it for?'), 'Closing calendar');
    await user.click(screen.getByRole('radio', { name: /^Read and change/ }));
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Make token' }));
    await prove(user);

    const dialog = await screen.findByRole('dialog', { name: 'Your token “Closing calendar”' });
    expect(within(dialog).getByLabelText('Token')).toHaveValue(SECRET);
    await user.click(within(dialog).getByRole('button', { name: 'Copy token' }));
    expect(await within(dialog).findByText('Copied')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(SECRET);
    expect(sent).toEqual([{ name: 'Closing calendar', scope: 'write', expiresInDays: 30 }]);

    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
    expect(screen.getByText('Closing calendar')).toBeInTheDocument();
  });

  it('API-01 wants to know what it is for', async () => {
    server.use(tokensAre());
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Make token' }));

    await findErrorSummary();
    expect(screen.getByLabelText('What is it for?')).toHaveAccessibleDescription(/Enter what the token is for/);
  });

  it('API-01 shows what each may do, its last use, and which will run out soon or has', async () => {
    const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
    server.use(
      tokensAre(
        aToken({ name: 'Soon', expiresAt: inDays(3), lastUsedAt: new Date().toISOString() }),
        aToken({ id: 'b2', name: 'Over', expiresAt: inDays(-1) }),
        aToken({ id: 'b3', name: 'Later', scope: 'write' }),
      ),
    );
    await open();

    const [soon, over, later] = await screen.findAllByRole('listitem');
    expect(soon).toHaveTextContent(/3 days left.*cwp_Zk3v….*Last used now/);
    expect(over).toHaveTextContent(/Expired.*Never used.*Ran out/);
    expect(later).toHaveTextContent(/Read and change/);
    expect(later).not.toHaveTextContent(/left|Expired/);
  });

  it('API-01 revokes one after a question, and the focus stays with the list', async () => {
    const revoked: unknown[] = [];
    server.use(
      tokensAre(aToken()),
      http.delete(apiUrl('/api/tokens/:id'), ({ params }) => {
        revoked.push(params['id']);
        server.use(tokensAre());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Revoke token Closing calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke “Closing calendar”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke token' }));

    expect(await screen.findByRole('heading', { name: 'No tokens yet' })).toBeInTheDocument();
    expect(revoked).toEqual([aToken().id]);
    await waitFor(() => expect(screen.getByText('Your tokens')).toHaveFocus());
  });

  it('API-01 I18N-01 says in Spanish why no more can be made, and keeps the name', async () => {
    server.use(
      tokensAre(),
      http.post(apiUrl('/api/tokens'), () =>
        problemAnswer(409, { code: 'token.too_many', detail: 'Ya tiene el máximo de tokens.' }),
      ),
    );
    const { user } = await open({ locale: 'es' });
    await enter(user, await screen.findByLabelText('¿Para qué es?'), 'Calendario');

    await user.click(screen.getByRole('button', { name: 'Crear token' }));

    expect(await screen.findByText('Ya tiene el máximo de tokens.')).toBeInTheDocument();
    expect(screen.getByLabelText('¿Para qué es?')).toHaveValue('Calendario');
  });

  it('API-01 says when the list does not load, and tries again', async () => {
    server.use(http.get(apiUrl('/api/tokens'), () => problemAnswer(403, { detail: 'Access denied' })));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Your tokens did not load' })).toBeInTheDocument();

    server.use(tokensAre(aToken()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Closing calendar')).toBeInTheDocument();
  });
});

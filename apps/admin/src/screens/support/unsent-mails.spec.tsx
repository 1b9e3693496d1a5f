import type { UnsentMailView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { unsentMailsAre } from '../../testing/unsent-mails.js';
import { UnsentMails } from './unsent-mails.js';

const server = startApiServer();

const aMail = (overrides: Partial<UnsentMailView> = {}): UnsentMailView => ({
  id: 'mail-1',
  kind: 'account_link',
  state: 'failed',
  to: 'sofia@example.com',
  subject: 'Choose a new password',
  writtenAt: '2026-11-20T11:57:00.000Z',
  tries: 27,
  failure: 'unreachable',
  nextTryAt: null,
  ...overrides,
});

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(UnsentMails, { at: '/support', ...options });

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('e-mail that was not sent', () => {
  it('NOTE-06 says what failed, to whom, how often it was tried, and why', async () => {
    server.use(unsentMailsAre(() => [aMail()]));
    await open();

    const failed = await screen.findByRole('region', { name: 'Email that was not sent' });
    expect(within(failed).getByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
    expect(within(failed).getByText('To sofia@example.com')).toBeInTheDocument();
    expect(within(failed).getByText(/tried 27 times$/)).toBeInTheDocument();
    expect(within(failed).getByText('The mail server could not be reached')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Email that is still being tried' })).not.toBeInTheDocument();
  });

  it('NOTE-06 says what is still tried, which nobody has to send again', async () => {
    const waiting = {
      state: 'waiting',
      tries: 1,
      nextTryAt: '2026-11-20T12:30:00.000Z',
      subject: null,
      to: null,
    } as const;
    server.use(unsentMailsAre(() => [aMail(waiting)]));
    await open();

    expect(await screen.findByRole('region', { name: 'Email that is still being tried' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Account link' })).toBeInTheDocument();
    expect(screen.getByText(/tried once · next try/)).toBeInTheDocument();
    expect(screen.getByText('The email could not be written')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send again: / })).not.toBeInTheDocument();
  });

  it('NOTE-06 sends one again, which takes it out of what failed', async () => {
    let mails = [aMail()];
    server.use(
      unsentMailsAre(() => mails),
      http.post(apiUrl('/api/admin/unsent-mails/mail-1/send-again'), () => {
        mails = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: /^Send again: / }));

    expect(await screen.findByText('The email is being sent again')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('To sofia@example.com')).not.toBeInTheDocument());
  });

  it('NOTE-06 says why one was not sent again', async () => {
    server.use(
      unsentMailsAre(() => [aMail()]),
      http.post(apiUrl('/api/admin/unsent-mails/mail-1/send-again'), () =>
        problemAnswer(409, { code: 'mail.not_failed', detail: 'It was sent again already' }),
      ),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: /^Send again: / }));

    expect(await screen.findByText('The email was not sent again')).toBeInTheDocument();
    expect(screen.getByText('It was sent again already')).toBeInTheDocument();
  });

  it('NOTE-06 says when the list did not come', async () => {
    server.use(http.get(apiUrl('/api/admin/unsent-mails'), () => problemAnswer(404, { code: 'request.not_found' })));
    await open();

    expect(await screen.findAllByText('The unsent email did not load')).not.toHaveLength(0);
  });

  it('NOTE-06 I18N-01 speaks Spanish', async () => {
    server.use(unsentMailsAre(() => [aMail()]));
    await open({ locale: 'es' });

    expect(await screen.findByRole('button', { name: /^Enviar de nuevo: / })).toBeInTheDocument();
    expect(screen.getByText('Para sofia@example.com')).toBeInTheDocument();
  });
});

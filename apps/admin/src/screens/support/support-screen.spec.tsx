import type { SupportMessageView, UnsentMailView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { unsentMailsAre } from '../../testing/unsent-mails.js';
import { SupportScreen } from './support-screen.js';

const server = startApiServer();

const aMessage = (overrides: Partial<SupportMessageView> = {}): SupportMessageView => ({
  id: 'm-1',
  name: 'Sofia Reyes',
  email: 'sofia@example.com',
  topic: 'payment',
  message: 'Where is the invoice of my closing?',
  locale: 'es',
  userId: null,
  flagged: false,
  createdAt: '2026-11-20T11:57:00.000Z',
  answeredAt: null,
  answeredBy: null,
  ...overrides,
});

function messagesAre(read: () => readonly SupportMessageView[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/support/messages'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      const items = read();
      const total = { count: items.length, isExact: true };
      return HttpResponse.json({ items, nextCursor: null, previousCursor: null, total });
    }),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(SupportScreen, { at: '/support', ...options });

beforeEach(() => server.use(signedInAs({ role: 'admin' }), unsentMailsAre()));

describe('the desk of support', () => {
  it('SUP-01 says who wrote what about what, and how to answer it', async () => {
    messagesAre(() => [aMessage({ userId: 'u-7', flagged: true })]);
    await open();

    expect(await screen.findByRole('heading', { name: 'Sofia Reyes' })).toBeInTheDocument();
    expect(screen.getByText('Where is the invoice of my closing?')).toBeInTheDocument();
    expect(screen.getByText(/in Spanish$/)).toBeInTheDocument();
    expect(screen.getByText('Looks automatic')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/users?user=u-7');
    const reply = screen.getByRole('link', { name: 'Reply by email' });
    expect(reply).toHaveAttribute('href', expect.stringMatching(/^mailto:sofia@example\.com\?subject=Your%20message/));
  });

  it('SUP-01 takes what is answered out of what waits, and puts it back', async () => {
    let message = aMessage();
    const asked = messagesAre(() => [message]);
    const sent: unknown[] = [];
    server.use(
      http.put(apiUrl('/api/admin/support/messages/m-1/answered'), async ({ request }) => {
        const body = (await request.json()) as { readonly answered: boolean };
        sent.push(body);
        message = aMessage(body.answered ? { answeredAt: '2026-11-20T12:30:00.000Z', answeredBy: 'Ada Stone' } : {});
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Mark as answered: Sofia Reyes' }));
    expect(await screen.findByText(/^Answered .* by Ada Stone$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put back: Sofia Reyes' }));

    expect(await screen.findByRole('button', { name: 'Mark as answered: Sofia Reyes' })).toBeInTheDocument();
    expect(sent).toEqual([{ answered: true }, { answered: false }]);
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });

  it('SUP-01 says when it was not marked', async () => {
    messagesAre(() => [aMessage()]);
    server.use(
      http.put(apiUrl('/api/admin/support/messages/m-1/answered'), () =>
        problemAnswer(404, { code: 'support.not_found', detail: 'Message not found' }),
      ),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Mark as answered: Sofia Reyes' }));

    expect(await screen.findByText('The message was not marked')).toBeInTheDocument();
    expect(screen.getByText('Message not found')).toBeInTheDocument();
  });

  it('SUP-01 keeps in the address which ones are shown, and finds the way back', async () => {
    const asked = messagesAre(() => []);
    const { user, location } = await open();
    expect(await screen.findByText('Nobody waits for an answer')).toBeInTheDocument();

    await user.selectOptions(screen.getByLabelText('Show'), 'answered');
    await user.selectOptions(screen.getByLabelText('About'), 'other');
    await waitFor(() => expect(location()).toBe('/support?state=answered&topic=other'));
    await user.click(await screen.findByRole('button', { name: 'Show every waiting message' }));

    await waitFor(() => expect(location()).toMatch(/^\/support\??$/));
    expect(asked).toContain('state=answered&topic=other');
  });

  it('SUP-01 says when the list did not come, and gets it again', async () => {
    server.use(
      http.get(apiUrl('/api/admin/support/messages'), () => problemAnswer(404, { code: 'request.not_found' })),
    );
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    messagesAre(() => [aMessage()]);

    await user.click(again);

    expect(await screen.findByText('Sofia Reyes')).toBeInTheDocument();
  });

  it('SUP-01 I18N-01 speaks Spanish', async () => {
    messagesAre(() => [aMessage()]);
    await open({ locale: 'es' });

    expect(await screen.findByRole('button', { name: /^Marcar como respondido: / })).toBeInTheDocument();
    expect(screen.getByText(/en español$/)).toBeInTheDocument();
  });
});

const unsent = (id: string, state: 'failed' | 'waiting'): UnsentMailView => ({
  ...{ id, state, kind: 'account_link', to: 'sofia@example.com', subject: 'Choose a new password' },
  ...{ writtenAt: '2026-11-20T11:57:00.000Z', tries: 27, failure: 'unreachable', nextTryAt: null },
});

describe('email that was not sent, from the top of the page', () => {
  it('NOTE-06 counts it before the messages and leads to where it is', async () => {
    messagesAre(() => [aMessage()]);
    server.use(unsentMailsAre(() => [unsent('1', 'failed'), unsent('2', 'waiting'), unsent('3', 'failed')]));
    const { user } = await open();

    const way = await screen.findByRole('link', { name: '3 emails have not been sent' });
    const panel = await screen.findByRole('region', { name: 'Email that was not sent' });
    const message = await screen.findByText('Where is the invoice of my closing?');
    expect(way.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(way);

    expect(document.activeElement).toContainElement(panel);
  });

  it('NOTE-06 is silent while all of it was sent', async () => {
    messagesAre(() => [aMessage()]);
    await open();

    await screen.findByText('Where is the invoice of my closing?');
    expect(screen.queryByRole('link', { name: /not been sent/ })).not.toBeInTheDocument();
  });
});

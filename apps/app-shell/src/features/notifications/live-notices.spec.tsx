import type * as apiClient from '@cw/api-client';
import { useSession, type RealtimeEvent, type RealtimeListener } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { NotificationNews } from '@cw/domain';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { renderRoutes, type RenderOptions } from '../../testing/render-with-app.js';
import { LiveNotices } from './live-notices.js';

// The socket itself is shown against a real server in the client's own specs; here the server speaks through this map.
const heard = new Map<RealtimeEvent, (payload: never) => void>();
jest.mock('@cw/api-client', () => ({
  ...jest.requireActual<typeof apiClient>('@cw/api-client'),
  useRealtimeEvent: (event: RealtimeEvent, listener: (payload: never) => void) => void heard.set(event, listener),
}));

const server = startApiServer();
beforeEach(() => server.use(signedInAs()));

function serverSays<E extends RealtimeEvent>(event: E, ...payload: Parameters<RealtimeListener<E>>): void {
  const listener = heard.get(event) as ((...args: Parameters<RealtimeListener<E>>) => void) | undefined;
  act(() => listener?.(...payload));
}

const notification: NotificationNews = {
  id: 'n-1',
  sequence: 4,
  type: 'payment_held',
  title: 'Payment held',
  message: '$4,850.00 is held until you approve the work.',
  isRead: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  alert: { toast: true, browser: true, sound: true },
};

function Who(): ReactElement {
  return <p>{useSession().status}</p>;
}
const signedIn = () => screen.findByText('signed-in');

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/dashboard', element: [<LiveNotices key="notices" />, <Who key="who" />] },
      { path: '/projects/:projectId', element: <h1>Project</h1> },
    ],
    { at: '/dashboard', ...options },
  );

describe('live notices', () => {
  it('BID-07 tells a client of a new bid and leads to it', async () => {
    const app = await open();

    serverSays('new_bid', { projectId: '77', bidId: 'b-1' });

    expect(await screen.findByText('New Bid Received!')).toBeInTheDocument();
    expect(screen.getByText('A new bid was submitted for your project.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Open' }));
    expect(app.location()).toBe('/projects/77');
  });

  it('BID-07 I18N-01 tells it in Spanish', async () => {
    await open({ locale: 'es' });

    serverSays('new_bid', { projectId: '77', bidId: 'b-1' });

    expect(await screen.findByText('¡Nueva oferta recibida!')).toBeInTheDocument();
  });

  it('BID-07 does not say the same bid twice: its notification only raises the count', async () => {
    await open();

    serverSays('new_bid', { projectId: '77', bidId: 'b-1' });
    serverSays('new-notification', { ...notification, type: 'bid_received', title: 'New bid received', message: 'x' });

    expect(await screen.findByText('New Bid Received!')).toBeInTheDocument();
    expect(screen.queryByText('New bid received')).not.toBeInTheDocument();
  });

  it('NOTE-04 shows any other notification as it comes', async () => {
    await open();

    serverSays('new-notification', notification);

    expect(await screen.findByText('Payment held')).toBeInTheDocument();
    expect(screen.getByText('$4,850.00 is held until you approve the work.')).toBeInTheDocument();
  });

  it('NOTE-04 I18N-01 shows it in the language of the screen where the account speaks another', async () => {
    const asked: string[] = [];
    const spanish = { ...notification, title: 'Pago retenido', message: 'Se retienen $4,850.00.' };
    server.use(
      http.get(apiUrl('/api/users/:id/notifications'), ({ request }) => {
        asked.push(`${new URL(request.url).search} ${request.headers.get('accept-language') ?? ''}`);
        return HttpResponse.json({ items: [spanish], nextCursor: null });
      }),
    );
    await open({ locale: 'es' });
    await signedIn();

    serverSays('new-notification', notification);

    expect(await screen.findByText('Pago retenido')).toBeInTheDocument();
    expect(screen.queryByText('Payment held')).not.toBeInTheDocument();
    expect(asked).toEqual(['?sinceSequence=3 es']);
  });

  it('NOTE-04 shows it in the language of the account when it cannot be asked for', async () => {
    server.use(http.get(apiUrl('/api/users/:id/notifications'), () => problemAnswer(403, { code: 'access.denied' })));
    await open({ locale: 'es' });
    await signedIn();

    serverSays('new-notification', notification);

    expect(await screen.findByText('Payment held')).toBeInTheDocument();
  });
});

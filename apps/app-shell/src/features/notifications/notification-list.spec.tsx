import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aNotification } from '../../testing/notifications.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { NotificationList } from './notification-list.js';

const server = startApiServer();
const USER = '01890000-0000-7000-8000-000000000001';
const LIST = apiUrl('/api/users/:id/notifications');

const listed = (...items: Parameters<typeof aNotification>[0][]) =>
  http.get(LIST, () => HttpResponse.json({ items: items.map((item) => aNotification(item)), nextCursor: null }));

describe('notifications', () => {
  it('NOTE-03 marks one as read', async () => {
    const read: string[] = [];
    server.use(
      listed({ id: 'n-1', title: 'Payment held' }),
      http.put(apiUrl('/api/notifications/:id/read'), ({ params }) => {
        read.push(String(params['id']));
        server.use(listed({ id: 'n-1', title: 'Payment held', isRead: true }));
        return HttpResponse.json(aNotification());
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);

    await user.click(await screen.findByRole('button', { name: 'Mark as read: Payment held' }));

    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark as read: Payment held' })).not.toBeInTheDocument(),
    );
    expect(read).toEqual(['n-1']);
  });

  it('NOTE-03 deletes one and says so', async () => {
    server.use(
      listed({ id: 'n-1', title: 'Payment held' }),
      http.delete(apiUrl('/api/notifications/n-1'), () => {
        server.use(listed());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);

    await user.click(await screen.findByRole('button', { name: 'Delete: Payment held' }));

    expect(await screen.findByText('Notification deleted')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Nothing to tell you yet' })).toBeInTheDocument();
  });

  it.each([
    ['Mark as read: Payment held', 'put', '/api/notifications/n-1/read', 'Failed to mark notification as read'],
    ['Delete: Payment held', 'delete', '/api/notifications/n-1', 'Failed to delete notification'],
  ] as const)('NOTE-03 says when "%s" fails', async (button, method, path, said) => {
    server.use(
      listed({ id: 'n-1', title: 'Payment held' }),
      http[method](apiUrl(path), () => problemAnswer(404, { code: 'request.not_found' })),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);

    await user.click(await screen.findByRole('button', { name: button }));

    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('goes on page after page', async () => {
    server.use(
      http.get(LIST, ({ request }) => {
        const second = new URL(request.url).searchParams.get('cursor') === 'after-1';
        const title = second ? 'The older one' : 'The newer one';
        return HttpResponse.json({
          items: [aNotification({ id: title, title })],
          nextCursor: second ? null : 'after-1',
        });
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('The older one')).toBeInTheDocument();
    expect(screen.getByText('The newer one')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('quotes the request’s code when it does not load, in Spanish too', async () => {
    server.use(http.get(LIST, () => problemAnswer(403, { code: 'access.denied', detail: 'Acceso denegado' })));
    await renderWithApp(<NotificationList userId={USER} />, { locale: 'es' });

    expect(await screen.findByRole('heading', { name: 'Las notificaciones no se cargaron' })).toBeInTheDocument();
    expect(screen.getByText('test-request')).toBeInTheDocument();
  });
});

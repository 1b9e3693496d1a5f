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
      listed({ id: 'n-1', title: 'Payment in escrow' }),
      http.put(apiUrl('/api/notifications/:id/read'), ({ params }) => {
        read.push(String(params['id']));
        server.use(listed({ id: 'n-1', title: 'Payment in escrow', isRead: true }));
        return HttpResponse.json(aNotification());
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);

    await user.click(await screen.findByRole('button', { name: 'Mark as read: Payment in escrow' }));

    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark as read: Payment in escrow' })).not.toBeInTheDocument(),
    );
    expect(read).toEqual(['n-1']);
  });

  it('NOTE-02 MSG-01 says of a message who wrote it and its first words, in the language of whoever wrote them', async () => {
    const said = { by: 'Diaz Repairs', words: 'Podemos empezar el martes a las ocho de la mañana' };
    server.use(listed({ type: 'message_received', title: 'New message', message: 'There is a new message.', said }));
    await renderWithApp(<NotificationList userId={USER} />);

    expect(await screen.findByText(said.words)).toHaveAttribute('lang', 'es');
    expect(screen.getByText(/^Diaz Repairs wrote:/)).toBeVisible();
    expect(screen.queryByText('There is a new message.')).not.toBeInTheDocument();
  });

  it('NOTE-02 says of what was done meanwhile that nothing is left to do', async () => {
    server.use(listed({ id: 'n-1', title: 'Payment Failed', isOver: true }, { id: 'n-2', title: 'New bid received' }));
    await renderWithApp(<NotificationList userId={USER} />);

    const [over, open] = (await screen.findAllByRole('listitem')).filter((row) => row.hasAttribute('data-over'));
    expect(over).toHaveTextContent(/Payment Failed.*Done: nothing is left to do/);
    expect(open).not.toHaveTextContent(/nothing is left to do/);
  });

  it('NOTE-03 deletes one and says so', async () => {
    server.use(
      listed({ id: 'n-1', title: 'Payment in escrow' }),
      http.delete(apiUrl('/api/notifications/n-1'), () => {
        server.use(listed());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);

    await user.click(await screen.findByRole('button', { name: 'Delete: Payment in escrow' }));

    expect(await screen.findByText('Notification deleted')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Nothing to tell you yet' })).toBeInTheDocument();
  });

  it.each([
    ['Mark as read: Payment in escrow', 'put', '/api/notifications/n-1/read', 'Failed to mark notification as read'],
    ['Delete: Payment in escrow', 'delete', '/api/notifications/n-1', 'Failed to delete notification'],
  ] as const)('NOTE-03 says when "%s" fails', async (button, method, path, said) => {
    server.use(
      listed({ id: 'n-1', title: 'Payment in escrow' }),
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

  it('NOTE-03 brings a deleted one back from the toast', async () => {
    const restored: unknown[] = [];
    server.use(
      listed({ id: 'n-1', title: 'Payment in escrow' }),
      http.delete(apiUrl('/api/notifications/n-1'), () => {
        server.use(listed());
        return new HttpResponse(null, { status: 204 });
      }),
      http.post(apiUrl('/api/users/:id/notifications/restore'), async ({ request }) => {
        restored.push(await request.json());
        server.use(listed({ id: 'n-1', title: 'Payment in escrow' }));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);
    await user.click(await screen.findByRole('button', { name: 'Delete: Payment in escrow' }));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Notification restored')).toBeInTheDocument();
    expect(await screen.findByText('Payment in escrow')).toBeInTheDocument();
    expect(restored).toEqual([{ ids: ['n-1'] }]);
  });

  it.each([
    ['Mark read', 'put', 'read', '2 marked as read'],
    ['Mark unread', 'put', 'unread', '2 marked as unread'],
    ['Delete', 'post', 'delete', '2 notifications deleted'],
  ] as const)('NOTE-03 does one thing with several: %s', async (button, method, path, said) => {
    const asked: unknown[] = [];
    server.use(
      listed({ id: 'n-2', title: 'One' }, { id: 'n-1', title: 'Other' }, { id: 'n-0', title: 'Third' }),
      http[method](apiUrl(`/api/users/:id/notifications/${path}`), async ({ request }) => {
        asked.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select: Third' }));
    expect(screen.getByRole('checkbox', { name: '2 selected' })).toBeChecked();

    await user.click(screen.getByRole('button', { name: button }));

    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(asked).toEqual([{ ids: ['n-2', 'n-1'] }]);
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
  });

  it('NOTE-02 narrows by topic and to the unread, in the address; and says so when nothing fits', async () => {
    server.use(
      http.get(LIST, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isMoney = searchParams.get('topic') === 'money';
        const items =
          searchParams.get('unread') === 'true' ? [] : [aNotification({ title: isMoney ? 'Money' : 'Every one' })];
        return HttpResponse.json({ items, nextCursor: null });
      }),
    );
    const { user, location } = await renderWithApp(<NotificationList userId={USER} />, { at: '/notifications' });
    await screen.findByText('Every one');

    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Money');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Money');
    await user.click(screen.getByRole('button', { name: 'Unread' }));

    expect(await screen.findByText('You have read everything that fits.')).toBeInTheDocument();
    expect(location()).toBe('/notifications?topic=money&unread=true');
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText('Every one')).toBeInTheDocument();
    expect(location()).toBe('/notifications');
  });

  it('tells the days apart, once each, whatever page they come with', async () => {
    const at = (daysAgo: number): string => {
      const day = new Date();
      day.setHours(12, 0, 0, 0);
      day.setDate(day.getDate() - daysAgo);
      return day.toISOString();
    };
    server.use(
      http.get(LIST, ({ request }) => {
        const isSecond = new URL(request.url).searchParams.get('cursor') === 'after-2';
        const items = isSecond
          ? [
              aNotification({ id: 'n-1', createdAt: at(1) }),
              aNotification({ id: 'n-0', createdAt: '2025-01-15T12:00:00.000Z' }),
            ]
          : [aNotification({ id: 'n-3', createdAt: at(0) }), aNotification({ id: 'n-2', createdAt: at(1) })];
        return HttpResponse.json({ items, nextCursor: isSecond ? null : 'after-2' });
      }),
    );
    const { user } = await renderWithApp(<NotificationList userId={USER} />);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'Wed, Jan 15, 2025',
    ]);
    expect(screen.getAllByRole('region', { name: 'Yesterday' })).toHaveLength(2);
  });
});

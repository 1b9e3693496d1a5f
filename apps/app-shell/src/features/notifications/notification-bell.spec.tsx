import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aNotification, bellWith } from '../../testing/notifications.js';
import { renderRoutes, type RenderOptions } from '../../testing/render-with-app.js';
import { NotificationBell } from './notification-bell.js';

const server = startApiServer();
const USER = '01890000-0000-7000-8000-000000000001';

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/dashboard', element: <NotificationBell userId={USER} /> },
      { path: '/projects/:projectId', element: <h1>Project</h1> },
      { path: '/notifications', element: <h1>All of them</h1> },
    ],
    { at: '/dashboard', ...options },
  );

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aNotification({ id: `0189-${index}`, title: `Number ${index + 1}` }));

describe('bell', () => {
  it('NOTE-04 says 99+ above 99 unread, and the true number to readers', async () => {
    server.use(...bellWith([], 140));
    await open();

    expect(await screen.findByRole('button', { name: 'Notifications, 140 unread' })).toHaveTextContent('99+');
  });

  it('NOTE-04 says 99 when there are 99', async () => {
    server.use(...bellWith([], 99));
    await open();

    expect(await screen.findByRole('button', { name: 'Notifications, 99 unread' })).toHaveTextContent('99');
    expect(screen.queryByText('99+')).not.toBeInTheDocument();
  });

  it('NOTE-04 shows at most the ten latest', async () => {
    server.use(...bellWith(many(14)));
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));

    const list = await screen.findByRole('dialog', { name: 'Latest' });
    await within(list).findByText('Number 1');
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  });

  it('SHELL-07 names the house, its client and the work of what is told', async () => {
    const about = '9 Cinnamon Court · Dana Reyes · Roof and stairs';
    server.use(...bellWith([aNotification({ title: 'A bid came in', about, actionUrl: '/projects/77' })]));
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));

    const link = await screen.findByRole('link', { name: 'A bid came in' });
    expect(link).toHaveAccessibleDescription(about);
  });

  it('NOTE-03 marks one as read when it is followed', async () => {
    const read: string[] = [];
    server.use(
      ...bellWith([aNotification({ id: 'n-7', title: 'A bid came in', actionUrl: '/projects/77' })]),
      http.put(apiUrl('/api/notifications/:id/read'), ({ params }) => {
        read.push(String(params['id']));
        return HttpResponse.json(aNotification({ isRead: true }));
      }),
    );
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));

    await app.user.click(await screen.findByRole('link', { name: 'A bid came in' }));

    expect(await screen.findByRole('heading', { name: 'Project' })).toBeInTheDocument();
    expect(app.location()).toBe('/projects/77');
    await waitFor(() => expect(read).toEqual(['n-7']));
  });

  it('AREA-11 leads to all of them', async () => {
    server.use(...bellWith([aNotification()]));
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));

    await app.user.click(await screen.findByRole('link', { name: 'View all' }));

    expect(await screen.findByRole('heading', { name: 'All of them' })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish when there is nothing', async () => {
    server.use(...bellWith([]));
    const { user } = await open({ locale: 'es' });

    await user.click(await screen.findByRole('button', { name: 'Notificaciones, ninguna sin leer' }));

    expect(
      await screen.findByText('Aún no hay nada. Aquí verá las ofertas, el dinero y la obra de sus proyectos.'),
    ).toBeInTheDocument();
  });

  it('says so when the list does not load, and tries again', async () => {
    server.use(
      http.get(apiUrl('/api/users/:id/notifications'), () => new HttpResponse('no', { status: 418 })),
      ...bellWith([aNotification({ title: 'Back again' })]),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...bellWith([aNotification({ title: 'Back again' })]));

    await user.click(retry);

    expect(await screen.findByText('Back again')).toBeInTheDocument();
  });

  it('NOTE-03 deletes one, and the focus stays in it', async () => {
    server.use(
      ...bellWith([aNotification({ id: 'n-1', title: 'Payment in escrow' })]),
      http.delete(apiUrl('/api/notifications/n-1'), () => {
        server.use(...bellWith([]));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));

    await user.click(await screen.findByRole('button', { name: 'Delete: Payment in escrow' }));

    expect(
      await screen.findByText('Nothing yet. Bids, money and work on your projects show here.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Latest' })).toHaveFocus();
  });

  it('NOTE-03 marks all as read, and says so where the bell is still open', async () => {
    server.use(
      ...bellWith([aNotification({ title: 'Payment in escrow' })], 3),
      http.put(apiUrl('/api/users/:id/notifications/mark-all-read'), () => {
        server.use(...bellWith([aNotification({ title: 'Payment in escrow', isRead: true })], 0));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));

    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));

    const said = await screen.findByText('All notifications marked as read');
    expect(said.closest('[role="status"]')).not.toBeNull();
    expect(said.closest('[aria-hidden="true"]')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Latest' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  });

  it('NOTE-03 says when they could not be marked as read, at once', async () => {
    server.use(
      ...bellWith([aNotification()], 3),
      http.put(apiUrl('/api/users/:id/notifications/mark-all-read'), () =>
        problemAnswer(404, { code: 'request.not_found' }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));

    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));

    const said = await screen.findByText('Failed to mark notifications as read');
    expect(said.closest('[role="alert"]')).not.toBeNull();
    expect(said.closest('[aria-hidden="true"]')).toBeNull();
  });
});

import type { ManagedUser, ManagedUserDetail, ManagedUserPage } from '@cw/api-client';
import { apiUrl, aUser, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { UsersScreen } from './users-screen.js';

const server = startApiServer();
const STAFF_ID = '01890000-0000-7000-8000-00000000000f';
const SAM_ID = '01890000-0000-7000-8000-000000000002';

const aManagedUser = (overrides: Partial<ManagedUser> = {}): ManagedUser => ({
  id: SAM_ID,
  firstName: 'Sam',
  lastName: 'Whitlock',
  username: null,
  email: 'sam@example.com',
  phone: null,
  company: 'Whitlock Home Services',
  role: 'contractor',
  status: 'active',
  emailVerified: true,
  totpEnabled: false,
  createdAt: '2026-05-10T12:00:00.000Z',
  lastSeenAt: '2026-11-20T11:57:00.000Z',
  sessions: 2,
  ...overrides,
});

const detailIs = (overrides: Partial<ManagedUserDetail> = {}) =>
  http.get(apiUrl('/api/admin/users/:id'), () =>
    HttpResponse.json({ ...aManagedUser(), history: [], ...overrides } satisfies ManagedUserDetail),
  );

/** Answers a list and keeps what was asked. */
function listIs(answer: (search: URLSearchParams) => Partial<ManagedUserPage>) {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/users'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const items = [aManagedUser()];
      const none = { nextCursor: null, previousCursor: null, total: { count: 1, isExact: true } };
      return HttpResponse.json({ items, ...none, ...answer(searchParams) } satisfies ManagedUserPage);
    }),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(UsersScreen, { at: '/users', ...options });

beforeEach(() => {
  server.use(signedInAs({ ...aUser(), id: STAFF_ID, role: 'admin' }), detailIs());
  listIs(() => ({}));
});

describe('the list of accounts', () => {
  it('ADM-01 keeps search and filters in the address and asks by them', async () => {
    const asked = listIs(() => ({}));
    const { user, location } = await open({ at: '/users?status=suspended' });
    await screen.findByRole('link', { name: 'Sam Whitlock' });

    await user.type(screen.getByLabelText('Name, email, username, company or phone'), 'whit{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('q=whit&status=suspended'));
    await user.selectOptions(screen.getByLabelText('Role'), 'contractor');

    await waitFor(() => expect(asked.at(-1)).toBe('q=whit&role=contractor&status=suspended'));
    expect(location()).toBe('/users?q=whit&role=contractor&status=suspended');
  });

  it('ADM-01 shows one page at a time, there and back, and a shared address leads to the same page', async () => {
    const beth = aManagedUser({ id: 'b', firstName: 'Beth', lastName: 'Cole' });
    const asked = listIs((search) =>
      search.get('cursor') === 'page-2'
        ? { items: [beth], previousCursor: 'page-1' }
        : { items: [aManagedUser()], nextCursor: 'page-2', total: { count: 100_000, isExact: false } },
    );
    const { user, location } = await open({ at: '/users?sort=name_asc' });
    expect(await screen.findByText('About 100,000')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');

    await user.click(screen.getByRole('button', { name: 'Next page' }));

    expect(await screen.findByRole('link', { name: 'Beth Cole' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sam Whitlock' })).not.toBeInTheDocument();
    expect([asked.at(-1), location()]).toEqual(['cursor=page-2&sort=name_asc', '/users?sort=name_asc&cursor=page-2']);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');

    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('link', { name: 'Sam Whitlock' })).toBeInTheDocument();
    expect(asked.at(-1)).toBe('cursor=page-1&sort=name_asc');
  });

  it('ADM-01 another order begins at its first page, and stands in the address', async () => {
    const asked = listIs(() => ({}));
    const { user, location } = await open({ at: '/users?role=agent&cursor=page-2' });
    await screen.findByRole('link', { name: 'Sam Whitlock' });

    await user.selectOptions(screen.getByLabelText('Order'), 'Email, ascending');

    await waitFor(() => expect(asked.at(-1)).toBe('role=agent&sort=email_asc'));
    expect(location()).toBe('/users?role=agent&sort=email_asc');
  });

  it('ADM-01 a filter chosen before the new order is drawn leaves that order alone', async () => {
    const { location } = await open();
    await screen.findByRole('link', { name: 'Sam Whitlock' });

    act(() => {
      fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'email_asc' } });
      fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'admin' } });
    });

    expect(location()).toBe('/users?role=admin&sort=email_asc');
  });

  it('ADM-01 is taken along as a file with the same filters and order, and every page of it', async () => {
    await open({ at: '/users?q=whit&verified=no&sort=name_asc&cursor=page-2' });

    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users.csv?q=whit&verified=no&sort=name_asc',
    );
  });

  it('ADM-01 I18N-01 says in Spanish that nobody fits, and shows everybody again', async () => {
    listIs((search) => (search.get('q') === null ? {} : { items: [], total: { count: 0, isExact: true } }));
    const { user } = await open({ at: '/users?q=nadie', locale: 'es' });
    expect(await screen.findByRole('heading', { name: 'Ninguna cuenta coincide' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Mostrar todas las cuentas' }));

    expect(await screen.findByRole('link', { name: 'Sam Whitlock' })).toBeInTheDocument();
  });

  it('ADM-01 says when it does not load, and tries again', async () => {
    server.use(http.get(apiUrl('/api/admin/users'), () => problemAnswer(403, { code: 'access.denied' })));
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'The accounts did not load' })).toBeInTheDocument();

    listIs(() => ({}));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Sam Whitlock' })).toBeInTheDocument();
  });

  it('ADM-01 begins anew where the address names a page that there is not', async () => {
    listIs(() => ({}));
    server.use(
      http.get(apiUrl('/api/admin/users'), ({ request }) => {
        if (!new URL(request.url).searchParams.has('cursor')) return undefined;
        const errors = [{ path: 'cursor', code: 'cursor', message: 'This page of the list is gone.' }];
        return problemAnswer(422, { code: 'request.invalid', errors });
      }),
    );
    const { user, location } = await open({ at: '/users?role=contractor&cursor=gone' });
    await screen.findByRole('heading', { name: 'The accounts did not load' });

    await user.click(screen.getByRole('button', { name: 'Back to the first page' }));

    expect(await screen.findByRole('link', { name: 'Sam Whitlock' })).toBeInTheDocument();
    expect(location()).toBe('/users?role=contractor');
  });
});

describe('the record of one account', () => {
  it('ADM-01 opens beside the list, with what happened, and the focus goes along and back', async () => {
    server.use(
      detailIs({
        history: [
          {
            id: 'h1',
            at: '2026-11-19T12:00:00.000Z',
            action: 'user.suspended',
            actorName: 'Priya Nair',
            reason: 'Papers',
          },
        ],
      }),
    );
    const { user, location } = await open();

    await user.click(await screen.findByRole('link', { name: 'Sam Whitlock' }));

    const record = screen.getByRole('region', { name: 'Account' });
    expect(record).toHaveFocus();
    expect(location()).toBe(`/users?user=${SAM_ID}`);
    expect(await within(record).findByText('Account suspended')).toBeInTheDocument();
    expect(within(record).getByText(/by Priya Nair/)).toBeInTheDocument();
    expect(within(record).getByText('Logged in in 2 places')).toBeInTheDocument();

    await user.click(within(record).getByRole('button', { name: 'Close the record' }));
    expect(record).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Sam Whitlock' }));
  });

  it('ADM-01 takes the place of the list where there is no room for both', async () => {
    const { user } = await open({ at: `/users?user=${SAM_ID}`, wide: false });
    expect(await screen.findByRole('heading', { name: 'Sam Whitlock' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Back to the list' }));

    expect(await screen.findByRole('search')).toBeInTheDocument();
  });
});

describe('what staff do to an account', () => {
  it.each([
    { name: 'Suspend', path: 'suspend', title: 'Suspend Sam Whitlock?', said: 'Sam Whitlock is suspended' },
    { name: 'Restore', path: 'restore', title: 'Restore Sam Whitlock?', said: 'Sam Whitlock is restored' },
    {
      name: 'Terminate',
      path: 'terminate',
      title: 'Terminate Sam Whitlock for good?',
      said: 'Sam Whitlock is terminated',
    },
    {
      name: 'End sessions',
      path: 'end-sessions',
      title: 'End all sessions of Sam Whitlock?',
      said: 'All sessions of Sam Whitlock ended',
    },
  ])('ROLE-05 $name says what it means, wants a reason, and is done once', async ({ name, path, title, said }) => {
    const sent: unknown[] = [];
    server.use(
      detailIs({ status: path === 'restore' ? 'suspended' : 'active' }),
      http.post(apiUrl(`/api/admin/users/:id/${path}`), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aManagedUser());
      }),
    );
    const { user } = await open({ at: `/users?user=${SAM_ID}` });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
    const confirm = within(dialog).getByRole('button', { name });

    await user.click(confirm);
    expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription(/Enter the reason/);
    await user.type(within(dialog).getByLabelText('Reason'), ' Papers look altered ');
    await user.dblClick(confirm);

    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'Papers look altered' }]);
  });

  it('ROLE-05 shows the API’s words when the last one who works would go, and keeps the reason', async () => {
    server.use(
      detailIs({ role: 'admin' }),
      http.post(apiUrl('/api/admin/users/:id/suspend'), () =>
        problemAnswer(409, { code: 'user.last_admin', detail: 'This is the last staff account that works.' }),
      ),
    );
    const { user } = await open({ at: `/users?user=${SAM_ID}` });
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'Leaves');

    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));

    expect(await within(dialog).findByText('This is the last staff account that works.')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Leaves');
  });

  it('ROLE-05 offers nothing of it for one’s own account', async () => {
    server.use(detailIs({ id: STAFF_ID, role: 'admin' }));
    await open({ at: `/users?user=${STAFF_ID}` });

    expect(await screen.findByText('Staff cannot do this to their own account.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  });

  it('ROLE-05 offers only what the account’s state allows', async () => {
    server.use(detailIs({ status: 'terminated', sessions: 0 }));
    await open({ at: `/users?user=${SAM_ID}` });

    // The filter of the list has the same word.
    const record = within(screen.getByRole('region', { name: 'Account' }));
    expect(await record.findByText('Terminated')).toBeInTheDocument();
    for (const name of ['Suspend', 'Restore', 'Terminate', 'End sessions'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('AUTH-08 sends the confirmation of an address again', async () => {
    let sent = 0;
    server.use(
      detailIs({ emailVerified: false }),
      http.post(apiUrl('/api/admin/users/:id/resend-verification'), () => {
        sent += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open({ at: `/users?user=${SAM_ID}` });

    await user.click(await screen.findByRole('button', { name: 'Send confirmation again' }));

    expect(await screen.findByText('Confirmation sent')).toBeInTheDocument();
    expect(sent).toBe(1);
  });
});

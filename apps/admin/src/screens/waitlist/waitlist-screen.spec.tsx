import type { WaitlistEntryResponse, WaitlistPage } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { findAnnounced } from '@cw/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../testing/render-screen.js';
import { WaitlistScreen } from './waitlist-screen.js';

const server = startApiServer();

const SOFIA: WaitlistEntryResponse = {
  id: 'w-1',
  firstName: 'Sofia',
  lastName: 'Reyes',
  email: 'sofia@example.com',
  role: 'agent',
  locale: 'es',
  flagged: true,
  createdAt: '2026-11-20T11:57:00.000Z',
};

function listIs(items: readonly WaitlistEntryResponse[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/waitlist'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const shown = searchParams.get('q') === 'nobody' ? [] : [...items];
      const total = { count: shown.length, isExact: true };
      return HttpResponse.json({ items: shown, nextCursor: null, previousCursor: null, total } satisfies WaitlistPage);
    }),
  );
  return asked;
}

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('the waitlist of the staff', () => {
  it('WAIT-01 says who wants to join, in which language, and whether a program seems to have filled the form', async () => {
    listIs([SOFIA]);
    await renderScreen(WaitlistScreen, { at: '/waitlist' });

    expect(await screen.findByText('Sofia Reyes')).toBeInTheDocument();
    expect(screen.getByText('sofia@example.com')).toBeInTheDocument();
    expect(screen.getByText('Looks automatic')).toBeInTheDocument();
    expect(screen.getByText('Spanish')).toBeInTheDocument();
    expect(screen.getByText('1 in all')).toBeInTheDocument();
  });

  it('WAIT-01 keeps filters in the address and in the file', async () => {
    const asked = listIs([SOFIA]);
    const { user, location } = await renderScreen(WaitlistScreen, { at: '/waitlist?sort=name_asc' });
    await screen.findByText('Sofia Reyes');

    await user.selectOptions(screen.getByLabelText('Role'), 'agent');

    await waitFor(() => expect(asked.at(-1)).toBe('role=agent&sort=name_asc'));
    expect(location()).toBe('/waitlist?role=agent&sort=name_asc');
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv?role=agent&sort=name_asc',
    );
  });

  it('WAIT-01 looks for what is typed once typing pauses, and says what to do where nothing fits', async () => {
    listIs([SOFIA]);
    const { user, location } = await renderScreen(WaitlistScreen, { at: '/waitlist' });
    await screen.findByText('Sofia Reyes');

    await user.type(screen.getByRole('searchbox'), 'nobody');

    expect(
      await screen.findByText('Search for a part of the name or the email, or drop a filter.'),
    ).toBeInTheDocument();
    expect(location()).toBe('/waitlist?q=nobody');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('WAIT-01 A11Y-01 says how many a filter leaves, also where that is none or as many as before', async () => {
    listIs([SOFIA]);
    const { user } = await renderScreen(WaitlistScreen, { at: '/waitlist' });
    await screen.findByText('Sofia Reyes');

    await user.selectOptions(screen.getByLabelText('Role'), 'agent');
    await findAnnounced('1 result');

    await user.type(screen.getByRole('searchbox'), 'nobody');
    await findAnnounced('No results');
  });

  it('WAIT-01 I18N-01 says in Spanish that nobody fits, and shows everybody again', async () => {
    listIs([SOFIA]);
    const { user } = await renderScreen(WaitlistScreen, { at: '/waitlist?q=nobody', locale: 'es' });

    await user.click(await screen.findByRole('button', { name: 'Mostrar toda la lista' }));

    expect(await screen.findByText('Sofia Reyes')).toBeInTheDocument();
  });
});

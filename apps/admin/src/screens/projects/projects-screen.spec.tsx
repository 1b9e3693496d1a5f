import type { ProjectRecord, ProjectRecordPage } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../testing/render-screen.js';
import { ProjectsScreen } from './projects-screen.js';

const server = startApiServer();

const RAIL: ProjectRecord = {
  id: 'p-1',
  title: 'Rail and trim',
  house: '12 Hidden Lane',
  clientName: 'Sofia Reyes',
  place: '12 Hidden Lane, Kingston, NY 12401',
  status: 'in_progress',
  work: 'started',
  ownerId: 'u-1',
  ownerName: 'Sofia Reyes',
  contractorId: 'u-2',
  contractorName: 'Marco Diaz',
  closingDate: '2026-12-02',
  heldCents: 642_000,
  isLate: false,
  createdAt: '2026-11-01T12:00:00.000Z',
};

function listIs(...items: ProjectRecord[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/projects'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      const total = { count: items.length, isExact: true };
      return HttpResponse.json({ items, nextCursor: null, previousCursor: null, total } satisfies ProjectRecordPage);
    }),
  );
  return asked;
}

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

describe('all projects', () => {
  it('ADM-01 says whose each is, its state, its closing and what is held, with the way to each', async () => {
    listIs(RAIL);
    await renderScreen(ProjectsScreen, { at: '/all-projects' });

    expect(await screen.findByRole('link', { name: / Rail and trim$/ })).toHaveAttribute('href', '/projects/p-1');
    expect(screen.getByRole('link', { name: 'Sofia Reyes' })).toHaveAttribute('href', '/users?user=u-1');
    expect(screen.getByRole('link', { name: 'Marco Diaz' })).toHaveAttribute('href', '/users?user=u-2');
    expect(screen.getByText('$6,420.00')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'All projects' })).toHaveTextContent('In progress');
  });

  it('ADM-01 PROJ-05 names each by its whole address and its work, and its client beside it, each once', async () => {
    listIs({ ...RAIL, title: 'Rail and trim, 12 Hidden Lane' });
    await renderScreen(ProjectsScreen, { at: '/all-projects' });

    const link = await screen.findByRole('link', { name: /Rail and trim$/ });
    expect(link).toHaveAccessibleName('12 Hidden Lane Kingston, NY 12401 Rail and trim');
    expect(screen.getAllByText(/12 Hidden Lane/)).toHaveLength(1);
    expect(screen.getAllByText(/Sofia Reyes/)).toHaveLength(1);
    // A street may be long: the town and its ZIP have a line of their own.
    expect(screen.getByText('Kingston, NY 12401')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Client’s review', 'Your review'],
    ['es', 'Revisión del cliente', 'Su revisión'],
  ] as const)('ADM-01 I18N-01 calls submitted work, in %s, as its page does', async (locale, word, clients) => {
    listIs({ ...RAIL, work: 'submitted' });
    const { container } = await renderScreen(ProjectsScreen, { at: '/all-projects', locale });

    expect(await screen.findByText(word)).toBeInTheDocument();
    expect(container).not.toHaveTextContent(clients);
  });

  it('ADM-01 BID-06 keeps the filters in the address, and marks a late promise', async () => {
    const asked = listIs({
      ...RAIL,
      status: 'open',
      work: null,
      contractorId: null,
      contractorName: null,
      isLate: true,
    });
    const { user, location } = await renderScreen(ProjectsScreen, { at: '/all-projects?sort=closing_asc' });
    await screen.findByRole('link', { name: / Rail and trim$/ });

    await user.selectOptions(screen.getByLabelText('Promise of a first bid'), 'yes');

    await waitFor(() => expect(asked.at(-1)).toBe('late=yes&sort=closing_asc'));
    expect(location()).toBe('/all-projects?late=yes&sort=closing_asc');
    expect(screen.getByRole('list', { name: 'All projects' })).toHaveTextContent('Bid late');
  });
});

import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aDashboard, aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';
import { MyJobsPage } from './my-jobs-page.js';

const server = startApiServer();
const open = (options: RenderOptions = {}) => renderWithApp(<MyJobsPage />, { at: '/my-jobs', ...options });

const bid = (id: string, status: string, title: string, projectStatus = 'open') => ({
  id,
  projectId: `p-${id}`,
  status,
  amountCents: 120_000,
  project: { id: `p-${id}`, title, city: 'Queens', state: 'NY', status: projectStatus, closingDate: null },
});
const BIDS = [
  bid('1', 'pending', 'Deck ledger'),
  bid('2', 'accepted', 'Trim paint', 'in_progress'),
  bid('3', 'accepted', 'Water heater', 'completed'),
  bid('4', 'rejected', 'Gutters', 'in_progress'),
];
const MONTHS = [
  { month: '2026-10', totalCents: 0, feeCents: 0, payoutCents: 0 },
  { month: '2026-11', totalCents: 527_000, feeCents: 52_700, payoutCents: 474_300 },
];

function works(items: readonly object[], nextCursor: string | null = null): void {
  const money = { ...aDashboard().money, months: MONTHS, expectedCents: 90_000 };
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl('/api/bids'), () => HttpResponse.json({ items, nextCursor })),
    http.get(apiUrl('/api/projects'), () =>
      HttpResponse.json({
        items: [aProjectSummary({ id: 'p-2', status: 'in_progress', work: 'disputed' })],
        nextCursor: null,
      }),
    ),
    http.get(apiUrl('/api/payouts'), () => HttpResponse.json({ items: [], nextCursor: null, onboarding: 'active' })),
    http.get(apiUrl('/api/dashboard'), () => HttpResponse.json(aDashboard({ money }))),
  );
}

describe('a contractor’s jobs', () => {
  it('CON-06 are bids by status with their number, active and completed work', async () => {
    works(BIDS);
    const { user } = await open();

    const bids = await screen.findByRole('region', { name: 'Your bids' });
    expect(
      within(bids)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending (1)', 'Accepted (2)', 'Not chosen (1)', 'Withdrawn (0)']);
    expect(within(bids).getByRole('link', { name: 'Deck ledger' })).toHaveAttribute('href', '/projects/p-1');
    await user.click(within(bids).getByRole('tab', { name: 'Not chosen (1)' }));
    expect(within(bids).getByRole('link', { name: 'Gutters' })).toBeInTheDocument();
    await user.click(within(bids).getByRole('tab', { name: 'Withdrawn (0)' }));
    expect(within(bids).getByText('No bids here.')).toBeInTheDocument();
    const active = screen.getByRole('region', { name: 'Work under way' });
    expect(within(active).getByRole('link', { name: 'Trim paint' })).toBeInTheDocument();
    expect(within(active).getByText('Disputed')).toBeInTheDocument();
    const completed = screen.getByRole('region', { name: 'Completed' });
    expect(within(completed).getByRole('link', { name: 'Water heater' })).toBeInTheDocument();
  });

  it('CON-06 say what was earned by month, with the fee and what is left of it', async () => {
    works(BIDS);
    await open();

    const table = await screen.findByRole('table', { name: 'Earned by month' });
    const november = within(table).getByRole('row', { name: /November 2026/ });
    expect(november).toHaveTextContent('November 2026$4,743.00$527.00$5,270.00');
    expect(screen.getByText('In 2 months: $4,743.00')).toBeInTheDocument();
  });

  it('says that a number is a least one where there are more bids than a page', async () => {
    works(BIDS, 'next');
    await open();

    expect(await screen.findByRole('tab', { name: 'Accepted (2+)' })).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    works(BIDS);
    await open({ locale: 'es' });

    expect(await screen.findByRole('tab', { name: 'Pendientes (1)' })).toBeInTheDocument();
    expect(await screen.findByText('Lo que usted ganó')).toBeInTheDocument();
  });

  it('leads who never bid to the projects', async () => {
    works([]);
    await open();

    expect(await screen.findByRole('link', { name: 'Find Work' })).toHaveAttribute('href', '/projects');
    expect(screen.queryByRole('region', { name: 'Your bids' })).not.toBeInTheDocument();
  });
});

import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ProjectSummary, TurnView } from '@cw/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HOUR_MS } from '@cw/domain';
import { ProjectsPage } from './projects-page.js';
import { findAnnounced } from '@cw/ui/testing';
import { enter } from '../testing/enter.js';
import { aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';

const server = startApiServer();
const PROJECTS = apiUrl('/api/projects');

const listed = (...items: readonly Partial<ProjectSummary>[]) =>
  http.get(PROJECTS, () => HttpResponse.json({ items: items.map((item) => aProjectSummary(item)), nextCursor: null }));

const nothingSaved = http.get(apiUrl('/api/saved-searches'), () => HttpResponse.json({ items: [], nextCursor: null }));
const asContractor = () => [
  signedInAs({ role: 'contractor' }),
  http.get(apiUrl('/api/contractors/me'), () => HttpResponse.json({ verificationGaps: [], licensedStates: ['NY'] })),
  nothingSaved,
];
const open = (options: RenderOptions = {}) => renderWithApp(<ProjectsPage />, { at: '/projects', ...options });

const clients = (act: TurnView['act']): TurnView => ({ side: 'client', act, count: 1 });
const atWork = (work: NonNullable<ProjectSummary['work']>) => ({ status: 'in_progress' as const, work });

describe('My Projects', () => {
  it('PROJ-05 ROLE-01 lists a client’s own with what to do next', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      listed(
        { id: 'p-1', title: 'Roof flashing', needsMe: true, bidCount: 2, turns: [clients('choose_bid')] },
        { id: 'p-2', title: 'Trim paint', ...atWork('submitted'), needsMe: true, turns: [clients('review')] },
        { id: 'p-3', title: 'Deck ledger', ...atWork('not_started'), needsMe: true, turns: [clients('pay')] },
        {
          id: 'p-5',
          title: 'Sump pump',
          ...atWork('started'),
          turns: [{ side: 'contractor', act: 'prove', count: 2 }],
        },
        { id: 'p-4', title: 'GFCI outlets', status: 'completed' },
      ),
    );
    await open();

    expect(await screen.findByRole('heading', { name: 'My Projects', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Soonest closing first, finished and cancelled last.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Compare bids: .*Roof flashing$/ })).toHaveAttribute(
      'href',
      '/projects/p-1?view=bids',
    );
    expect(screen.getByRole('link', { name: /^Review the work: .*Trim paint$/ })).toHaveAttribute(
      'href',
      '/projects/p-2#review',
    );
    expect(screen.getByRole('link', { name: /^Pay: .*Deck ledger$/ })).toHaveAttribute(
      'href',
      '/checkout?projectId=p-3',
    );
    expect(screen.getByRole('link', { name: /^Open: .*GFCI outlets$/ })).toHaveAttribute('href', '/projects/p-4');
    expect(screen.getByText('Waiting for the contractor: finish 2 repairs')).toBeInTheDocument();
    expect(screen.getByText('2 bids, none chosen')).toBeInTheDocument();
    const settled = screen.getByRole('link', { name: /, NY GFCI outlets$/ }).closest('li') as HTMLElement;
    expect(within(settled).getByText('Completed')).toBeInTheDocument();
  });

  it('offers the first step when there is none yet', async () => {
    server.use(signedInAs({ role: 'buyer' }), listed());
    await open();

    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Create Project' })) {
      expect(link).toHaveAttribute('href', '/projects/create');
    }
  });

  it.each([
    ['en', ['Filters', /Budget from/, /Budget to/], 'The upper limit is below the lower one'],
    ['es', ['Filtros', /Presupuesto desde/, /Presupuesto hasta/], 'El límite superior es menor que el inferior'],
  ] as const)(
    'PROJ-07 says in %s at the field that no budget lies between two limits',
    async (locale, [filters, from, to], fault) => {
      server.use(signedInAs({ role: 'agent' }), listed({ id: 'p-1' }));
      const app = await open({ locale });
      await app.user.click(await screen.findByRole('button', { name: filters }));
      await enter(app.user, screen.getByLabelText(from), '5000');
      await enter(app.user, screen.getByLabelText(to), '100');
      await app.user.tab();

      expect(screen.getByLabelText(to)).toHaveAccessibleDescription(new RegExp(fault));
      expect(app.location()).not.toContain('max=');

      await app.user.clear(screen.getByLabelText(to));
      await enter(app.user, screen.getByLabelText(to), '9000');
      await app.user.tab();
      await waitFor(() => expect(app.location()).toContain('max=9000'));
      expect(screen.getByLabelText(to)).toBeValid();
    },
  );

  it('PROJ-07 keeps the filters in the address and asks the API for them', async () => {
    const asked: string[] = [];
    server.use(
      signedInAs({ role: 'agent' }),
      http.get(PROJECTS, ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        // What it would be like without one of the filters is asked for with a limit of its own.
        if (!searchParams.has('limit')) asked.push(search);
        return HttpResponse.json({ items: [], nextCursor: null });
      }),
    );
    const app = await open({ at: '/projects?status=open' });
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });

    await app.user.click(screen.getByRole('button', { name: 'Filters' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Roofing' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Painting' }));
    await enter(app.user, screen.getByLabelText('Closes by'), '2026-12-18');
    await enter(app.user, screen.getByLabelText('Search'), 'chimney');
    await app.user.tab();

    await waitFor(() =>
      expect(app.location()).toBe('/projects?q=chimney&trades=roofing%2Cpainting&status=open&closing=2026-12-18'),
    );
    await waitFor(() => {
      const last = new URLSearchParams(asked.at(-1));
      expect(Object.fromEntries(last)).toEqual({
        scope: 'mine',
        q: 'chimney',
        trades: 'roofing,painting',
        status: 'open',
        closingBefore: '2026-12-18',
        sort: 'closing',
      });
    });

    expect(screen.getByRole('button', { name: 'Filters, 3 in use' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Remove filter: Closes by Fri, Dec 18, 2026' }));
    expect(app.location()).toBe('/projects?q=chimney&trades=roofing%2Cpainting&status=open');

    const chips = screen.getByRole('list', { name: 'Filters in use' });
    await app.user.click(within(chips).getByRole('button', { name: 'Clear all filters' }));
    expect(app.location()).toBe('/projects');
  });

  it('PROJ-07 says which of several filters leaves nothing', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(PROJECTS, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const items = searchParams.get('q') === null ? [aProjectSummary({ title: 'Deck ledger' })] : [];
        return HttpResponse.json({ items, nextCursor: null });
      }),
    );
    const app = await open({ at: '/projects?q=castle&priority=high' });
    await screen.findByRole('heading', { name: 'Nothing matches these filters' });

    await app.user.click(await screen.findByRole('button', { name: 'Without “castle” there are some' }));

    expect(app.location()).toBe('/projects?priority=high');
    expect(await screen.findByRole('link', { name: /NY Deck ledger$/ })).toBeInTheDocument();
  });

  it('PROJ-07 goes on page after page', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(PROJECTS, ({ request }) => {
        const second = new URL(request.url).searchParams.get('cursor') === 'c2';
        const item = second ? { id: 'p-2', title: 'The second' } : { id: 'p-1', title: 'The first' };
        return HttpResponse.json({ items: [aProjectSummary(item)], nextCursor: second ? null : 'c2' });
      }),
    );
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('link', { name: /NY The second$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /NY The first$/ })).toBeInTheDocument();
  });

  it('says what failed with the code to quote, in Spanish, and tries again', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(PROJECTS, () => problemAnswer(403, { code: 'access.denied', detail: 'Acceso denegado' })),
    );
    const { user } = await open({ locale: 'es' });
    expect(await screen.findByRole('heading', { name: 'Los proyectos no se cargaron' })).toBeInTheDocument();
    expect(screen.getByText('test-request')).toBeInTheDocument();
    server.use(listed({ title: 'Techo' }));

    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));

    expect(await screen.findByRole('link', { name: /NY Techo$/ })).toBeInTheDocument();
  });
});

describe('the projects of staff', () => {
  it('BID-06 are those open for bids, or those that had no bid in time', async () => {
    const asked: Record<string, string>[] = [];
    server.use(
      signedInAs({ role: 'admin' }),
      http.get(PROJECTS, ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(Object.fromEntries(searchParams));
        const known = { title: 'Open to all', address: '12 Hidden Lane', clientName: 'Dana Reyes' };
        const items = searchParams.has('promise') ? [] : [aProjectSummary(known)];
        return HttpResponse.json({ items, nextCursor: null });
      }),
    );
    const app = await open({ at: '/projects?promise=late', basePath: '/admin' });

    expect(await screen.findByText(/Every open project has a bid/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Open for bids' }));

    expect(await screen.findByRole('link', { name: '12 Hidden Lane Dana Reyes Open to all' })).toBeInTheDocument();
    expect(app.location()).toBe('/projects');
    expect(asked).toEqual([{ promise: 'late' }, { scope: 'available', sort: 'closing' }]);
    await findAnnounced('1 project');
    expect(screen.queryByRole('link', { name: 'Create Project' })).not.toBeInTheDocument();
  });
});

describe('Available Projects', () => {
  it('BID-05 VER-01 marks what lies where the contractor is not licensed', async () => {
    server.use(
      ...asContractor(),
      listed({ id: 'p-1', title: 'Sump pump', state: 'NJ' }, { id: 'p-2', title: 'Handrail', state: 'NY' }),
    );
    await open();
    const rowOf = (title: string) =>
      screen.getByRole('link', { name: new RegExp(`${title}$`) }).closest('li') as HTMLElement;
    await screen.findByRole('link', { name: /Sump pump$/ });

    expect(await within(rowOf('Sump pump')).findByText('No New Jersey license')).toBeInTheDocument();
    expect(within(rowOf('Handrail')).queryByText(/license/)).not.toBeInTheDocument();
  });

  it('PROJ-05 ROLE-01 ROLE-06 lists open work for a contractor: trades, place and days, no street address', async () => {
    const soon = new Date(Date.now() + 6 * HOUR_MS - 60_000).toISOString();
    server.use(
      ...asContractor(),
      listed({ id: 'p-1', title: 'Handrail, trim paint', distanceMiles: 7.6, conditionCount: 5, firstBidDueAt: soon }),
    );
    await open();

    expect(await screen.findByRole('heading', { name: 'Available Projects', level: 1 })).toBeInTheDocument();
    const row = (await screen.findByRole('link', { name: /Handrail, trim paint$/ })).closest('li') as HTMLElement;
    expect(within(row).getByText('Kingston, NY 12401 · 8 mi')).toBeInTheDocument();
    expect(within(row).getByText('5 conditions')).toBeInTheDocument();
    expect(within(row).getByText('Painting')).toBeInTheDocument();
    expect(within(row).getByText('First bids due in 6 hours')).toBeInTheDocument();
  });

  it('shows the reader’s own bid in Spanish, and asks only for open work', async () => {
    const scopes: (string | null)[] = [];
    server.use(
      ...asContractor(),
      http.get(PROJECTS, ({ request }) => {
        scopes.push(new URL(request.url).searchParams.get('scope'));
        const myBid = { id: 'b-1', status: 'pending' as const, amountCents: 214_000 };
        return HttpResponse.json({ items: [aProjectSummary({ myBid })], nextCursor: null });
      }),
    );
    await open({ locale: 'es' });

    expect(await screen.findByText('Usted ofertó $2,140.00')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Proyectos disponibles', level: 1 })).toBeInTheDocument();
    expect(scopes).toEqual(['available']);
  });

  it('BID-05 lets an unverified contractor look around and says what is missing', async () => {
    server.use(
      signedInAs({ role: 'contractor' }),
      nothingSaved,
      http.get(apiUrl('/api/contractors/me'), () =>
        HttpResponse.json({ verificationGaps: ['license', 'insurance'], papers: [] }),
      ),
      listed({ title: 'Open to see' }),
    );
    await open();

    expect(await screen.findByText('You can look around, but not bid yet.')).toBeInTheDocument();
    expect(screen.getByText(/Missing: license and insurance\./)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Open to see$/ })).toBeInTheDocument();
  });

  it('BID-05 VER-01 says to a verified contractor in which states it can bid', async () => {
    server.use(
      signedInAs({ role: 'contractor' }),
      nothingSaved,
      http.get(apiUrl('/api/contractors/me'), () =>
        HttpResponse.json({ verificationGaps: [], licensedStates: ['NJ', 'NY'] }),
      ),
      listed({ title: 'Open to see' }),
    );
    await open();

    expect(await screen.findByText('Verified: you can bid in New Jersey and New York')).toBeInTheDocument();
  });

  it('PROJ-07 measures distances from the reader’s own ZIP, and names it once a distance is asked for', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      signedInAs({ role: 'contractor' }),
      nothingSaved,
      http.get(apiUrl('/api/contractors/me'), () =>
        HttpResponse.json({ verificationGaps: [], licensedStates: ['NY'], zip: '11101' }),
      ),
      http.get(PROJECTS, ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: [aProjectSummary()], nextCursor: null });
      }),
    );
    const app = await open();
    await screen.findByRole('link', { name: /Handrail and trim paint$/ });
    expect(asked.map((query) => query.get('zip'))).toEqual(['11101']);
    expect(app.location()).toBe('/projects');

    await app.user.click(screen.getByRole('button', { name: 'Filters' }));
    await app.user.selectOptions(screen.getByLabelText('Within'), '25 miles');

    expect(app.location()).toBe('/projects?zip=11101&radius=25');
    expect(screen.getByRole('button', { name: 'Remove filter: Within 25 miles of 11101' })).toBeInTheDocument();
    await waitFor(() => expect(asked.at(-1)?.get('radiusMiles')).toBe('25'));
  });

  it('says what a wrong ZIP is and does not search with it', async () => {
    server.use(...asContractor(), listed());
    const app = await open();
    await screen.findByRole('heading', { name: 'No open projects right now' });

    await app.user.click(screen.getByRole('button', { name: 'Filters' }));
    await enter(app.user, screen.getByLabelText('Near ZIP'), '124');
    await app.user.keyboard('{Enter}');

    expect(screen.getByLabelText('Near ZIP')).toHaveAccessibleDescription('Enter 5 digits');
    expect(app.location()).toBe('/projects');
  });
});

import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';
import { ProjectsPage } from './projects-page.js';

const server = startApiServer();
const asked: URLSearchParams[] = [];
const NEAR = 'Within 60 miles of 12401';

const worksAround = (profile: object) =>
  http.get(apiUrl('/api/contractors/me'), () =>
    HttpResponse.json({ verificationGaps: [], licensedStates: ['NY'], ...profile }),
  );

/** The near ones only where a distance is asked for. */
const projectsAre = (near: readonly string[], farther: readonly string[]) => [
  http.get(apiUrl('/api/projects'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (!searchParams.has('limit')) asked.push(searchParams);
    const titles = searchParams.has('radiusMiles') ? near : [...farther, ...near];
    return HttpResponse.json({ items: titles.map((title) => aProjectSummary({ id: title, title })), nextCursor: null });
  }),
  http.get(apiUrl('/api/projects/map'), ({ request }) => {
    const titles = new URL(request.url).searchParams.has('radiusMiles') ? near : [...farther, ...near];
    const items = titles.map((id) => ({ id, zip: '78702', latitude: 30, longitude: -97, priority: 'normal' }));
    return HttpResponse.json({ center: null, isWhole: true, items });
  }),
];

const open = (options: RenderOptions = {}) => renderWithApp(<ProjectsPage />, { at: '/projects', ...options });

beforeEach(() => {
  asked.length = 0;
  server.use(
    signedInAs({ role: 'contractor' }),
    worksAround({ zip: '12401', serviceRadiusMiles: 60 }),
    http.get(apiUrl('/api/saved-searches'), () => HttpResponse.json({ items: [], nextCursor: null })),
    http.get(apiUrl('/api/bid-invitations'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
});

describe('what a contractor sees first', () => {
  it('PROJ-07 is what lies in reach, by a filter that is taken away and put back by a press', async () => {
    server.use(...projectsAre(['Kingston porch'], ['Austin roof']));
    const app = await open();

    expect(await screen.findByRole('link', { name: /Kingston porch$/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Austin roof$/ })).not.toBeInTheDocument();
    expect(asked.map((query) => [query.get('zip'), query.get('radiusMiles')])).toEqual([['12401', '60']]);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();

    await app.user.click(screen.getByRole('button', { name: `Remove filter: ${NEAR}` }));
    expect(await screen.findByRole('link', { name: /Austin roof$/ })).toBeInTheDocument();
    expect(app.location()).toBe('/projects?radius=any');

    await app.user.click(screen.getByRole('button', { name: 'Only within 60 miles of 12401' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Austin roof$/ })).not.toBeInTheDocument());
    expect(app.location()).toBe('/projects?zip=12401&radius=60');
  });

  it('PROJ-07 stays in the address with other filters, and all of them are cleared to everything', async () => {
    server.use(...projectsAre(['Kingston porch'], ['Austin roof']));
    const app = await open();
    await screen.findByRole('link', { name: /Kingston porch$/ });

    await app.user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
    await app.user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByLabelText('Within')).toHaveDisplayValue('60 miles');
    await app.user.click(screen.getByRole('checkbox', { name: 'Painting' }));
    expect(app.location()).toBe('/projects?trades=painting&zip=12401&radius=60&sort=newest');

    const chips = screen.getByRole('list', { name: 'Filters in use' });
    await app.user.click(within(chips).getByRole('button', { name: 'Clear all filters' }));
    expect(app.location()).toBe('/projects?radius=any&sort=newest');
    await waitFor(() => expect(asked.at(-1)?.get('radiusMiles')).toBeNull());
  });

  it('PROJ-07 says how many there are farther away where there is nothing, and shows them by one press', async () => {
    server.use(...projectsAre([], ['Austin roof', 'Denver deck']));
    const app = await open();

    expect(await screen.findByRole('heading', { name: 'Nothing open within 60 miles of 12401' })).toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: 'Show the 2 projects farther away' }));

    expect(await screen.findByRole('link', { name: /Denver deck$/ })).toBeInTheDocument();
    expect(app.location()).toBe('/projects?radius=any');
  });

  it('PROJ-07 says it in Spanish, and beside the other filters that leave nothing', async () => {
    server.use(...projectsAre([], ['Techo']));
    const app = await open({ locale: 'es', at: '/projects?q=techo' });

    await app.user.click(await screen.findByRole('button', { name: 'Ver 1 proyecto que está más lejos' }));

    expect(await screen.findByRole('link', { name: /Techo$/ })).toBeInTheDocument();
    expect(app.location()).toBe('/projects?q=techo&radius=any');
  });

  it('PROJ-07 is the whole country for one who has not said where it works, with the way to say it', async () => {
    server.use(worksAround({ zip: null, serviceRadiusMiles: 25 }), ...projectsAre(['Kingston porch'], ['Austin roof']));
    await open();

    expect(await screen.findByRole('link', { name: /Austin roof$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Say where you work' })).toHaveAttribute('href', '/settings?tab=business');
    expect(screen.queryByRole('button', { name: /Remove filter/ })).not.toBeInTheDocument();
  });

  it('PROJ-07 is as far as was saved, not as far as one works', async () => {
    const anywhere = {
      id: '01890000-0000-7000-8000-0000000000e1',
      name: 'Roofs anywhere',
      filters: { trades: ['roofing'], sort: 'newest' },
      alerts: false,
      newSince: '2026-11-20T12:00:00.000Z',
      newCount: 0,
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    server.use(
      http.get(apiUrl('/api/saved-searches'), () => HttpResponse.json({ items: [anywhere], nextCursor: null })),
      ...projectsAre(['Kingston porch'], ['Austin roof']),
    );
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Saved filters' }));

    await app.user.click(await screen.findByRole('button', { name: 'Roofs anywhere' }));

    await waitFor(() => expect(app.location()).toBe('/projects?trades=roofing&radius=any&sort=newest'));
    expect(await screen.findByText('Saved as “Roofs anywhere”')).toBeInTheDocument();
    expect(asked.at(-1)?.get('radiusMiles')).toBeNull();
  });
});

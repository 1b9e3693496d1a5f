import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { ProjectMap } from '@cw/api-client';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';
import { ProjectsPage } from './projects-page.js';

const MAP = apiUrl('/api/projects/map');
const server = startApiServer();

const QUEENS = { latitude: 40.7466, longitude: -73.9394 };
const point = (zip: string, latitude: number, priority: 'normal' | 'urgent' = 'normal') => ({
  id: `${zip}-${latitude}-${priority}`,
  zip,
  city: 'Kingston',
  latitude,
  longitude: QUEENS.longitude,
  priority,
  closingDate: null,
});
const mapIs = (map: Partial<ProjectMap>, asked: URLSearchParams[] = []) =>
  http.get(MAP, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json({ center: QUEENS, isWhole: true, items: [], ...map });
  });

const lists: URLSearchParams[] = [];
const open = (options: RenderOptions = {}) => renderWithApp(<ProjectsPage />, { at: '/projects?view=map', ...options });

beforeEach(() => {
  lists.length = 0;
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl('/api/contractors/me'), () =>
      HttpResponse.json({ verificationGaps: [], licensedStates: ['NY'], zip: '11101' }),
    ),
    http.get(apiUrl('/api/saved-searches'), () => HttpResponse.json({ items: [], nextCursor: null })),
    http.get(apiUrl('/api/projects'), ({ request }) => {
      lists.push(new URL(request.url).searchParams);
      return HttpResponse.json({ items: [aProjectSummary()], nextCursor: null });
    }),
  );
});

describe('the map of open projects', () => {
  it('PROJ-07 asks what the list asks, and lists what is at the dot that is chosen', async () => {
    const asked: URLSearchParams[] = [];
    const items = [point('12401', 41.93, 'urgent'), point('12401', 41.93), point('10001', 40.75)];
    server.use(mapIs({ items }, asked));
    const app = await open({ at: '/projects?trades=painting' });
    await app.user.click(await screen.findByRole('button', { name: 'Map' }));

    await app.user.click(await screen.findByRole('button', { name: '12401: 2 projects, 1 urgent' }));

    expect(app.location()).toBe('/projects?trades=painting&view=map&at=12401');
    expect(await screen.findByRole('heading', { name: 'Projects in 12401' })).toBeInTheDocument();
    await waitFor(() => expect(lists.at(-1)?.get('q')).toBe('12401'));
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ trades: 'painting', zip: '11101', sort: 'closing' });
    expect(screen.getByRole('button', { name: /^12401/ })).toHaveAttribute('aria-pressed', 'true');

    await app.user.click(screen.getByRole('button', { name: 'All places' }));
    await app.user.click(screen.getByRole('button', { name: 'List' }));
    expect(app.location()).toBe('/projects?trades=painting');
  });

  it('PROJ-07 says what lies too far away for the map, and draws the rest', async () => {
    const guam = { ...point('96910', 13.47), longitude: 144.74 };
    server.use(mapIs({ items: [point('12401', 41.93), point('10001', 40.75), guam] }));
    await open();

    expect(await screen.findByText(/^1 project lies too far away/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '12401: 1 project' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^96910/u })).not.toBeInTheDocument();
  });

  it('PROJ-07 is walked by arrow keys and looked at closer where dots are near each other', async () => {
    const items = [point('12401', 41.93), point('11102', 40.77), point('11103', 40.78), point('11103', 40.78)];
    server.use(mapIs({ items }));
    const { user } = await open();
    const cluster = await screen.findByRole('button', { name: '2 ZIP codes, 3 projects: look closer' });
    cluster.focus();

    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: '12401: 1 project' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');

    expect(await screen.findByRole('button', { name: '11102: 1 project' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '11103: 2 projects' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the whole map' }));
    expect(await screen.findByRole('button', { name: /look closer/ })).toBeInTheDocument();
  });

  it('PROJ-07 says in Spanish when it cannot show all of them, when there is none, and when it does not come', async () => {
    server.use(mapIs({ isWhole: false, items: [point('11102', 40.77)] }));
    const { unmount } = await open({ locale: 'es' });
    expect(await screen.findByText(/En el mapa solo están los primeros 1/)).toBeInTheDocument();
    unmount();

    server.use(mapIs({}));
    const second = await open({ locale: 'es' });
    expect(await screen.findByText(/Nada que dibujar/)).toBeInTheDocument();
    second.unmount();

    server.use(http.get(MAP, () => problemAnswer(403, { code: 'access.denied' })));
    await open({ locale: 'es' });
    expect(await screen.findByRole('heading', { name: 'El mapa no se cargó' })).toBeInTheDocument();
  });
});

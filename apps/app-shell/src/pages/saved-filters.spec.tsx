import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { SavedSearchView } from '@cw/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../testing/enter.js';
import { aProjectSummary } from '../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';
import { ProjectsPage } from './projects-page.js';

const SAVED = apiUrl('/api/saved-searches');
const server = startApiServer();

const aSearch = (overrides: Partial<SavedSearchView> = {}): SavedSearchView => ({
  id: '01890000-0000-7000-8000-0000000000e1',
  name: 'Roofs around Queens',
  filters: { trades: ['roofing'], zip: '11101', radiusMiles: 25, sort: 'closing' },
  alerts: true,
  newSince: '2026-11-20T12:00:00.000Z',
  newCount: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...overrides,
});

const searchesAre = (...items: readonly SavedSearchView[]) =>
  http.get(SAVED, () => HttpResponse.json({ items, nextCursor: null }));

const open = (options: RenderOptions = {}) => renderWithApp(<ProjectsPage />, { at: '/projects', ...options });

beforeEach(() => {
  server.use(
    signedInAs({ role: 'contractor' }),
    http.get(apiUrl('/api/contractors/me'), () =>
      HttpResponse.json({ verificationGaps: [], licensedStates: ['NY'], zip: '11101' }),
    ),
    http.get(apiUrl('/api/projects'), () => HttpResponse.json({ items: [aProjectSummary()], nextCursor: null })),
  );
});

describe('saved filters', () => {
  it('PROJ-07 are kept under a name with alerts, once for two presses', async () => {
    const sent: unknown[] = [];
    server.use(
      searchesAre(),
      http.post(SAVED, async ({ request }) => {
        sent.push(await request.json());
        server.use(searchesAre(aSearch()));
        return HttpResponse.json(aSearch(), { status: 201 });
      }),
    );
    const { user } = await open({ at: '/projects?trades=roofing&zip=11101&radius=25' });

    await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save these filters' });
    await user.click(within(dialog).getByRole('button', { name: 'Save filters' }));
    expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/);
    await enter(user, within(dialog).getByLabelText('Name'), '  Roofs around Queens ');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save filters' }));

    expect(await screen.findByText('Saved as “Roofs around Queens”')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        name: 'Roofs around Queens',
        alerts: true,
        filters: { trades: ['roofing'], zip: '11101', radiusMiles: 25, sort: 'closing' },
      },
    ]);
  });

  it('PROJ-07 say what is new in them, show the list, and are looked at by that', async () => {
    const edits: unknown[] = [];
    server.use(
      searchesAre(aSearch({ newCount: 3 })),
      http.patch(`${SAVED}/:id`, async ({ request }) => {
        edits.push(await request.json());
        server.use(searchesAre(aSearch()));
        return HttpResponse.json(aSearch());
      }),
    );
    const app = await open({ locale: 'es', at: '/projects?q=handrail' });

    await app.user.click(await screen.findByRole('button', { name: 'Filtros guardados: 3 proyectos nuevos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filtros guardados' });
    expect(within(dialog).getByText('3 nuevos')).toBeInTheDocument();
    expect(within(dialog).getByText('Techos · A menos de 25 millas del 11101')).toBeInTheDocument();
    await app.user.click(within(dialog).getByRole('button', { name: 'Roofs around Queens' }));

    await waitFor(() => expect(app.location()).toBe('/projects?trades=roofing&zip=11101&radius=25'));
    expect(edits).toEqual([{ seen: true }]);
    expect(await screen.findByRole('button', { name: 'Filtros guardados' })).toBeInTheDocument();
  });

  it('PROJ-07 are renamed, told of no more, and deleted after a question', async () => {
    const done: unknown[] = [];
    server.use(
      searchesAre(aSearch()),
      http.patch(`${SAVED}/:id`, async ({ request }) => {
        done.push(await request.json());
        server.use(searchesAre(aSearch({ name: 'Roofs', alerts: false })));
        return HttpResponse.json(aSearch());
      }),
      http.delete(`${SAVED}/:id`, ({ params }) => {
        done.push(params['id']);
        server.use(searchesAre());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));

    await user.click(await screen.findByRole('button', { name: 'Edit Roofs around Queens' }));
    const edit = await screen.findByRole('dialog', { name: 'Edit saved filters' });
    await user.clear(within(edit).getByLabelText('Name'));
    await enter(user, within(edit).getByLabelText('Name'), 'Roofs');
    await user.click(within(edit).getByRole('checkbox', { name: 'Tell me of each new project that fits' }));
    await user.click(within(edit).getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Roofs' }));
    const ask = await screen.findByRole('dialog', { name: 'Delete “Roofs”?' });
    await user.click(within(ask).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('heading', { name: 'No saved filters yet' })).toBeInTheDocument();
    expect(done).toEqual([{ name: 'Roofs', alerts: false }, aSearch().id]);
  });

  it('PROJ-07 are twenty at most, and nothing typed is lost when saving fails', async () => {
    server.use(
      searchesAre(),
      http.post(SAVED, () =>
        problemAnswer(409, { code: 'saved_search.too_many', detail: 'That is the most searches an account can save.' }),
      ),
    );
    const { user } = await open({ at: '/projects?q=roof' });
    await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save these filters' });
    await enter(user, within(dialog).getByLabelText('Name'), 'Roofs');
    await user.keyboard('{Enter}');

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('the most searches an account can save');
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Roofs');
  });

  it('PROJ-07 offer no further saving where the account is full', async () => {
    server.use(searchesAre(...Array.from({ length: 20 }, (_, index) => aSearch({ id: `s${index}` }))));
    await open({ at: '/projects?q=roof' });

    expect(await screen.findByText(/You have 20 saved filters, the most an account can keep/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save these filters' })).not.toBeInTheDocument();
  });
});

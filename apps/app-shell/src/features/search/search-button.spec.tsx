import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import type { Found } from '@cw/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { forgetRecentFinds, readRecentFinds } from '../../app/recent-finds.js';
import { renderRoutes, type RenderedApp } from '../../testing/render-with-app.js';
import { SearchButton } from './search-button.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';

const FOUND: readonly Found[] = [
  { kind: 'project', id: ID, projectId: null, title: 'Handrail and paint', context: '12 Maple Street, Kingston' },
  { kind: 'condition', id: 'c', projectId: 'other', title: 'Maple floor is loose', context: 'Floors before closing' },
];

const answer = (items: readonly Found[], asked: string[] = []) =>
  http.get(apiUrl('/api/search'), ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('q') ?? '');
    return HttpResponse.json({ items });
  });

const PAGES = [
  { path: '/projects', label: 'My Projects' },
  { path: '/settings', label: 'Configuración' },
];

async function open(locale: 'en' | 'es' = 'en'): Promise<RenderedApp> {
  server.use(signedInAs({ role: 'agent' }));
  const app = await renderRoutes(
    [
      { path: '/dashboard', element: <SearchButton userId="u-1" pages={PAGES} /> },
      { path: '/projects', element: <h1>List</h1> },
      { path: '/settings', element: <h1>Settings</h1> },
      { path: '/projects/:projectId', element: <h1>Project</h1> },
    ],
    { at: '/dashboard', locale },
  );
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: locale === 'es' ? 'Buscar' : 'Search' });
  return app;
}

beforeEach(() => forgetRecentFinds());

describe('the search over everything', () => {
  it('SHELL-07 opens by Ctrl+K, finds as one types, and goes where the arrow and Enter say', async () => {
    const asked: string[] = [];
    server.use(answer(FOUND, asked));
    const app = await open();
    expect(await screen.findByRole('combobox')).toHaveFocus();

    await app.user.type(screen.getByRole('combobox'), 'maple');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(within(options[0] ?? app.container).getByText('12 Maple Street, Kingston')).toBeInTheDocument();
    expect(asked).toEqual(['maple']);
    await app.user.keyboard('{ArrowDown}{Enter}');

    expect(await screen.findByRole('heading', { name: 'Project' })).toBeInTheDocument();
    expect(app.location()).toBe('/projects/other');
  });

  it('SHELL-07 opens what is touched', async () => {
    server.use(answer(FOUND));
    const app = await open();
    await app.user.type(await screen.findByRole('combobox'), 'maple');

    const [first] = await screen.findAllByRole('option');
    if (first) await app.user.click(first);

    expect(await screen.findByRole('heading', { name: 'Project' })).toBeInTheDocument();
    expect(app.location()).toBe(`/projects/${ID}`);
  });

  it('SHELL-07 goes to a page by the beginning of its name, whatever the accents', async () => {
    server.use(answer([]));
    const app = await open('es');

    await app.user.type(await screen.findByRole('combobox'), 'configuracio');
    expect(await screen.findByRole('option', { name: /Configuración Página/ })).toBeInTheDocument();
    await screen.findByText('1 resultado');
    await app.user.click(screen.getByRole('option'));

    await waitFor(() => expect(app.location()).toBe('/settings'));
  });

  it('SHELL-07 offers what was opened lately, to the same person, until they sign out', async () => {
    server.use(answer(FOUND));
    const app = await open();
    await app.user.type(await screen.findByRole('combobox'), 'maple');
    const [first] = await screen.findAllByRole('option');
    if (first) await app.user.click(first);
    await screen.findByRole('heading', { name: 'Project' });
    app.unmount();

    await open();
    const recent = await screen.findByRole('listbox', { name: 'Opened lately' });
    expect(within(recent).getByText('Handrail and paint')).toBeInTheDocument();
    expect(readRecentFinds('somebody-else')).toEqual([]);
    forgetRecentFinds();
    expect(readRecentFinds('u-1')).toEqual([]);
  });

  it.each([
    { locale: 'en', pending: 'Searching…', failed: 'The search did not answer.', page: 'My Projects' },
    { locale: 'es', pending: 'Buscando…', failed: 'La búsqueda no respondió.', page: 'Configuración' },
  ] as const)('SHELL-07 says in $locale that it waits, and beside a page that it failed', async (said) => {
    const { locale, pending, failed, page } = said;
    let answerNow: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    server.use(
      http.get(apiUrl('/api/search'), async () => {
        await held;
        return problemAnswer(403, { code: 'access.denied' });
      }),
    );
    const { user } = await open(locale);
    const box = await screen.findByRole('combobox');

    await user.type(box, 'qq');
    expect(await screen.findByText(pending)).toBeInTheDocument();
    answerNow();
    expect(await screen.findByText(failed)).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, page.slice(0, 3));

    expect(await screen.findByRole('option', { name: new RegExp(page) })).toBeInTheDocument();
    expect(await screen.findByText(failed)).toBeInTheDocument();
  });

  it('SHELL-07 asks nothing for one letter, says when nothing is found, and when nobody answers', async () => {
    const asked: string[] = [];
    server.use(answer([], asked));
    const { user } = await open('es');
    const box = await screen.findByRole('combobox');

    await user.type(box, 'x');
    expect(screen.getByText(/Escriba el comienzo/)).toBeInTheDocument();
    await user.type(box, 'yz');
    expect(await screen.findByText('No se encontró nada para «xyz».')).toBeInTheDocument();
    expect(asked).toEqual(['xyz']);
    server.use(http.get(apiUrl('/api/search'), () => problemAnswer(403, { code: 'access.denied' })));
    await user.type(box, 'w');
    expect(await screen.findByText('La búsqueda no respondió.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
  });
});

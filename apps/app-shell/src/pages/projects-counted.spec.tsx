import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { announced, findAnnounced } from '@cw/ui/testing';
import { aProjectSummary } from '../testing/projects.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { ProjectsPage } from './projects-page.js';

const server = startApiServer();
const PROJECTS = apiUrl('/api/projects');
const open = (options: { readonly locale: 'en' | 'es' }) =>
  renderWithApp(<ProjectsPage />, { at: '/projects', ...options });

describe('My Projects', () => {
  it.each([
    ['en', 'Search', '2 projects'],
    ['es', 'Buscar', '2 proyectos'],
  ] as const)('PROJ-07 A11Y-01 says once how many a filter left, in %s', async (locale, search, words) => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(PROJECTS, ({ request }) => {
        const q = new URL(request.url).searchParams.get('q');
        const items = [aProjectSummary({ id: 'p-1' }), aProjectSummary({ id: 'p-2' }), aProjectSummary({ id: 'p-3' })];
        return HttpResponse.json({ items: q === null ? items : items.slice(1), nextCursor: null });
      }),
    );
    const { user } = await open({ locale });
    await screen.findAllByRole('link', { name: /NY/ });
    expect(announced()).toBe('');

    await user.type(screen.getByLabelText(search), 'eaves');
    await user.tab();

    await findAnnounced(words);
  });
});

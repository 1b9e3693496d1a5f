import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { aProjectSummary } from '../testing/projects.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { ProjectsPage } from './projects-page.js';

const server = startApiServer();

/** A browser's Back, and a link that leads to the list anew. */
function Project(): ReactElement {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        {'Back'}
      </button>
      <button type="button" onClick={() => void navigate('/projects?sort=budget')}>
        {'To the list'}
      </button>
    </>
  );
}

beforeEach(() => {
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl('/api/projects'), ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('cursor') === 'c2';
      const item = isSecond ? { id: 'p-2', title: 'The second' } : { id: 'p-1', title: 'The first' };
      return HttpResponse.json({ items: [aProjectSummary(item)], nextCursor: isSecond ? null : 'c2' });
    }),
  );
});

const openList = (at: string) =>
  renderRoutes(
    [
      { path: '/projects', element: <ProjectsPage /> },
      { path: '/projects/:id', element: <Project /> },
    ],
    { at },
  );

describe('a list that one comes back to', () => {
  it('PROJ-07 has the pages that were asked for before', async () => {
    const { user } = await openList('/projects?sort=newest');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.click(await screen.findByRole('link', { name: /NY The second$/ }));

    await user.click(await screen.findByRole('button', { name: 'Back' }));

    expect(await screen.findByRole('link', { name: /NY The second$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /NY The first$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('PROJ-07 begins anew where one goes to it by a link', async () => {
    const { user } = await openList('/projects?sort=budget');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await user.click(await screen.findByRole('link', { name: /NY The second$/ }));

    await user.click(await screen.findByRole('button', { name: 'To the list' }));

    expect(await screen.findByRole('button', { name: 'Show more' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /NY The second$/ })).not.toBeInTheDocument();
  });
});

import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RootLayout } from '../app/routes/root-layout.js';
import { aBid } from '../testing/bids.js';
import { aProjectDetail } from '../testing/projects.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { ProjectDetailPage } from './project-detail-page.js';

const server = startApiServer();
const ID = '01890000-0000-7000-8000-0000000000aa';
const project = aProjectDetail({ id: ID, parties: ['owner'], bidCount: 2 });

async function openProject() {
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.get(apiUrl(`/api/projects/${ID}/bids`), () =>
      HttpResponse.json({ items: [aBid({ id: 'a' }), aBid({ id: 'b' })] }),
    ),
    http.post(apiUrl('/api/bids/:id/accept'), () => HttpResponse.json({})),
    http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  const routes = [
    { element: <RootLayout />, children: [{ path: '/projects/:projectId', element: <ProjectDetailPage /> }] },
  ];
  const view = await renderRoutes(routes, { at: `/projects/${ID}` });
  return { ...view, heading: await screen.findByRole('heading', { level: 1 }) };
}

it('A11Y-01 COND-03 leads to the heading of the comparison, and back to the record’s, with the tab’s title', async () => {
  const { user, heading } = await openProject();
  expect(heading).not.toHaveFocus();
  const house = heading.textContent;

  await user.click(await screen.findByRole('link', { name: 'Compare bids' }));

  const comparison = await screen.findByRole('heading', { level: 1, name: `${house} · Compare 2 bids` });
  await waitFor(() => expect(comparison).toHaveFocus());
  expect(document.title).toBe(`${house} · Compare 2 bids · Closewright`);

  await user.click(within(screen.getByRole('navigation', { name: /you are/i })).getByRole('link', { name: house }));

  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: house })).toHaveFocus());
  expect(document.title).toBe(`${house} · Closewright`);
});

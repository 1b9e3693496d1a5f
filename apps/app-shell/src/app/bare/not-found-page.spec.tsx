import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-with-app.js';
import { NotFoundPage } from './not-found-page.js';

const server = startApiServer();

const routes = [
  { path: '/dashboard', element: <h1>Dashboard</h1> },
  { path: '*', element: <NotFoundPage /> },
];

describe('not-found page', () => {
  it('AREA-13 offers the dashboard, the homepage and the way back', async () => {
    server.use(signedInAs());
    const app = await renderRoutes(routes, { at: '/no-such-page' });

    expect(await screen.findByRole('heading', { name: 'That page is not on the plans' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Go back' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'Go to dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('AREA-13 leads a visitor to the dashboard, or to this page, through the login', async () => {
    await renderRoutes(routes, { at: '/projects/7?view=bids', basePath: '' });

    expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard',
    );
    expect(screen.getByRole('link', { name: 'log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fprojects%2F7%3Fview%3Dbids',
    );
  });

  it('AREA-13 speaks Spanish', async () => {
    await renderRoutes(routes, { at: '/no-such-page', locale: 'es' });

    expect(await screen.findByRole('heading', { name: 'Esa página no está en los planos' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Página de inicio' })).toBeInTheDocument();
  });
});

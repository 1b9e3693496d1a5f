import { signedInAs, startApiServer } from '@cw/api-client/testing';
import type { Role } from '@cw/domain';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { SignedInLayout } from '../app/layout/signed-in-layout.js';
import { bellWith } from '../testing/notifications.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { ProjectNotFound } from './project-not-found.js';

const server = startApiServer(...bellWith([]));

async function openAs(role: Role): Promise<void> {
  server.use(signedInAs({ role }));
  await renderRoutes([{ path: '*', element: <ProjectNotFound /> }], { at: '/projects/gone' });
  await screen.findByRole('heading', { level: 1, name: 'Project not found' });
}

describe('a project that is not the reader’s to see', () => {
  it('PROJ-05 NOTIF-01 tells a contractor whom a letter has led there that bidding may be over, and what is open', async () => {
    await openAs('contractor');
    expect(await screen.findByText(/^Its bidding may have ended/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Available Projects' })).toHaveAttribute('href', '/projects');
  });

  it('PROJ-05 leads a client back to their own', async () => {
    await openAs('seller');
    expect(await screen.findByRole('link', { name: 'My Projects' })).toHaveAttribute('href', '/projects');
    expect(screen.getByText(/not shared with you/)).toBeInTheDocument();
  });

  it('ADM-01 PROJ-05 leads back to the list as the reader had narrowed it', async () => {
    server.use(signedInAs({ role: 'admin' }));
    const { user, location } = await renderRoutes(
      [
        {
          element: <SignedInLayout />,
          children: [
            { path: '/all-projects', element: <Link to="/projects/gone">Opened</Link> },
            { path: '/projects/gone', element: <ProjectNotFound /> },
          ],
        },
      ],
      { at: '/all-projects?q=delgado&status=open', basePath: '/admin' },
    );
    await user.click(await screen.findByRole('link', { name: 'Opened' }));

    await user.click(await screen.findByRole('link', { name: 'All projects' }));

    expect(location()).toBe('/all-projects?q=delgado&status=open');
  });
});

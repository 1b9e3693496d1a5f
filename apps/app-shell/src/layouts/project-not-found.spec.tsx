import { signedInAs, startApiServer } from '@cw/api-client/testing';
import type { Role } from '@cw/domain';
import { screen } from '@testing-library/react';
import { renderRoutes } from '../testing/render-with-app.js';
import { ProjectNotFound } from './project-not-found.js';

const server = startApiServer();

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
});

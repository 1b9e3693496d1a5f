import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { aProjectSummary } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { OwnProjectRow } from './own-project-row.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'agent' })));

const open = (address: string | null) =>
  renderWithApp(<OwnProjectRow project={aProjectSummary({ id: 'p-1', title: 'Roof flashing', address })} />);

describe('a project of one’s own in a list', () => {
  it('PROJ-05 is known by its address, and the title of its work leads to it', async () => {
    await open('9 Lucas Avenue');

    expect(await screen.findByText('9 Lucas Avenue')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Roof flashing' })).toHaveAttribute('href', '/projects/p-1');
  });

  it('is known by its title where nobody told the address', async () => {
    await open(null);

    expect(await screen.findByRole('link', { name: 'Roof flashing' })).toHaveClass('title', { exact: true });
  });
});

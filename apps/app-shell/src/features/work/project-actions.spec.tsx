import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ProjectActions } from './project-actions.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'seller' })));

const namesOf = async (actions: Parameters<typeof aProjectDetail>[0]): Promise<(string | undefined)[]> => {
  const project = aProjectDetail({ status: 'in_progress', parties: ['owner'], ...actions });
  await renderWithApp(
    <ProjectActions project={project}>
      <button type="button">Message</button>
    </ProjectActions>,
  );
  await screen.findByText('Message');
  return screen.getAllByRole('button').map(({ textContent }) => textContent?.replace('Sending…', ''));
};

describe('what may be done with a project', () => {
  it('stands in the order of a phone: what moves it on first, what ends it last', async () => {
    const names = await namesOf({ work: 'not_started', actions: ['cancel', 'allow_early_start'] });
    expect(names).toEqual(['Message', 'Allow an early start', 'Cancel project']);
  });

  it('has the approval before the dispute', async () => {
    const names = await namesOf({ work: 'submitted', actions: ['dispute', 'approve'] });
    expect(names).toEqual([expect.stringMatching(/^Approve and release/), 'Message', 'Open a dispute']);
  });
});

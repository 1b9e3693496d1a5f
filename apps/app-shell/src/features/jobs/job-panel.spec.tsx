import type { ProjectSummary } from '@cw/api-client';
import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { aProjectSummary } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { JobPanel, type JobSide } from './job-panel.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'contractor' })));

const awarded = (over: Partial<ProjectSummary>): ProjectSummary =>
  aProjectSummary({ status: 'in_progress', work: 'not_started', heldCents: 0, ...over });
const rowOf = async (project: ProjectSummary, side: JobSide) => {
  const paths = { projects: '/projects', project: (id: string) => `/projects/${id}` };
  await renderWithApp(<JobPanel titleId="bids.jobs.active" projects={[project]} side={side} paths={paths} />);
  return screen.getByRole('listitem');
};

describe('a job whose money is not held yet', () => {
  it.each([
    ['contractor', { dueCents: 0, onItsWayCents: 100_000 }, 'Waits for the client’s payment, which is on its way'],
    ['contractor', { dueCents: 100_000, onItsWayCents: 0 }, 'Waits for the client’s payment'],
    ['client', { dueCents: 0, onItsWayCents: 100_000 }, 'Your payment is on its way from your bank'],
  ] as const)('PROJ-10 PAY-01 says to the %s what it waits for: %o', async (side, money, said) => {
    expect(await rowOf(awarded(money), side)).toHaveTextContent(said);
  });

  it('PROJ-10 waits for no payment once it is held', async () => {
    const row = await rowOf(awarded({ heldCents: 100_000, dueCents: 0, onItsWayCents: 0 }), 'contractor');

    expect(row).not.toHaveTextContent(/payment/);
  });
});

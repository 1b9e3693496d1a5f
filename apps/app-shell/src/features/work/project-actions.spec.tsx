import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aPaymentSummary } from '../../testing/payments.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ProjectActions, ProjectEndings } from './project-actions.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'seller' })));

const namesOf = async (actions: Parameters<typeof aProjectDetail>[0]): Promise<(string | undefined)[]> => {
  const project = aProjectDetail({ status: 'in_progress', parties: ['owner'], ...actions });
  await renderWithApp(
    <>
      <ProjectActions project={project}>
        <button type="button">Message</button>
      </ProjectActions>
      <p>The rest of the page</p>
      <ProjectEndings project={project} />
    </>,
  );
  await screen.findByText('Message');
  return screen.getAllByRole('button').map(({ textContent }) => textContent?.replace('Sending…', ''));
};

describe('what may be done with a project', () => {
  it.each([
    ['open', null, ['cancel']],
    ['in_progress', 'not_started', ['cancel']],
    ['in_progress', 'submitted', ['dispute']],
  ] as const)('PROJ-06 %s %s: what ends it stands at the end of the page, quietly', async (status, work, actions) => {
    const endings = await namesOf({ status, work, actions: [...actions] });
    expect(endings).toHaveLength(2);
    const ending = screen.getByRole('button', { name: /Cancel project|Open a dispute/ });
    const rest = screen.getByText('The rest of the page');
    expect(rest.compareDocumentPosition(ending) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(ending).toHaveClass('MuiButton-quiet');
  });

  it('stands in the order of a phone: what moves it on first, what ends it last', async () => {
    const names = await namesOf({ work: 'not_started', actions: ['cancel', 'allow_early_start'] });
    expect(names).toEqual(['Message', 'Allow an early start', 'Cancel project']);
  });

  it('has the approval before the dispute', async () => {
    const names = await namesOf({ work: 'submitted', actions: ['dispute', 'approve'] });
    expect(names).toEqual([expect.stringMatching(/^Approve and release/), 'Message', 'Open a dispute']);
  });

  it('PAY-04 releases nothing where nothing is in escrow: work paid at closing is approved', async () => {
    const payment = aPaymentSummary({ paymentTiming: 'at_closing', totalCents: 300_000, payoutCents: 270_000 });
    const [name] = await namesOf({ work: 'submitted', actions: ['approve'], payment });
    expect(name).toBe('Approve the work: $3,000.00');
    fireEvent.click(screen.getByRole('button', { name: /^Approve the work/ }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^This cannot be undone. The invoice of \$3,000\.00 can then be paid\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve the work' })).toBeVisible();
  });
});

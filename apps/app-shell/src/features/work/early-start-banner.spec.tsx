import { useGetProjectQuery } from '@cw/api-client';
import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { ProjectActions } from './project-actions.js';
import { TurnBanner } from './turn-banner.js';

const server = startApiServer();

const AGREED = {
  bidCents: 100_000,
  changesCents: 0,
  totalCents: 100_000,
  startDate: '2027-03-01',
  durationDays: 5,
  extraDays: 0,
  finishDate: '2027-03-05',
  slackDays: 3,
  startsEarly: false,
  earlyStartRequest: { askedAt: '2027-02-01T12:00:00.000Z', reason: 'The crew is free next Monday already.' },
  changeProposedBy: null,
};
const PROJECT = aProjectDetail({
  status: 'in_progress',
  work: 'not_started',
  contractorName: 'Diaz Repairs',
  conditions: [aCondition({ state: 'awarded' })],
  actions: ['allow_early_start', 'refuse_early_start'],
  agreed: AGREED,
});

/** What was asked; nothing is answered before `until`. */
function answers(until = Promise.resolve()): string[] {
  const calls: string[] = [];
  const heard = (path: string) =>
    http.post(apiUrl(path), async () => {
      calls.push(path);
      await until;
      return HttpResponse.json(aProjectDetail());
    });
  server.use(
    signedInAs({ role: 'seller' }),
    heard('/api/projects/:id/early-start'),
    heard('/api/projects/:id/early-start/refuse'),
    heard('/api/projects/:id/early-start/request'),
  );
  return calls;
}
const PLACES = {
  payPath: '/checkout?projectId=1',
  bidsPath: '/bids',
  disputePath: '/dispute',
  next: 'Next: you allow or refuse the early start.',
};
const open = (options: RenderOptions = {}) =>
  renderWithApp(
    <>
      <ProjectActions project={PROJECT} />
      <TurnBanner {...PLACES} project={PROJECT} />
    </>,
    options,
  );

/** The banner over the project as the API has it now. */
function ReadProject(): ReactElement | null {
  const { data } = useGetProjectQuery(PROJECT.id);
  if (data === undefined) return null;
  return <TurnBanner {...PLACES} project={data} />;
}

describe('a contractor who asks to start early', () => {
  it('COND-04 is allowed by the client once what it means was read, beside the reason', async () => {
    const calls = answers();
    const { user } = await open();

    expect(screen.getByText('Diaz Repairs asks to start before Mon, Mar 1.')).toBeInTheDocument();
    expect(screen.getByText(/The crew is free next Monday already\./)).toBeInTheDocument();
    // The head does not offer the same a second time.
    const button = screen.getByRole('button', { name: 'Allow an early start' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: /^Let the work start/ });
    expect(dialog).toHaveTextContent(/Diaz Repairs may then begin at once, as soon as the money is in escrow/);
    expect(dialog).toHaveTextContent(/Free cancellation ends when the work starts/);
    expect(dialog).toHaveTextContent(/The agreed finish date stays\. You can’t undo this\./);
    expect(calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(calls).toEqual([]);

    await user.click(button);
    const again = within(await screen.findByRole('dialog'));
    await user.dblClick(again.getByRole('button', { name: 'Allow an early start' }));

    expect(await screen.findByText('An early start is allowed')).toBeInTheDocument();
    expect(calls).toEqual(['/api/projects/:id/early-start']);
  });

  it('COND-04 leaves the focus above the page once it is answered', async () => {
    answers();
    let project = PROJECT;
    server.use(
      http.get(apiUrl('/api/projects/:id'), () => HttpResponse.json(project)),
      http.post(apiUrl('/api/projects/:id/early-start'), () => {
        project = { ...PROJECT, actions: [], agreed: { ...AGREED, startsEarly: true, earlyStartRequest: null } };
        return HttpResponse.json(project);
      }),
    );
    const { user } = await renderWithApp(<ReadProject />);
    await user.click(await screen.findByRole('button', { name: 'Allow an early start' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Allow an early start' }));

    const next = await screen.findByText(/Next: you allow or refuse the early start\./);
    await waitFor(() => expect(document.activeElement).toContainElement(next));
    expect(document.body).not.toHaveFocus();
  });

  it('COND-04 is refused by one press, in Spanish too', async () => {
    let answer = () => {};
    const calls = answers(new Promise((resolve) => (answer = resolve)));
    const { user } = await open({ locale: 'es' });

    await user.dblClick(screen.getByRole('button', { name: 'Mantener la fecha acordada' }));
    answer();

    expect(await screen.findByText('La fecha acordada se mantiene')).toBeInTheDocument();
    expect(calls).toEqual(['/api/projects/:id/early-start/refuse']);
  });

  it('is asked why before the client is asked', async () => {
    const calls = answers();
    const waiting = { ...AGREED, earlyStartRequest: null };
    const project = {
      ...PROJECT,
      parties: ['awarded_contractor' as const],
      actions: ['request_early_start' as const],
      agreed: waiting,
    };
    const { user } = await renderWithApp(<ProjectActions project={project} />);

    await user.click(screen.getByRole('button', { name: 'Ask to start early' }));
    await user.click(await screen.findByRole('button', { name: 'Ask the client' }));
    expect(calls).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'The crew is free next Monday already.');
    await user.click(screen.getByRole('button', { name: 'Ask the client' }));

    expect(await screen.findByText('The client is asked')).toBeInTheDocument();
    expect(calls).toEqual(['/api/projects/:id/early-start/request']);
  });
});

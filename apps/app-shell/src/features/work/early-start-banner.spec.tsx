import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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

function answers(): string[] {
  const calls: string[] = [];
  const heard = (path: string) =>
    http.post(apiUrl(path), () => {
      calls.push(path);
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
const open = (options: RenderOptions = {}) =>
  renderWithApp(
    <>
      <ProjectActions project={PROJECT} />
      <TurnBanner
        project={PROJECT}
        payPath="/checkout?projectId=1"
        bidsPath="/bids"
        disputePath="/dispute"
        next="Next: you allow or refuse the early start."
      />
    </>,
    options,
  );

describe('a contractor who asks to start early', () => {
  it('COND-04 is allowed by one press of the client, beside the reason', async () => {
    const calls = answers();
    const { user } = await open();

    expect(screen.getByText('Diaz Repairs asks to start before Mon, Mar 1.')).toBeInTheDocument();
    expect(screen.getByText(/The crew is free next Monday already\./)).toBeInTheDocument();
    // The head does not offer the same a second time.
    await user.click(screen.getByRole('button', { name: 'Allow an early start' }));

    expect(await screen.findByText('An early start is allowed')).toBeInTheDocument();
    expect(calls).toEqual(['/api/projects/:id/early-start']);
  });

  it('COND-04 is refused by one press, in Spanish too', async () => {
    const calls = answers();
    const { user } = await open({ locale: 'es' });

    await user.click(screen.getByRole('button', { name: 'Mantener la fecha acordada' }));

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

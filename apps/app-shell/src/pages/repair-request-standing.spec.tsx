import type { IntakeView } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../testing/enter.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { anOfferedRequest, aRepairRequest } from '../testing/repair-requests.js';
import { RepairRequestPage } from './repair-request-page.js';

const server = startApiServer();

const linkOpens = (request: IntakeView): void =>
  server.use(http.get(apiUrl('/api/intake/request'), () => HttpResponse.json(request)));

const open = () =>
  renderRoutes([{ path: '/repair-request', element: <RepairRequestPage /> }], {
    at: '/repair-request#a-secret-of-forty-three-signs-in-base64url-x',
  });

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('what a private link says of where the request stands, and of what did not arrive', () => {
  const ASKED = { id: 'q-1', question: 'Which eave?\n\nAnd how high?', askedAt: '2026-11-20T09:00:00.000Z' };
  const asksSomething = (): IntakeView =>
    aRepairRequest({
      state: 'needs_information',
      nextActor: 'submitter',
      questions: [{ ...ASKED, answer: null, answeredAt: null }],
    });

  it.each([
    [false, 'You are offline.', /kept on this device\. Send it when you are back online/],
    [true, 'No answer came.', /kept on this device: send it again/],
  ])('INT-08 an answer that nobody got stays, and says so: online %s', async (online, title, kept) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    linkOpens(asksSomething());
    server.use(http.post(apiUrl('/api/intake/request/answer'), () => HttpResponse.error()));
    const { user } = await open();
    await enter(user, await screen.findByLabelText('Your answer'), 'The north one.');

    await user.click(screen.getByRole('button', { name: 'Send answer' }));

    const said = (await screen.findByText(kept)).closest('[role="alert"]');
    expect(said).toHaveTextContent(title);
    expect(screen.queryByText('There is an answer to correct')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveValue('The north one.');
  });

  /** The page as another tab left it, from the moment when this one is refused. */
  function settledElsewhere(before: IntakeView, after: IntakeView, act: string): void {
    let now = before;
    server.use(
      http.get(apiUrl('/api/intake/request'), () => HttpResponse.json(now)),
      http.post(apiUrl(`/api/intake/request/${act}`), () => {
        now = after;
        return problemAnswer(409, { code: 'state.conflict', detail: 'That is not possible in the present state.' });
      }),
    );
  }

  it('INT-08 an answer that comes after another one is not lost without a word', async () => {
    const answered = { ...ASKED, answer: 'The south one.', answeredAt: '2026-11-20T10:00:00.000Z' };
    settledElsewhere(asksSomething(), aRepairRequest({ state: 'in_review', questions: [answered] }), 'answer');
    const { user } = await open();
    await enter(user, await screen.findByLabelText('Your answer'), 'The north one.');

    await user.click(screen.getByRole('button', { name: 'Send answer' }));

    expect(await screen.findByText('The south one.')).toBeInTheDocument();
    const late = screen.getByText(/This question was already answered/).closest('[role="alert"]');
    expect(late).toHaveTextContent('What you wrote was not sent.');
    expect(late).toHaveTextContent('The north one.');
  });

  it('COND-02 says that an offer was refused already when it is approved too late', async () => {
    const { offer } = anOfferedRequest();
    const refused = offer && { ...offer, answer: 'refused' as const, answeredAt: ASKED.askedAt, reason: 'Too dear.' };
    settledElsewhere(anOfferedRequest(), aRepairRequest({ state: 'in_review', offer: refused }), 'approve');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Approve offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Approve repairs/ }));

    await user.click(dialog.getByRole('button', { name: 'Approve offer' }));

    expect(await screen.findByText(/This offer was already refused/)).toBeInTheDocument();
  });

  it.each([
    ['open', null, true],
    ['in_progress', 'not_started', false],
  ] as const)('INT-08 says that contractors bid as long as no bid is accepted: %s', async (status, work, bidding) => {
    const projects = [{ id: 'p-1', title: 'Exterior paint', status, work }];
    linkOpens(aRepairRequest({ state: 'work_scheduled', nextActor: 'contractor', projects }));
    await open();
    await screen.findByText('Exterior paint');

    expect(screen.queryAllByText('Your repair is posted; contractors are bidding.')).toHaveLength(bidding ? 1 : 0);
  });
});

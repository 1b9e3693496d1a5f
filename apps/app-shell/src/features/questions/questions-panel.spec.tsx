import type { QuestionView } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findAnnounced } from '@cw/ui/testing';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { QuestionsPanel } from './questions-panel.js';

const server = startApiServer();
const LIST = apiUrl('/api/projects/:id/questions');
const QUESTION = 'Is there power at the rear steps?';

const aQuestion = (overrides: Partial<QuestionView> = {}): QuestionView => ({
  id: '01890000-0000-7000-8000-0000000000d1',
  projectId: '01890000-0000-7000-8000-0000000000aa',
  body: QUESTION,
  askedAt: '2026-01-06T12:00:00.000Z',
  askerName: null,
  isMine: false,
  answer: null,
  answeredAt: null,
  isHidden: false,
  actions: [],
  ...overrides,
});

const listed = (...items: QuestionView[]) => http.get(LIST, () => HttpResponse.json({ items, nextCursor: null }));
const aBidder = () => aProjectDetail({ parties: [], canBid: true });

describe('QuestionsPanel', () => {
  // A test that leaves with a text half written keeps it, as the page does.
  beforeEach(() => localStorage.clear());

  it('MSG-02 takes a bidder’s question and shows it among the others, which have no name', async () => {
    const sent: unknown[] = [];
    server.use(
      listed(aQuestion({ body: 'Who asked this?' })),
      http.post(LIST, async ({ request }) => {
        sent.push(await request.json());
        server.use(listed(aQuestion({ isMine: true, askerName: 'Diaz Repairs', actions: ['remove'] })));
        return HttpResponse.json(aQuestion(), { status: 201 });
      }),
    );
    const { user } = await renderWithApp(<QuestionsPanel project={aBidder()} />);
    expect(await screen.findByText(/^A contractor · /)).toBeVisible();

    await user.type(screen.getByLabelText('Your question to the client'), QUESTION);
    await user.click(screen.getByRole('button', { name: 'Ask the client' }));

    expect(await screen.findByText(/^You · /)).toBeVisible();
    expect(sent).toEqual([{ body: QUESTION }]);
    expect(screen.getByLabelText('Your question to the client')).toHaveValue('');
  });

  it('MSG-02 tells whoever asked that staff have hidden the question', async () => {
    server.use(listed(aQuestion({ isMine: true, isHidden: true }), aQuestion({ id: 'd2', body: 'Who asked this?' })));
    await renderWithApp(<QuestionsPanel project={aBidder()} />);

    expect(await screen.findAllByText(/Our staff have hidden this question/)).toHaveLength(1);
    expect(screen.getByText(QUESTION)).toBeVisible();
  });

  it('keeps what was typed when the question is refused, and says why', async () => {
    server.use(
      listed(),
      http.post(LIST, () => problemAnswer(409, { code: 'question.closed', detail: 'The bidding is over.' })),
    );
    const { user } = await renderWithApp(<QuestionsPanel project={aBidder()} />);

    await user.type(screen.getByLabelText('Your question to the client'), QUESTION);
    await user.click(screen.getByRole('button', { name: 'Ask the client' }));

    expect(await screen.findByText('The bidding is over.')).toBeVisible();
    expect(screen.getByLabelText('Your question to the client')).toHaveValue(QUESTION);
  });

  it('keeps a half-written question of this project when its reader leaves, until it is sent', async () => {
    server.use(
      listed(),
      http.post(LIST, () => HttpResponse.json(aQuestion(), { status: 201 })),
    );
    const first = await renderWithApp(<QuestionsPanel project={aBidder()} />);
    await first.user.type(screen.getByLabelText('Your question to the client'), QUESTION);
    first.unmount();

    const second = await renderWithApp(<QuestionsPanel project={aBidder()} />);
    expect(screen.getByLabelText('Your question to the client')).toHaveValue(QUESTION);
    await findAnnounced('What you had typed is here again.');
    await second.user.click(screen.getByRole('button', { name: 'Ask the client' }));
    await waitFor(() => expect(screen.getByLabelText('Your question to the client')).toHaveValue(''));
    second.unmount();

    await renderWithApp(<QuestionsPanel project={aBidder()} />);
    expect(screen.getByLabelText('Your question to the client')).toHaveValue('');
  });

  it('MSG-02 lets the client answer where the question stands, knowing who asked', async () => {
    const sent: unknown[] = [];
    server.use(
      listed(aQuestion({ askerName: 'Quist Roofing', actions: ['answer', 'report'] })),
      http.put(apiUrl('/api/questions/:id/answer'), async ({ request }) => {
        sent.push(await request.json());
        const answered = aQuestion({ answer: 'Yes, beside the door.', answeredAt: '2026-01-06T13:00:00.000Z' });
        server.use(listed(answered));
        return HttpResponse.json(answered);
      }),
    );
    const { user } = await renderWithApp(<QuestionsPanel project={aProjectDetail()} />);
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText(/^Quist Roofing · /)).toBeVisible();

    await user.click(within(item).getByRole('button', { name: /^Answer: / }));
    await user.type(within(item).getByLabelText('Your answer'), 'Yes, beside the door.');
    await user.click(within(item).getByRole('button', { name: 'Send the answer' }));

    expect(await screen.findByText('Yes, beside the door.')).toBeVisible();
    expect(sent).toEqual([{ body: 'Yes, beside the door.' }]);
    expect(screen.queryByLabelText('Your question to the client')).not.toBeInTheDocument();
  });

  it('MSG-02 A11Y-01 names what each report is of, also where the words are gone', async () => {
    const actions: QuestionView['actions'] = ['report'];
    server.use(listed(aQuestion({ actions }), aQuestion({ id: 'd2', body: '', actions })));
    await renderWithApp(<QuestionsPanel project={aBidder()} />);

    expect(await screen.findByRole('button', { name: `Report: ${QUESTION}` })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Report: A contractor · / })).toBeVisible();
  });

  it('BID-05 offers no question to whose papers are not in order, and nothing once the bidding is over', async () => {
    server.use(listed());
    const blocked = aProjectDetail({ parties: [], canBid: false, bidBlockedBy: ['license'] });
    const { unmount } = await renderWithApp(<QuestionsPanel project={blocked} />);
    expect(await screen.findByText('Nobody has asked anything yet.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    unmount();

    const missingLicense = { state: 'NY', licensedStates: ['NJ'] };
    const elsewhere = aProjectDetail({ parties: [], canBid: false, missingLicense });
    const outside = await renderWithApp(<QuestionsPanel project={elsewhere} />);
    expect(await screen.findByText('Nobody has asked anything yet.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    outside.unmount();

    const over = aProjectDetail({ parties: [], status: 'in_progress', work: 'started' });
    server.use(listed(aQuestion()));
    const asked = await renderWithApp(<QuestionsPanel project={over} />, { locale: 'es' });
    expect(await screen.findByText('Hechas y respondidas mientras el proyecto recibía ofertas.')).toBeVisible();
    expect(await screen.findByText('No se respondió')).toBeVisible();
    expect(screen.queryByText('Todavía sin respuesta')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    asked.unmount();

    const answered = jest.fn();
    server.use(listed());
    server.events.on('response:mocked', answered);
    const { container } = await renderWithApp(<QuestionsPanel project={over} />);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(container).not.toHaveTextContent('Questions and answers');
  });
});

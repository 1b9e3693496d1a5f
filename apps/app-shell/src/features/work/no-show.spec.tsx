import type { NoShowView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { DAY_MS } from '@cw/domain';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPaymentOnItsWay, aPaymentSummary } from '../../testing/payments.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { NoShowBanner } from './no-show-banner.js';
import { NoShowOffer } from './no-show-offer.js';

const server = startApiServer();

const dayOf = (ahead: number): string => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
const agreedOn = (startDate: string | null) => ({
  ...{ bidCents: 100_000, changesCents: 0, totalCents: 100_000, durationDays: 5, extraDays: 0, finishDate: null },
  ...{ slackDays: 3, startsEarly: false, earlyStartRequest: null, changeProposedBy: null, startDate },
});
const job = (overrides: Parameters<typeof aProjectDetail>[0] = {}) =>
  aProjectDetail({
    ...{ status: 'in_progress', work: 'not_started', contractorName: 'Diaz Repairs', state: 'NY' },
    ...{ actions: ['cancel', 'report_no_show'], agreed: agreedOn(dayOf(-2)), ...overrides },
  });
const NO_SHOW: NoShowView = {
  ...{ id: '01890000-0000-7000-8000-0000000000e1', startDate: '2027-03-01', reportedAt: '2027-03-01T17:00:00.000Z' },
  ...{ state: 'asked', counts: false, answerDueAt: '2027-03-04T17:00:00.000Z', mayAnswer: true },
  ...{ answer: null, words: null, answeredAt: null, decisionReason: null },
};

describe('a contractor who does not come', () => {
  it('PROJ-06 is answered by one press that is asked once more, and leads to the project that takes bids', async () => {
    const pressed: string[] = [];
    server.use(
      signedInAs({ role: 'seller' }),
      http.post(apiUrl('/api/projects/:id/no-show'), ({ params }) => {
        pressed.push(String(params['id']));
        return HttpResponse.json(aProjectDetail({ id: '01890000-0000-7000-8000-0000000000bb' }), { status: 201 });
      }),
    );
    const project = job();
    const { user, location } = await renderWithApp(<NoShowOffer project={project} />);

    await user.click(screen.getByRole('button', { name: 'They didn’t show up' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/posted again at once/)).toBeInTheDocument();
    expect(dialog.getByText(/neither moves money nor stops the new project/)).toBeInTheDocument();
    expect(pressed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel and post again' }));

    expect(await screen.findByText('Posted again. The other bidders are invited.')).toBeInTheDocument();
    expect(pressed).toEqual([project.id]);
    expect(location()).toBe('/projects/01890000-0000-7000-8000-0000000000bb');
  });

  const blockers = [{ event: 'report_no_show', guard: 'no_show_due' } as const];
  const ahead = (payment: ReturnType<typeof aPaymentSummary>) => job({ agreed: agreedOn(dayOf(9)), blockers, payment });
  const FUNDED = aPaymentSummary({ state: 'funded', heldCents: 100_000, dueCents: 0 });

  it.each([
    ['in escrow', FUNDED],
    ['to be paid at closing', aPaymentSummary({ paymentTiming: 'at_closing' })],
  ])('PROJ-06 says in a quiet sentence from when, before the day, with the money %s', async (_, payment) => {
    const { container } = await renderWithApp(<NoShowOffer project={ahead(payment)} />);

    expect(screen.getByText(/you can say so here from .*12:00 PM E[SD]T,/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('svg')).toBeNull();
  });

  it.each([
    ['to be paid', aPaymentSummary()],
    ['on its way from a bank', aPaymentOnItsWay()],
  ])('PROJ-06 says nothing before the day while the work cannot begin: the money is %s', async (_, payment) => {
    const { container } = await renderWithApp(<NoShowOffer project={ahead(payment)} />);

    expect(container.textContent).toBe('');
  });

  it('PROJ-06 takes nothing away from noon of the day on, paid or not', async () => {
    await renderWithApp(<NoShowOffer project={job({ payment: aPaymentSummary() })} />);

    expect(screen.getByRole('button', { name: 'They didn’t show up' })).toBeEnabled();
  });

  it.each([
    ['where no day was agreed', { agreed: agreedOn(null) }],
    ['for whoever may not', { actions: [] }],
  ])('is not offered %s', async (_, overrides) => {
    const { container } = await renderWithApp(<NoShowOffer project={job(overrides)} />);

    expect(container.textContent).not.toContain('show up');
  });

  it('keeps the dialog open with the reason when the contractor was faster', async () => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.post(apiUrl('/api/projects/:id/no-show'), () =>
        problemAnswer(409, { code: 'state.conflict', detail: 'The work has begun meanwhile.' }),
      ),
    );
    const { user } = await renderWithApp(<NoShowOffer project={job()} />);
    await user.click(screen.getByRole('button', { name: 'They didn’t show up' }));

    await user.click(await screen.findByRole('button', { name: 'Cancel and post again' }));

    expect(await screen.findByText('The work has begun meanwhile.')).toBeInTheDocument();
  });
});

describe('the contractor’s answer', () => {
  const ended = (noShow: Partial<NoShowView> = {}, overrides: Parameters<typeof aProjectDetail>[0] = {}) =>
    aProjectDetail({
      ...{ status: 'cancelled', contractorName: 'Diaz Repairs', parties: ['awarded_contractor'] },
      ...{ noShow: { ...NO_SHOW, ...noShow }, ...overrides },
    });

  it('CON-06 is sent with its words, which only an admission can do without', async () => {
    const sent: unknown[] = [];
    server.use(
      signedInAs({ role: 'contractor' }),
      http.post(apiUrl('/api/projects/:id/no-show/answer'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(ended());
      }),
    );
    const { user } = await renderWithApp(<NoShowBanner project={ended()} />);

    await user.click(screen.getByRole('button', { name: 'Say what happened' }));
    await user.click(await screen.findByRole('button', { name: 'Send the answer' }));
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Choose an answer.');
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
    expect(sent).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Your answer'), 'We agreed on another day');
    await user.type(screen.getByLabelText('In your words'), 'Monday, by message.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));

    expect(await screen.findByText('Your answer was sent')).toBeInTheDocument();
    expect(sent).toEqual([{ answer: 'agreed_another_day', words: 'Monday, by message.' }]);
  });

  it.each([
    ['client', 'contested', 'Diaz Repairs answered: I showed up.', /Staff decide what the record says/],
    ['contractor', 'upheld', 'You answered: I showed up.', /Staff decided: it counts on the record\. Seen\./],
    ['contractor', 'excused', 'You answered: I showed up.', /it does not count on the record\. Seen\./],
  ] as const)('is read by the %s as it stands: %s', async (side, state, said, standing) => {
    const parties = side === 'client' ? (['owner'] as const) : (['awarded_contractor'] as const);
    const noShow = { state, mayAnswer: false, answer: 'came', words: 'At nine.', decisionReason: 'Seen.' } as const;
    await renderWithApp(<NoShowBanner project={ended(noShow, { parties: [...parties] })} />);

    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.getByText('At nine.')).toBeInTheDocument();
    expect(screen.getByText(said).closest('div')).toHaveTextContent(standing);
  });

  it.each([
    ['the client', ['owner'], 'You said that Diaz Repairs didn’t show up'],
    // Only the owner can say it.
    ['who decides with the client', ['decider'], 'The client says that Diaz Repairs didn’t show up'],
    ['staff', [], 'The client says that Diaz Repairs didn’t show up'],
  ] as const)('is introduced to %s by who said it', async (_, parties, said) => {
    const noShow = { state: 'contested', mayAnswer: false } as const;
    await renderWithApp(<NoShowBanner project={ended(noShow, { parties: [...parties] })} />);
    expect(screen.getByText(new RegExp(said, 'u'))).toBeInTheDocument();
  });
});

import type { DisputeView, RulingView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCase, theProject } from '../../testing/dispute-cases.js';
import { goneInAMinute, startTheClock, stopTheClock } from '../../testing/in-a-minute.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { DisputesScreen } from './disputes-screen.js';

const server = startApiServer();
const AT = '2026-11-20T09:00:00.000Z';

const aRuling: RulingView = {
  id: 'g-1',
  contractorCents: 400_000,
  feeCents: 40_000,
  payoutCents: 360_000,
  clientCents: 200_000,
  state: 'proposed',
  reason: 'Two thirds are painted as agreed.',
  proposedAt: AT,
  proposedByName: 'Priya Nair',
  decidedAt: null,
  decidedByName: null,
  refusalReason: null,
};

function casesAre(read: () => DisputeView): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/disputes'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ items: [read()], nextCursor: null });
    }),
    http.get(apiUrl('/api/disputes/d-1'), () => HttpResponse.json(read())),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(DisputesScreen, { at: '/disputes', ...options });
const openOne = (options: Partial<ScreenOptions> = {}) => open({ at: '/disputes?case=d-1', ...options });

beforeEach(() => {
  window.localStorage.clear();
  const none = () => HttpResponse.json({ items: [], nextCursor: null });
  server.use(
    signedInAs({ role: 'admin' }),
    http.get(apiUrl('/api/admin/late-clocks'), none),
    http.get(apiUrl('/api/admin/no-shows'), none),
    http.get(apiUrl('/api/projects/j-1'), () => HttpResponse.json(theProject)),
    http.get(apiUrl('/api/projects/j-1/change-orders'), none),
  );
});

afterEach(startTheClock);

describe('a ruling that waits for another administrator', () => {
  it('shows what that one decided, without being asked', async () => {
    stopTheClock();
    const rulings = [aRuling];
    let dispute = aCase({ state: 'ruling_proposed', rulings, actions: ['refuse_ruling'] });
    casesAre(() => dispute);
    await openOne();
    await screen.findByRole('button', { name: 'Refuse the ruling' });

    dispute = aCase({ state: 'ruled', rulings: [{ ...aRuling, state: 'made' }], actions: [] });

    await goneInAMinute('Refuse the ruling');
  });
});

describe('the cases on the desk of staff', () => {
  it('A11Y-01 lead to the heading of the case that is opened, and back to the list’s, not of a filter', async () => {
    casesAre(() => aCase());
    const { user } = await open();
    const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });
    const state = await screen.findByLabelText('State');
    await user.selectOptions(state, 'ruled');
    expect(state).toHaveFocus();

    await user.click(await screen.findByRole('link', { name: / Exterior paint$/ }));
    await waitFor(() => expect(heading()).toHaveTextContent(aCase().house));
    expect(heading()).toHaveFocus();

    await user.click(screen.getByRole('link', { name: 'Back to the cases' }));
    await waitFor(() => expect(heading()).toHaveTextContent('Disputes'));
    expect(heading()).toHaveFocus();
  });

  it('I18N-01 say “Abierta” in Spanish of their status, and of nothing else', async () => {
    casesAre(() => aCase());
    await openOne({ locale: 'es' });

    expect(await screen.findByText('Abierta')).toBeVisible();
    expect(screen.getByText('Fecha de apertura')).toBeInTheDocument();
  });

  it.each([open, openOne])('ADM-01 say until when an answer is due by the clock of the house', async (show) => {
    casesAre(() => aCase({ answerDueAt: '2026-11-20T18:00:00.000Z' }));
    await show();

    expect(await screen.findByText(/^Fri, Nov 20, 11:00\sAM MST$/)).toBeInTheDocument();
  });

  it('are listed with what is at stake, by their state', async () => {
    const asked = casesAre(() => aCase());
    const { user, location } = await open();

    expect(await screen.findByRole('link', { name: / Exterior paint$/ })).toHaveAttribute('href', '/disputes?case=d-1');
    expect(screen.getByText('$1,000.00')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('State'), 'ruled');

    await waitFor(() => expect(location()).toBe('/disputes?state=ruled'));
    await waitFor(() => expect(asked.at(-1)).toBe('status=ruled'));
  });

  it('are ruled on with a split and a reason, after one more look', async () => {
    const sent: unknown[] = [];
    let dispute = aCase();
    casesAre(() => dispute);
    server.use(
      http.post(apiUrl('/api/admin/disputes/d-1/ruling'), async ({ request }) => {
        sent.push(await request.json());
        dispute = aCase({ state: 'ruled', actions: [] });
        return HttpResponse.json(dispute);
      }),
    );
    const { user } = await openOne();
    const submit = await screen.findByRole('button', { name: 'Rule on the case' });
    await user.click(submit);
    expect(screen.getByText('Enter an amount from $0.00 to $1,000.00')).toBeInTheDocument();
    expect(screen.getByText('Write at least 5 characters')).toBeInTheDocument();
    const [faulty] = screen.getAllByRole('textbox').filter((field) => field.matches('[aria-invalid="true"]'));
    expect(faulty).toHaveFocus();
    await user.type(screen.getByLabelText('What Brennan & Sons gets, before the fee'), '600');
    await user.type(screen.getByLabelText('Reason of the ruling'), 'Half of the eave is painted.');
    await user.click(submit);
    expect(sent).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Rule on the case' }));

    expect(await screen.findByText('The case is ruled')).toBeInTheDocument();
    expect(sent).toEqual([{ contractorCents: 60_000, reason: 'Half of the eave is painted.' }]);
  });

  it('AUTH-10 keep a ruling that is being written over a session that ends', async () => {
    casesAre(() => aCase());
    const before = await openOne();
    await before.user.type(await screen.findByLabelText('What Brennan & Sons gets, before the fee'), '600');
    await before.user.type(screen.getByLabelText('Reason of the ruling'), 'Half is painted.');
    before.unmount();

    await openOne();

    expect(await screen.findByDisplayValue('Half is painted.')).toBeInTheDocument();
    expect(screen.getByLabelText('What Brennan & Sons gets, before the fee')).toHaveValue('600');
  });

  it('say at closing, where nothing is held, what the ruling sets and which sums can be paid', async () => {
    casesAre(() => aCase({ isHeld: false }));
    const { user } = await openOne();
    const part = await screen.findByLabelText('What Brennan & Sons gets, before the fee');

    await user.type(part, '0.30');
    await user.type(screen.getByLabelText('Reason of the ruling'), 'Half of the eave is painted.');
    await user.click(screen.getByRole('button', { name: 'Rule on the case' }));
    expect(screen.getByText('Enter 0, or an amount from $0.50 to $1,000.00')).toBeInTheDocument();
    await user.clear(part);
    await user.type(part, '600');
    await user.click(screen.getByRole('button', { name: 'Rule on the case' }));

    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('the invoice at closing asks for the contractor’s part');
    expect(dialog).not.toHaveTextContent('The money moves');
  });

  it('of a large sum are proposed to another administrator', async () => {
    casesAre(() => aCase({ stakeCents: 600_000, needsSecondAdmin: true, actions: ['propose_ruling'] }));
    await openOne();

    expect(await screen.findByRole('button', { name: 'Propose the ruling' })).toBeInTheDocument();
    expect(screen.getByText(/\$5,000\.00 or more is at stake/)).toBeInTheDocument();
  });

  it('wait for the second administrator, who confirms or refuses with a reason', async () => {
    const sent: unknown[] = [];
    let dispute = aCase({
      state: 'ruling_proposed',
      stakeCents: 600_000,
      needsSecondAdmin: true,
      rulings: [aRuling],
      actions: ['confirm_ruling', 'refuse_ruling'],
    });
    casesAre(() => dispute);
    server.use(
      http.post(apiUrl('/api/admin/disputes/d-1/ruling/refuse'), async ({ request }) => {
        sent.push(await request.json());
        dispute = aCase({ stakeCents: 600_000, needsSecondAdmin: true, actions: ['propose_ruling'] });
        return HttpResponse.json(dispute);
      }),
    );
    const { user } = await openOne();
    expect(await screen.findByText('Two thirds are painted as agreed.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm the ruling' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refuse the ruling' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The second day is not weighed.');

    await user.click(dialog.getByRole('button', { name: 'Refuse the ruling' }));

    expect(await screen.findByText('The case is open again')).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'The second day is not weighed.' }]);
  });

  it('PAY-06 are listed as waiting while a side that was asked still has its word', async () => {
    let dispute = aCase({ answerDueAt: '2026-11-20T12:00:01.000Z' });
    casesAre(() => dispute);
    const waiting = await open();
    expect(await screen.findByText('Waiting for an answer')).toBeInTheDocument();
    waiting.unmount();

    dispute = aCase({ answerDueAt: '2026-11-30T09:00:00.000Z', answeredAt: AT });
    const answered = await open();
    expect(await screen.findByText('Answered')).toBeInTheDocument();
    answered.unmount();

    dispute = aCase({ answerDueAt: '2026-11-20T12:00:00.000Z' });
    await open();
    expect(await screen.findByText('No answer in time')).toBeInTheDocument();
  });

  it.each([
    ['the other side', 'owner', 'The other side was told that it has until then'],
    ['both sides', 'clock', 'Both sides were told that they have until then'],
  ] as const)(
    'PAY-06 wait for %s: the ruling is shown, says until when, and cannot be made',
    async (_, openedBy, why) => {
      casesAre(() => aCase({ openedBy, answerDueAt: '2026-11-30T09:00:00.000Z', actions: [] }));
      const { user } = await openOne();

      expect(await screen.findByText(/^Waits for an answer until .*Nov 30/)).toBeInTheDocument();
      const reason = screen.getByText(new RegExp(why));
      const button = screen.getByRole('button', { name: 'Rule on the case' });
      expect(button).toBeEnabled();
      await user.click(button);
      await waitFor(() => expect(button).toHaveAccessibleDescription(/^Waits for an answer until .*Nov 30/));
      expect(document.activeElement).toContainElement(reason);
      expect(document.body).not.toHaveFocus();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByText(/^Write at least/)).not.toBeInTheDocument();
      expect(screen.getByLabelText('What Brennan & Sons gets, before the fee')).toBeDisabled();
      expect(screen.getByLabelText('Reason of the ruling')).toBeDisabled();
    },
  );

  it('of a project of one’s own are no matter to rule on', async () => {
    casesAre(() => aCase({ side: 'owner', actions: ['speak'] }));
    await openOne();

    expect(await screen.findByText('The paint comes off again.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rule on the case' })).not.toBeInTheDocument();
  });

  it('cannot be ruled on while a bank holds the money back', async () => {
    casesAre(() => aCase({ isFrozen: true, actions: [] }));
    await openOne();

    expect(await screen.findByText('This payment is on hold')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rule on the case' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the project' })).toHaveAttribute('href', '/projects/j-1');
  });

  it('MSG-02 show what the two sides wrote once it is asked for, a quick reply in the reader’s language', async () => {
    const asked: string[] = [];
    casesAre(() => aCase());
    const said = { authorId: 'u-1', salt: null, files: [], bodyDigest: 'd', hash: 'h', sentAt: AT, state: 'sent' };
    server.use(
      http.get(apiUrl('/api/conversations'), ({ request }) => {
        asked.push(new URL(request.url).search);
        const members = [{ name: 'Sofia Reyes' }, { name: 'Brennan & Sons' }];
        return HttpResponse.json({ items: [{ id: 't-1', members }], nextCursor: null });
      }),
      http.get(apiUrl('/api/conversations/t-1/record.json'), ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('sinceSequence') === '0';
        const first = {
          ...said,
          sequence: 1,
          authorName: 'Sofia Reyes',
          side: 'client',
          body: '¿Qué pared?',
          reply: null,
        };
        const reply = { id: 'yes', values: {} };
        const next = { ...said, sequence: 2, authorName: 'Brennan & Sons', side: 'contractor', body: '', reply };
        return HttpResponse.json({ messages: [isFirst ? first : next], lastSequence: 2, faults: [] });
      }),
    );
    const { user } = await openOne();

    await user.click(await screen.findByRole('button', { name: 'Read the conversation' }));
    const talk = await screen.findByRole('region', { name: 'Conversation of Sofia Reyes and Brennan & Sons' });
    expect(await within(talk).findByText('¿Qué pared?')).toBeInTheDocument();
    await user.click(within(talk).getByRole('button', { name: 'Read on' }));
    expect(await within(talk).findByText('Yes.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the record (PDF)' })).toHaveAttribute(
      'href',
      '/api/conversations/t-1/record.pdf',
    );
    expect(asked).toEqual(['?projectId=j-1']);
  });

  it('MSG-02 show no conversation once they are decided', async () => {
    casesAre(() => aCase({ state: 'settled', actions: [] }));
    await openOne();
    await screen.findByText('The paint comes off again.');
    expect(screen.queryByRole('button', { name: 'Read the conversation' })).not.toBeInTheDocument();
  });

  it('say when a case did not come', async () => {
    server.use(http.get(apiUrl('/api/disputes/d-1'), () => problemAnswer(404, { code: 'dispute.not_found' })));
    await openOne();

    expect(await screen.findByText('The case did not load')).toBeInTheDocument();
  });

  it('I18N-01 speak Spanish', async () => {
    casesAre(() => aCase());
    await openOne({ locale: 'es' });

    expect(await screen.findByRole('button', { name: 'Decidir el caso' })).toBeInTheDocument();
  });
});

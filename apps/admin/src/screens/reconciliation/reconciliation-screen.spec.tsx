import type { ReconciliationDifferenceView, ReconciliationRunView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  findInAMinute,
  goneInAMinute,
  letMinutesPass,
  startTheClock,
  stopTheClock,
} from '../../testing/in-a-minute.js';
import { aDifference, AT, aRun } from '../../testing/comparisons.js';
import { renderScreen } from '../../testing/render-screen.js';
import { ReconciliationScreen } from './reconciliation-screen.js';

const server = startApiServer();

const runsAre = (read: () => readonly ReconciliationRunView[]): void =>
  server.use(
    http.get(apiUrl('/api/admin/reconciliation'), () => HttpResponse.json({ items: read(), nextCursor: null })),
  );
const waitingAre = (read: () => readonly ReconciliationDifferenceView[]): void =>
  server.use(
    http.get(apiUrl('/api/admin/reconciliation/differences'), () =>
      HttpResponse.json({ items: read(), nextCursor: null }),
    ),
  );
const open = (locale: 'en' | 'es' = 'en') => renderScreen(ReconciliationScreen, { at: '/reconciliation', locale });

beforeEach(() => {
  server.use(signedInAs({ role: 'admin' }));
  waitingAre(() => []);
});

afterEach(startTheClock);

describe('comparisons with the provider', () => {
  it('PAY-06 say how each ended', async () => {
    runsAre(() => [
      aRun(),
      aRun({ id: 'r-2', finishedAt: null }),
      aRun({ id: 'r-3', error: 'api_connection_error' }),
      aRun({ id: 'r-4', brokenRules: [{ name: 'I7', count: 1 }] }),
      aRun({ id: 'r-5', differences: [aDifference({ kind: 'missing', state: 'applied' })] }),
    ]);
    await open();

    for (const word of ['Agrees', 'Running', 'Not finished', 'Differs', 'Brought up to date'])
      expect(await screen.findByText(word)).toBeInTheDocument();
    expect(screen.getAllByText('The last 35 days, asked for by Priya Nair. 4 objects compared.')).toHaveLength(4);
    expect(
      screen.getByText('Rules of the ledger that do not hold: Our books show the provider’s balance (I7)'),
    ).toBeInTheDocument();
  });

  it('PAY-06 begin now when staff ask', async () => {
    const runs = [aRun()];
    runsAre(() => runs);
    server.use(
      http.post(apiUrl('/api/admin/reconciliation'), () => {
        const run = aRun({ id: 'r-9', finishedAt: null });
        runs.unshift(run);
        return HttpResponse.json(run);
      }),
    );
    const { user } = await open();
    await screen.findByText('Agrees');

    await user.click(screen.getByRole('button', { name: 'Compare now' }));

    expect(await screen.findByText('The comparison is on its way')).toBeInTheDocument();
    expect(await screen.findByText('Running')).toBeInTheDocument();
  });

  it('PAY-06 show how a comparison ended, and what it found, without being asked', async () => {
    stopTheClock();
    let run = aRun({ finishedAt: null, compared: 0, askedByName: 'Priya Nair' });
    let found: ReconciliationDifferenceView[] = [];
    runsAre(() => [run]);
    waitingAre(() => found);
    await open();
    await screen.findByText('Running');
    expect(screen.getByText('The last 35 days, asked for by Priya Nair.')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing to compare/)).not.toBeInTheDocument();

    run = aRun({ compared: 60 });
    found = [aDifference()];

    expect(await findInAMinute(/60 objects compared/)).toBeInTheDocument();
    expect(await findInAMinute('Differences that wait for staff')).toBeInTheDocument();
  });

  it('PAY-06 ask no more once none runs, nor where nobody sits', async () => {
    stopTheClock();
    let run = aRun({ finishedAt: null });
    let asked = 0;
    runsAre(() => {
      asked += 1;
      return [run];
    });
    await open();
    await screen.findByText('Running');
    await letMinutesPass(10);
    const whileAway = asked;
    await letMinutesPass(10);
    expect(asked).toBe(whileAway);
    fireEvent.keyDown(window);
    run = aRun();
    expect(await findInAMinute('Agrees')).toBeInTheDocument();
    const whenEnded = asked;

    await letMinutesPass(2);

    expect(asked).toBe(whenEnded);
  });

  it('PAY-06 say nothing of what was compared but of a comparison that ended', async () => {
    runsAre(() => [
      aRun({ id: 'r-1', compared: 0 }),
      aRun({ id: 'r-2', compared: 0, error: 'api_connection_error', reach: 'recent' }),
    ]);
    await open();

    expect(await screen.findByText(/^The last 35 days.* Nothing to compare\.$/)).toBeInTheDocument();
    expect(screen.getByText(/^The last 3 days.* Nothing was compared\.$/)).toBeInTheDocument();
  });

  it('PAY-06 call a rule of the ledger by what it says, with its code', async () => {
    runsAre(() => [aRun({ brokenRules: [{ name: 'I8', count: 1 }], uncheckedRules: ['I7', 'I10'] })]);
    await open();

    expect(await screen.findByText(/No charge pays out more than it brought \(I8\)/)).toBeInTheDocument();
    expect(
      screen.getByText(
        /Our books show the provider’s balance \(I7\); Nothing waits for over an hour without staff knowing \(I10\)/,
      ),
    ).toBeInTheDocument();
  });

  it('PAY-06 let a difference stand once staff say why', async () => {
    let difference = aDifference();
    // The comparison that found it is long past the first page.
    runsAre(() => [aRun()]);
    waitingAre(() => (difference.state === 'open' ? [difference] : []));
    server.use(
      http.post(apiUrl('/api/admin/reconciliation/differences/x-1/accept'), async ({ request }) => {
        const { reason } = (await request.json()) as { reason: string };
        difference = aDifference({ state: 'accepted', acceptedAt: AT, acceptedByName: 'Priya Nair', reason });
        return HttpResponse.json(difference);
      }),
    );
    const { user } = await open();
    expect(await screen.findByText('Provider \u2212$100.00, books nothing')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Payment of Exterior paint' })).toHaveAttribute(
      'href',
      '/payments?payment=m-1',
    );
    await user.click(screen.getByRole('button', { name: /^Let it stand: / }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Agreed by telephone.');

    await user.click(dialog.getByRole('button', { name: 'Let it stand' }));

    expect(await screen.findByText('The difference stands')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Differences that wait for staff')).not.toBeInTheDocument());
  });

  it('PAY-06 say of each difference who let it stand, and why', async () => {
    const accepted = { state: 'accepted', acceptedAt: AT, acceptedByName: 'Priya Nair' } as const;
    runsAre(() => [aRun({ differences: [aDifference({ ...accepted, reason: 'Agreed by telephone.' })] })]);
    await open();

    expect(await screen.findByText(/Accepted by Priya Nair on .*: Agreed by telephone\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Let it stand: / })).not.toBeInTheDocument();
  });

  const ME = '018f0000-0000-7000-8000-000000000001';
  const COLLEAGUE = '018f0000-0000-7000-8000-000000000002';
  const aLine = (overrides: Partial<ReconciliationDifferenceView> = {}): ReconciliationDifferenceView =>
    aDifference({ object: 'balance_transaction', providerId: 'txn_1', milestoneId: null, ...overrides });
  const recordedBy = (recordedById: string): ReconciliationDifferenceView =>
    aLine({
      ...{ state: 'booking', bookAs: 'provider_fee', recordedById, recordedByName: 'Rosa Vance', recordedAt: AT },
      reason: 'Invoice of November.',
    });
  const answered = (path: string, decide: (body: unknown) => ReconciliationDifferenceView): void =>
    server.use(
      http.post(apiUrl(`/api/admin/reconciliation/differences/x-1/${path}`), async ({ request }) => {
        const text = await request.text();
        return HttpResponse.json(decide(text === '' ? {} : JSON.parse(text)));
      }),
    );

  it('PAY-06 record what a line of our balance is, for another admin to confirm', async () => {
    server.use(signedInAs({ id: ME, role: 'admin' }));
    runsAre(() => []);
    let line = aLine();
    let sent: unknown;
    waitingAre(() => [line]);
    answered('book', (body) => {
      sent = body;
      return (line = recordedBy(ME));
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Book it: / }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'The provider’s fee' }));
    await user.type(dialog.getByLabelText('Reason'), 'Invoice of November.');

    await user.click(dialog.getByRole('button', { name: 'Book it' }));

    expect(await screen.findByText('It waits for another admin')).toBeInTheDocument();
    expect(sent).toEqual({ as: 'provider_fee', reason: 'Invoice of November.' });
    expect(
      await screen.findByText(/The provider’s fee, recorded by Rosa Vance on .*: Invoice of November\./),
    ).toBeInTheDocument();
    // Whoever recorded it may only take it back.
    expect(screen.getByRole('button', { name: /^Withdraw: / })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Confirm: / })).not.toBeInTheDocument();
  });

  it('PAY-06 offer no fee for what came in', async () => {
    runsAre(() => []);
    waitingAre(() => [aLine({ providerCents: 70_000 })]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Book it: / }));

    const dialog = within(await screen.findByRole('dialog'));

    expect(dialog.getByRole('radio', { name: 'Our own money' })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: 'The provider’s fee' })).not.toBeInTheDocument();
  });

  it('PAY-06 book it once another admin confirms', async () => {
    server.use(signedInAs({ id: ME, role: 'admin' }));
    runsAre(() => []);
    let line = recordedBy(COLLEAGUE);
    waitingAre(() => (line.state === 'booking' ? [line] : []));
    answered('book/confirm', () => (line = { ...line, state: 'booked', acceptedAt: AT, acceptedByName: 'Priya Nair' }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Confirm: / }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('It is booked')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Differences that wait for staff')).not.toBeInTheDocument());
  });

  it('PAY-06 show what another admin did with a booking, without being asked', async () => {
    stopTheClock();
    server.use(signedInAs({ id: ME, role: 'admin' }));
    runsAre(() => []);
    let line = recordedBy(ME);
    waitingAre(() => (line.state === 'booking' ? [line] : []));
    await open();
    await screen.findByText('Differences that wait for staff');

    line = { ...line, state: 'booked' };

    await goneInAMinute('Differences that wait for staff');
  });

  it('PAY-06 say that it has changed when another admin was faster', async () => {
    server.use(signedInAs({ id: ME, role: 'admin' }));
    runsAre(() => []);
    let line = recordedBy(COLLEAGUE);
    waitingAre(() => (line.state === 'booking' ? [line] : []));
    server.use(
      http.post(apiUrl('/api/admin/reconciliation/differences/x-1/book/confirm'), () => {
        line = { ...line, state: 'booked' };
        return problemAnswer(409, { code: 'state.conflict', detail: 'Reload to see what changed.' });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Confirm: / }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('This has changed meanwhile')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Differences that wait for staff')).not.toBeInTheDocument());
  });

  it('PAY-06 let the line wait again when its booking is withdrawn', async () => {
    server.use(signedInAs({ id: ME, role: 'admin' }));
    runsAre(() => []);
    let line = recordedBy(COLLEAGUE);
    waitingAre(() => [line]);
    answered('book/refuse', () => (line = aLine()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Withdraw: / }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The invoice is another one.');

    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText('The booking is withdrawn')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Book it: / })).toBeInTheDocument();
  });

  it('say when the differences that wait did not load', async () => {
    runsAre(() => []);
    server.use(
      http.get(apiUrl('/api/admin/reconciliation/differences'), () =>
        problemAnswer(403, { code: 'access.denied', detail: 'Access denied' }),
      ),
    );
    await open();

    expect(await screen.findByText('The differences that wait did not load')).toBeInTheDocument();
  });

  it('say when they did not load or did not begin', async () => {
    runsAre(() => []);
    server.use(
      http.post(apiUrl('/api/admin/reconciliation'), () =>
        problemAnswer(403, { code: 'access.denied', detail: 'Access denied' }),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText('No comparison yet')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Compare now' }));

    expect(await screen.findByText('The comparison did not start')).toBeInTheDocument();
  });

  it('I18N-01 speak Spanish', async () => {
    runsAre(() => []);
    waitingAre(() => [aDifference()]);
    await open('es');

    expect(await screen.findByRole('button', { name: /^Dejarla así: / })).toBeInTheDocument();
    expect(screen.getByText('No ordenado por nosotros')).toBeInTheDocument();
  });
});

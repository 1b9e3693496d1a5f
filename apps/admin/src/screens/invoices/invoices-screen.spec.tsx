import type { AdminInvoice, ClosingPaymentView } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findInAMinute, returnToWindow, startTheClock, stopTheClock } from '../../testing/in-a-minute.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { InvoicesScreen } from './invoices-screen.js';

const server = startApiServer();
const ME = 'u-1';
const COLLEAGUE = 'u-2';

const anInvoice = (overrides: Partial<AdminInvoice> = {}): AdminInvoice => ({
  id: 'i-1',
  projectId: 'p-1',
  state: 'issued',
  payer: 'settlement_agent',
  number: 'INV-2026-0001',
  amountCents: 300_000,
  dueCents: 300_000,
  isApproved: true,
  isProcessing: false,
  dueOn: '2026-12-18',
  issuedAt: '2026-11-18T09:00:00.000Z',
  viewedAt: null,
  paidAt: null,
  sentAt: null,
  voidReason: null,
  projectTitle: 'Paint and eaves',
  house: '12 Hidden Lane',
  clientName: 'Sofia Reyes',
  agent: { name: 'Grace Okafor', company: 'Hudson Title', email: 'grace@example.com', fileNumber: 'HT-204' },
  payment: null,
  ...overrides,
});

const aWire = (overrides: Partial<ClosingPaymentView> = {}): ClosingPaymentView => ({
  id: 'w-1',
  method: 'wire',
  state: 'recorded',
  reference: 'FED 20261118 0042',
  receivedOn: '2026-11-18',
  amountCents: 300_000,
  recordedBy: 'Priya Nair',
  recordedById: COLLEAGUE,
  ...overrides,
});

/** Answers the list with what `read` gives at that moment; returns what was asked for. */
function invoicesAre(read: () => readonly AdminInvoice[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/invoices'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ items: read(), nextCursor: null });
    }),
  );
  return asked;
}

/** Takes what is sent to one act, and lets it do what the API would. */
function taken(act: string, happen: () => void): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl(`/api/admin/invoices/i-1/${act}`), async ({ request }) => {
      const body = await request.text();
      sent.push(body === '' ? null : JSON.parse(body));
      happen();
      return HttpResponse.json(anInvoice());
    }),
  );
  return sent;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(InvoicesScreen, { at: '/invoices', ...options });
const openedDialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  // What one test left typed waits for nobody here.
  window.localStorage.clear();
  server.use(signedInAs({ role: 'admin', id: ME }));
});

afterEach(startTheClock);

describe('the invoices of staff', () => {
  it('PAY-04 are listed with who pays, what is due when, and a way to the project', async () => {
    invoicesAre(() => [anInvoice(), anInvoice({ id: 'i-2', state: 'draft', number: null, dueCents: 0, agent: null })]);
    await open();

    expect(await screen.findByText('INV-2026-0001')).toBeInTheDocument();
    expect(screen.getByText('Grace Okafor, Hudson Title')).toBeInTheDocument();
    expect(screen.getByText('grace@example.com')).toBeInTheDocument();
    expect(screen.getAllByText('$3,000.00')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: / Paint and eaves$/ })[0]).toHaveAttribute('href', '/projects/p-1');
    expect(screen.getAllByRole('button', { name: 'Record a payment' })).toHaveLength(1);
  });

  it('PAY-04 are filtered in the address', async () => {
    const asked = invoicesAre(() => []);
    const { user, location } = await open();
    await screen.findByText('No invoices here');

    await user.selectOptions(screen.getByLabelText('State'), 'overdue');

    await waitFor(() => expect(location()).toBe('/invoices?state=overdue'));
    await waitFor(() => expect(asked.at(-1)).toBe('state=overdue'));
  });

  it('say that they are on their way, that they did not come, and that there are none', async () => {
    let fail = (): void => undefined;
    const late = new Promise<void>((resolve) => (fail = resolve));
    server.use(
      http.get(apiUrl('/api/admin/invoices'), async () => {
        await late;
        return problemAnswer(404, { code: 'request.not_found' });
      }),
    );
    const { user } = await open();
    expect(await screen.findByText('Reading the invoices…')).toBeInTheDocument();
    fail();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The invoices did not load')).toBeInTheDocument();
    invoicesAre(() => []);

    await user.click(again);

    expect(await screen.findByText('No invoices here')).toBeInTheDocument();
  });

  it('I18N-01 speak Spanish', async () => {
    invoicesAre(() => [anInvoice({ payment: aWire() })]);
    await open({ locale: 'es' });

    expect(await screen.findByRole('button', { name: 'Confirmar' })).toBeInTheDocument();
    expect(screen.getByText(/Transferencia.* Priya Nair/)).toBeInTheDocument();
  });
});

describe('a wire or check that two administrators work on', () => {
  it('PAY-04 shows what the other one did, without being asked', async () => {
    stopTheClock();
    let payment = aWire({ recordedById: ME });
    invoicesAre(() => [anInvoice({ payment })]);
    await open();
    await screen.findByText(/waits for another administrator/);

    payment = aWire({ recordedById: ME, state: 'confirmed' });

    expect(await findInAMinute(/Wire confirmed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();
  });

  it('PAY-04 is read anew on return to the window', async () => {
    let invoice = anInvoice();
    invoicesAre(() => [invoice]);
    await open();
    await screen.findByRole('button', { name: 'Record a payment' });
    invoice = anInvoice({ payment: aWire() });

    returnToWindow();

    expect(await screen.findByText(/waits for another administrator/)).toBeInTheDocument();
  });

  it('PAY-04 says that it has changed when an act comes too late, and shows how it stands', async () => {
    let payment = aWire();
    invoicesAre(() => (payment.state === 'recorded' ? [anInvoice({ payment })] : []));
    server.use(
      http.post(apiUrl('/api/admin/invoices/i-1/confirm'), () => {
        payment = aWire({ state: 'cleared' });
        return problemAnswer(409, { code: 'state.conflict', detail: 'Reload to see what changed.' });
      }),
    );
    const { user } = await open({ at: '/invoices?state=waiting' });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const dialog = await openedDialog();

    await user.click(dialog.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('This has changed meanwhile')).toBeInTheDocument();
    expect(screen.getByText(/your step was not taken/)).toBeInTheDocument();
    expect(await screen.findByText('No invoices here')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('PAY-04 keeps the dialog and its words when the line behind it goes', async () => {
    let payment = aWire();
    invoicesAre(() => (payment.state === 'recorded' ? [anInvoice({ payment })] : []));
    server.use(
      http.post(apiUrl('/api/admin/invoices/i-1/refuse'), () =>
        problemAnswer(409, { code: 'state.conflict', detail: 'Reload to see what changed.' }),
      ),
    );
    const { user } = await open({ at: '/invoices?state=waiting' });
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = await openedDialog();
    await user.type(dialog.getByLabelText('Reason'), 'Another amount came.');
    payment = aWire({ state: 'cleared' });
    returnToWindow();
    expect(await screen.findByText('No invoices here')).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Refuse' }));

    expect(await dialog.findByText(/your step was not taken/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Another amount came.');
  });
});

describe('a wire or check', () => {
  it('PAY-04 is not offered while a bank payment is on its way, nothing is due, or one waits for its top-up', async () => {
    invoicesAre(() => [
      anInvoice({ id: 'i-1', isProcessing: true }),
      anInvoice({ id: 'i-2', dueCents: 0 }),
      anInvoice({ id: 'i-3', payment: aWire({ state: 'confirmed' }) }),
    ]);
    await open();

    expect(await screen.findByRole('button', { name: 'Topped up' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record a payment' })).not.toBeInTheDocument();
  });

  it('PAY-04 is recorded once however often one presses, over the whole amount that is due', async () => {
    let invoice = anInvoice();
    invoicesAre(() => [invoice]);
    const sent = taken('record-payment', () => (invoice = anInvoice({ payment: aWire({ recordedById: ME }) })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const dialog = await openedDialog();
    await user.click(dialog.getByRole('radio', { name: 'Check' }));
    await user.type(dialog.getByLabelText('Bank reference or check number'), '  1042 ');
    await user.type(dialog.getByLabelText('Day it came to our bank'), '2026-11-18');

    await user.dblClick(dialog.getByRole('button', { name: 'Record a payment' }));

    expect(await screen.findByText('The payment is recorded')).toBeInTheDocument();
    expect(await screen.findByText(/waits for another administrator/)).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'check', reference: '1042', receivedOn: '2026-11-18', amountCents: 300_000 }]);
  });

  it('PAY-04 needs a number and a day that has come before anything is sent', async () => {
    invoicesAre(() => [anInvoice()]);
    const sent = taken('record-payment', () => undefined);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const dialog = await openedDialog();
    const send = dialog.getByRole('button', { name: 'Record a payment' });
    await user.click(send);
    expect(dialog.getByLabelText('Bank reference or check number')).toHaveAccessibleDescription('Fill this in');
    expect(dialog.getByLabelText('Day it came to our bank')).toHaveAccessibleDescription('Choose the day');
    await user.type(dialog.getByLabelText('Bank reference or check number'), '10');
    expect(dialog.getByLabelText('Bank reference or check number')).toHaveAccessibleDescription(
      'Write at least 3 characters',
    );
    await user.type(dialog.getByLabelText('Bank reference or check number'), '42');
    await user.type(dialog.getByLabelText('Day it came to our bank'), '2026-11-22');

    await user.click(send);

    expect(dialog.getByLabelText('Day it came to our bank')).toHaveAccessibleDescription(
      'Choose today or an earlier day',
    );
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the API refuses it', async () => {
    invoicesAre(() => [anInvoice()]);
    server.use(
      http.post(apiUrl('/api/admin/invoices/i-1/record-payment'), () =>
        problemAnswer(422, { code: 'request.invalid', detail: 'The amount due has changed.' }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const dialog = await openedDialog();
    await user.type(dialog.getByLabelText('Bank reference or check number'), 'FED 42');
    await user.type(dialog.getByLabelText('Day it came to our bank'), '2026-11-18');

    await user.click(dialog.getByRole('button', { name: 'Record a payment' }));

    expect(await dialog.findByText('The amount due has changed.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Bank reference or check number')).toHaveValue('FED 42');
    expect(dialog.getByLabelText('Day it came to our bank')).toHaveValue('2026-11-18');
  });

  it('PAY-04 is not offered for confirmation to whoever recorded it', async () => {
    invoicesAre(() => [anInvoice({ payment: aWire({ recordedById: ME, recordedBy: 'Rosa Vance' }) })]);
    await open();

    expect(await screen.findByText(/Wire recorded by Rosa Vance/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refuse' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });

  it('PAY-04 is confirmed once by another administrator, who reads what it says first', async () => {
    let payment = aWire();
    invoicesAre(() => [anInvoice({ payment })]);
    const sent = taken('confirm', () => (payment = aWire({ state: 'confirmed' })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const dialog = await openedDialog();
    expect(dialog.getByText(/You have seen FED 20261118 0042 on our bank statement/)).toBeInTheDocument();

    await user.dblClick(dialog.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('The invoice is paid')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Topped up' })).toBeInTheDocument();
    expect(sent).toEqual([null]);
  });

  it('PAY-04 is refused only with a reason, and can be recorded again', async () => {
    let payment = aWire();
    invoicesAre(() => [anInvoice({ payment })]);
    const sent = taken('refuse', () => (payment = aWire({ state: 'refused' })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = await openedDialog();
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(dialog.getByText('Write at least 3 characters')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Another amount came.');

    await user.dblClick(dialog.getByRole('button', { name: 'Refuse' }));

    expect(await screen.findByText('The payment is refused')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Record a payment' })).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'Another amount came.' }]);
  });

  it('PAY-04 is said to stand at the provider once, and then nothing more is asked', async () => {
    let payment = aWire({ state: 'confirmed' });
    invoicesAre(() => [anInvoice({ state: 'paid', dueCents: 0, payment })]);
    const sent = taken('cleared', () => (payment = aWire({ state: 'cleared' })));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Topped up' }));
    const dialog = await openedDialog();

    await user.dblClick(dialog.getByRole('button', { name: 'Topped up' }));

    expect(await screen.findByText('The transfer is on its way')).toBeInTheDocument();
    expect(await screen.findByText('Wire confirmed and topped up')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Topped up' })).not.toBeInTheDocument();
    expect(sent).toEqual([null]);
  });
});

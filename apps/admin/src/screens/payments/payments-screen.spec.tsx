import type { ChargeBackView, ManagedPaymentDetail } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { goneInAMinute, startTheClock, stopTheClock } from '../../testing/in-a-minute.js';
import { aPayment, aRefund, AT } from '../../testing/payments.js';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.js';
import { PaymentsScreen } from './payments-screen.js';

const server = startApiServer();

function paymentsAre(...payments: ManagedPaymentDetail[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/api/admin/payments'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json({ items: payments, nextCursor: null });
    }),
    http.get(apiUrl('/api/admin/payments/m-1'), () => HttpResponse.json(payments[0])),
  );
  return asked;
}

const open = (options: Partial<ScreenOptions> = {}) => renderScreen(PaymentsScreen, { at: '/payments', ...options });
const openOne = (options: Partial<ScreenOptions> = {}) => open({ at: '/payments?payment=m-1', ...options });

beforeEach(() => server.use(signedInAs({ role: 'admin' })));

afterEach(startTheClock);

describe('the payments of staff', () => {
  it('PAY-06 are listed with what is held and why one needs attention', async () => {
    paymentsAre(aPayment({ heldCents: 1_234 }));
    await open();

    expect(await screen.findByRole('link', { name: / Exterior paint$/ })).toHaveAttribute(
      'href',
      '/payments?payment=m-1',
    );
    expect(screen.getByText('A refund came back', { selector: 'table *' })).toBeInTheDocument();
    expect(screen.getByText('$12.34')).toBeInTheDocument();
  });

  it('PAY-06 are filtered in the address', async () => {
    const asked = paymentsAre();
    const { user, location } = await open();
    await screen.findByText('No payment fits');

    await user.selectOptions(screen.getByLabelText('Needs attention'), 'charge_disputed');
    await waitFor(() => expect(location()).toBe('/payments?attention=charge_disputed'));
    await user.selectOptions(screen.getByLabelText('State'), 'charged_back');
    await user.type(screen.getByLabelText('Address, name, email or request number'), 'brennan{Enter}');

    await waitFor(() => expect(location()).toBe('/payments?q=brennan&state=charged_back&attention=charge_disputed'));
    await waitFor(() => expect(asked.at(-1)).toContain('attention=charge_disputed'));
    expect(asked.at(-1)).toContain('q=brennan');
  });

  it('PAY-06 call a state the same in the filter, in the list, in the record and in its history', async () => {
    const payment = aPayment({
      state: 'processing',
      history: [{ at: AT, event: 'pay', from: 'requires_payment', to: 'processing', actorName: null, reason: null }],
    });
    paymentsAre(payment);
    const list = await open({ locale: 'es' });
    expect(await screen.findByText('Pago en camino', { selector: 'td *' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Pago en camino' })).toBeInTheDocument();
    expect(screen.queryByText('En proceso')).not.toBeInTheDocument();
    list.unmount();

    await openOne({ locale: 'es' });

    expect(await screen.findAllByText('Pago en camino')).toHaveLength(2);
    expect(screen.queryByText('En proceso')).not.toBeInTheDocument();
  });

  it('PAY-06 show that another admin confirmed a refund by hand, without being asked', async () => {
    stopTheClock();
    const byHand = { reference: 'Check 1042', proposedById: 'u-9', proposedByName: 'Rosa Vance', proposedAt: AT };
    const waiting = aRefund({ byHand: { ...byHand, confirmedByName: null, confirmedAt: null }, actions: ['refuse'] });
    let payment = aPayment({ commands: [waiting] });
    server.use(http.get(apiUrl('/api/admin/payments/m-1'), () => HttpResponse.json(payment)));
    await openOne();
    await screen.findByRole('button', { name: /^It was not paid: / });

    const confirmed = { ...byHand, confirmedByName: 'Priya Nair', confirmedAt: AT };
    payment = aPayment({ commands: [aRefund({ state: 'done', byHand: confirmed, actions: [] })] });

    await goneInAMinute('It was not paid');
    expect(screen.getByText(/Priya Nair/)).toBeInTheDocument();
  });

  it('say when the list did not come, and get it again', async () => {
    server.use(http.get(apiUrl('/api/admin/payments'), () => problemAnswer(404, { code: 'request.not_found' })));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    paymentsAre(aPayment());

    await user.click(again);

    expect(await screen.findByRole('link', { name: / Exterior paint$/ })).toBeInTheDocument();
  });
});

describe('one payment', () => {
  it('PAY-06 shows every line of the ledger', async () => {
    paymentsAre(aPayment());
    await openOne();

    expect(await screen.findByText('Payment received')).toBeInTheDocument();
    expect(screen.getByText('Balance at the provider')).toBeInTheDocument();
    expect(screen.getByText('+$5,270.00')).toBeInTheDocument();
    expect(screen.getByText('\u2212$5,270.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Brennan & Sons' })).toHaveAttribute('href', '/users?user=u-2');
  });

  it('PAY-06 tries a failed refund again', async () => {
    let isRetried = false;
    paymentsAre(aPayment());
    server.use(
      http.post(apiUrl('/api/admin/payments/m-1/refunds/c-1/retry'), () => {
        isRetried = true;
        return HttpResponse.json(aPayment());
      }),
    );
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: /^Try again: / }));

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The order is given anew')).toBeInTheDocument();
    expect(isRetried).toBe(true);
  });

  it('PAY-06 gives up money that was asked back from a contractor, with a reason', async () => {
    const sent: unknown[] = [];
    paymentsAre(aPayment({ commands: [aRefund({ kind: 'reversal', actions: ['retry', 'withdraw'] })] }));
    server.use(
      http.post(apiUrl('/api/admin/payments/m-1/orders/c-1/withdraw'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aPayment({ commands: [] }));
      }),
    );
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: /^Give up: / }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The account is empty.');

    await user.click(dialog.getByRole('button', { name: 'Give up' }));

    expect(await screen.findByText('The money is not asked back any more')).toBeInTheDocument();
    expect(sent).toEqual([{ reason: 'The account is empty.' }]);
  });

  it('PAY-06 asks for number and reason of a refund by hand, and keeps them when it is refused', async () => {
    const sent: unknown[] = [];
    paymentsAre(aPayment());
    server.use(
      http.post(apiUrl('/api/admin/payments/m-1/refunds/c-1/by-hand'), async ({ request }) => {
        sent.push(await request.json());
        return problemAnswer(409, { code: 'payment.refund_in_hand', detail: 'It is in hand already.' });
      }),
    );
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: /^Paid by hand: / }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Paid by hand' });
    await user.click(send);
    expect(dialog.getAllByText('Fill this in')).toHaveLength(2);
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Number of the check or transfer'), 'Check 1042');
    await user.type(dialog.getByLabelText('Reason'), 'The card was closed.');

    await user.click(send);

    expect(await dialog.findByText('It is in hand already.')).toBeInTheDocument();
    expect(sent).toEqual([{ reference: 'Check 1042', reason: 'The card was closed.' }]);
    expect(dialog.getByLabelText('Number of the check or transfer')).toHaveValue('Check 1042');
  });

  it('PAY-06 lets another administrator confirm what one has entered', async () => {
    const byHand = {
      reference: 'Check 1042',
      proposedById: 'u-9',
      proposedByName: 'Priya Nair',
      proposedAt: AT,
      confirmedByName: null,
      confirmedAt: null,
    };
    paymentsAre(aPayment({ commands: [aRefund({ byHand, actions: ['confirm', 'refuse'] })] }));
    await openOne();

    expect(await screen.findByText(/Paid by hand \(Check 1042\), entered by Priya Nair/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Confirm: / })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^It was not paid: / })).toBeInTheDocument();
  });

  it('PAY-06 answers the bank about a charge-back', async () => {
    const sent: unknown[] = [];
    const chargeBack: ChargeBackView = {
      id: 'b-1',
      paymentId: 'p-1',
      providerId: 'du_1',
      status: 'needs_response',
      reason: 'fraudulent',
      amountCents: 527_000,
      takenCents: 527_000,
      feeCents: 1_500,
      lossCents: 0,
      openedAt: AT,
      evidenceDueAt: AT,
      evidenceSentAt: null,
      evidenceSentByName: null,
      closedAt: null,
    };
    const payment = aPayment({ chargeBacks: [chargeBack], actions: ['evidence'], frozen: true, commands: [] });
    paymentsAre(payment);
    server.use(
      http.post(apiUrl('/api/admin/payments/m-1/dispute-evidence'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(payment);
      }),
    );
    const { user } = await openOne();
    expect(await screen.findByText('The bank took $5,270.00 and a fee of $15.00.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Answer the bank' }));
    const dialog = within(await screen.findByRole('dialog'));
    const words = 'The client approved the work after seeing every photo.';
    await user.type(dialog.getByLabelText('What happened'), words);

    await user.click(dialog.getByRole('button', { name: 'Answer the bank' }));

    expect(await screen.findByText('The answer is with the bank')).toBeInTheDocument();
    expect(sent).toEqual([{ text: words }]);
  });

  it('PAY-06 asks no more back from a contractor than was paid out', async () => {
    const sent: unknown[] = [];
    const payment = aPayment({ actions: ['reverse'], reversibleCents: 474_300, paidOutCents: 474_300 });
    paymentsAre(payment);
    server.use(
      http.post(apiUrl('/api/admin/payments/m-1/reverse'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(payment);
      }),
    );
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Ask money back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Amount'), '4743.01');
    await user.type(dialog.getByLabelText('Reason'), 'Lost at the bank.');
    await user.click(dialog.getByRole('button', { name: 'Ask money back' }));
    expect(dialog.getByText('Enter an amount from $0.01 to $4,743.00')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '4743');

    await user.click(dialog.getByRole('button', { name: 'Ask money back' }));

    expect(await screen.findByText('The money is asked back')).toBeInTheDocument();
    expect(sent).toEqual([{ amountCents: 474_300, reason: 'Lost at the bank.' }]);
  });

  it('PAY-06 calls staff no more once one of them says what was found', async () => {
    let payment = aPayment({ attention: 'amount_differs', actions: ['seen'], commands: [] });
    const sent: unknown[] = [];
    server.use(
      http.get(apiUrl('/api/admin/payments/m-1'), () => HttpResponse.json(payment)),
      http.post(apiUrl('/api/admin/payments/m-1/seen'), async ({ request }) => {
        sent.push(await request.json());
        payment = aPayment({ attention: null, commands: [] });
        return HttpResponse.json(payment);
      }),
    );
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Looked into' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('What you found'), 'Paid twice; one went back.');

    await user.dblClick(dialog.getByRole('button', { name: 'Looked into' }));

    expect(await screen.findByText('Nobody is called to this payment any more')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Looked into' })).not.toBeInTheDocument());
    expect(sent).toEqual([{ reason: 'Paid twice; one went back.' }]);
  });

  it('names the card or account of each try, and none where nobody has tried', async () => {
    const aTry = { ...{ amountCents: 100_000, providerId: null }, createdAt: AT, paidAt: null };
    paymentsAre(
      aPayment({
        payments: [
          { id: 't-1', ...aTry, status: 'succeeded', method: 'card', cardBrand: 'visa', cardLast4: '4242' },
          { id: 't-2', ...aTry, status: 'processing', method: 'us_bank_account', cardBrand: null, cardLast4: '6789' },
          { id: 't-3', ...aTry, status: 'requires_payment', method: 'card', cardBrand: null, cardLast4: null },
        ],
      }),
    );
    await openOne();

    expect(await screen.findByText('Visa ending in 4242')).toBeInTheDocument();
    expect(screen.getByText('Bank account ending in 6789')).toBeInTheDocument();
    expect(screen.getAllByText(/ending in/)).toHaveLength(2);
    expect(screen.getByText('Not paid')).toBeInTheDocument();
  });

  it('I18N-01 speaks Spanish', async () => {
    paymentsAre(aPayment());
    await openOne({ locale: 'es' });

    expect(await screen.findByText('Pago recibido')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Intentar de nuevo: / })).toBeInTheDocument();
  });
});

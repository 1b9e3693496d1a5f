import type { PaymentView } from '@cw/api-client';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPayable, serve as serveBy, SMALL } from '../testing/checkout.js';
import { aPayment, aPaymentSummary } from '../testing/payments.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { CheckoutPage } from './checkout-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());
const serve = serveBy.bind(null, server);

const LARGE = aPayable('p-2', 'New roof', { totalCents: 642_000, dueCents: 642_000 });
const open = (at: string) => renderRoutes([{ path: '/checkout', element: <CheckoutPage /> }], { at });

/** What the API and the provider answer to a press; a payment goes on under the key that it was begun with. */
function answersOfPaying() {
  const keys: string[] = [];
  const confirmed: string[] = [];
  const said = { confirm: (): Response => HttpResponse.error(), payment: {} as Partial<PaymentView> };
  server.use(
    http.post(apiUrl('/api/payments/intents'), async ({ request }) => {
      const { amountCents } = (await request.json()) as { amountCents: number };
      const key = request.headers.get('idempotency-key') ?? '';
      if (!keys.includes(key)) keys.push(key);
      const number = keys.indexOf(key) + 1;
      const opened = { paymentId: `e-${number}`, clientSecret: `pi_${number}_secret_1`, amountCents, projectId: 'p-1' };
      return HttpResponse.json(opened, { status: 201 });
    }),
    http.post(apiUrl('/_pay/v1/payment_intents/:id/confirm'), ({ params }) => {
      confirmed.push(String(params['id']));
      return said.confirm();
    }),
    http.get(apiUrl('/api/payments/:id'), ({ params: { id } }) => {
      if (id === 'config') return undefined;
      const money = aPaymentSummary({ projectId: 'p-1', dueCents: 80_000, heldCents: 20_000 });
      const open = { id: String(id), amountCents: 20_000, status: 'requires_payment' } as const;
      return HttpResponse.json(aPayment(money, { ...open, ...said.payment }));
    }),
  );
  return { keys, confirmed, said };
}

const refusal = (error: Readonly<Record<string, string>>) => () => HttpResponse.json({ error }, { status: 402 });
const UNEXPECTED = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };

/** Types an amount and a card that goes through, and presses. */
async function holdOf(amount: string, at = '/checkout?projectId=p-1') {
  const app = await open(at);
  await app.user.click(await screen.findByRole('button', { name: /4242$/ }));
  const field = screen.getByLabelText('Amount to fund now');
  await app.user.clear(field);
  await app.user.type(field, amount);
  await app.user.click(screen.getByRole('button', { name: `Fund escrow – $${amount.replace('.00', '')}` }));
  return app;
}

const readBack = async (app: Awaited<ReturnType<typeof open>>, paymentId: string) =>
  waitFor(() => expect(app.location()).toBe(`/checkout?projectId=p-1&paymentId=${paymentId}`));

describe('a payment of which nobody knows how it ended', () => {
  it('PAY-04 is read back, says nothing of its money, and is never paid twice', async () => {
    serve([SMALL]);
    const { keys, confirmed, said } = answersOfPaying();
    const first = await holdOf('200.00');
    await readBack(first, 'e-1');
    expect(await screen.findByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
    expect(first.container).not.toHaveTextContent(/No money moved|Try again/);
    expect(screen.queryByRole('button', { name: /^Fund escrow/ })).not.toBeInTheDocument();
    first.unmount();

    // Pressed once more all the same: the provider is asked for the same payment, which it has by now.
    said.confirm = refusal(UNEXPECTED);
    const second = await holdOf('200.00');
    await readBack(second, 'e-1');
    expect(confirmed).toEqual(['pi_1', 'pi_1']);
    expect(keys).toHaveLength(1);

    said.payment = { status: 'succeeded' };
    expect(await screen.findByRole('heading', { name: '$200.00 is in escrow' })).toBeVisible();
    second.unmount();

    // It has ended: another part is another payment.
    await readBack(await holdOf('200.00'), 'e-2');
    expect(confirmed.at(-1)).toBe('pi_2');
  });

  it('PAY-04 is shown, and nothing paid on top of it, when another amount is pressed', async () => {
    serve([SMALL]);
    const { keys, said } = answersOfPaying();
    const first = await holdOf('200.00');
    await readBack(first, 'e-1');
    first.unmount();
    said.payment = { status: 'succeeded' };

    await readBack(await holdOf('300.00'), 'e-1');

    expect(await screen.findByRole('heading', { name: '$200.00 is in escrow' })).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  it('PAY-04 is not paid once more from a tab that did not begin it', async () => {
    serve([SMALL]);
    const { keys, said } = answersOfPaying();
    const seen = await open('/checkout?projectId=p-1&paymentId=e-1');
    await screen.findByRole('heading', { name: 'Your payment is being checked' });
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1));
    seen.unmount();
    said.payment = { status: 'succeeded' };

    await readBack(await holdOf('200.00'), 'e-1');
    expect(keys).toEqual([]);
  });

  it.each([
    { declineCode: 'insufficient_funds', text: 'The bank said no. No money moved. Try another card.' },
    { declineCode: 'payment_intent_authentication_failure', text: /^The bank’s check was not completed/ },
  ])('PAY-01 that was refused leads back to the card with the reason, $declineCode', async ({ declineCode, text }) => {
    serve([SMALL]);
    answersOfPaying().said.payment = { status: 'failed', declineCode };
    await open('/checkout?projectId=p-1&paymentId=e-1');

    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByLabelText('Amount to fund now')).toHaveValue('200');
  });

  it('PAY-04 that does not end may be gone on with', async () => {
    serve([SMALL]);
    answersOfPaying();
    // The clock is the real one: under one that is pressed on, requests run out of time before they are answered.
    await open('/checkout?projectId=p-1&paymentId=e-1');
    await screen.findByRole('region', { name: 'Your payment is being checked' });
    expect(screen.queryByRole('link', { name: 'Back to the payment' })).not.toBeInTheDocument();

    const link = await screen.findByRole('link', { name: 'Back to the payment' });
    expect(link).toHaveAttribute('href', '/checkout?projectId=p-1&amount=20000');
  });

  it('PAY-01 a card that is declined for certain stays at the card', async () => {
    serve([SMALL]);
    answersOfPaying().said.confirm = refusal({ type: 'card_error', code: 'card_declined' });
    const app = await holdOf('200.00');

    expect(await screen.findByText('The bank said no. No money moved. Try another card.')).toBeVisible();
    expect(app.location()).toBe('/checkout?projectId=p-1');
  });

  it('PAY-04 is held when the same payment goes through after a decline, and never said to have failed', async () => {
    serve([SMALL]);
    const { confirmed, said } = answersOfPaying();
    said.confirm = refusal({ type: 'card_error', code: 'generic_decline' });
    const app = await holdOf('200.00');
    await screen.findByText('Payment Failed');
    said.payment = { status: 'failed', declineCode: 'generic_decline' };

    said.confirm = () => {
      said.payment = { status: 'succeeded' };
      return HttpResponse.json({ id: 'pi_1', client_secret: 'pi_1_secret_1', status: 'succeeded' });
    };
    await app.user.click(screen.getByRole('button', { name: 'Fund escrow – $200' }));

    expect(await screen.findByRole('heading', { name: '$200.00 is in escrow' })).toBeVisible();
    expect(confirmed).toEqual(['pi_1', 'pi_1']);
    expect(app.location()).toBe('/checkout?projectId=p-1&paymentId=e-1');
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('PAY-04 is not said to have moved nothing when the page cannot be read', async () => {
    serve([SMALL]);
    server.use(http.get(apiUrl('/api/projects/:id'), () => new HttpResponse(null, { status: 400 })));
    const { container } = await open('/checkout?projectId=p-1&paymentId=e-1');

    expect(await screen.findByText(/^We cannot say right now what became of your payment/)).toBeVisible();
    expect(container).not.toHaveTextContent('No money moved');
  });
});

describe('an API that answers nobody', () => {
  it.each(['/api/payments/config', '/api/projects', '/api/projects/:id'])(
    'PAY-04 is said once, and one press reads all of it again: without %s',
    async (path) => {
      serve([SMALL]);
      const { said } = answersOfPaying();
      said.payment = { status: 'succeeded' };
      server.use(
        http.get(apiUrl(path), () => HttpResponse.error()),
        http.get(apiUrl('/api/payments'), () => HttpResponse.error()),
      );
      const { user } = await open('/checkout?projectId=p-1&paymentId=e-1');
      expect(await screen.findByText('The payments could not be read')).toBeVisible();
      const retry = await screen.findByRole('button', { name: 'Try again' });
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Payments so far' })).not.toBeInTheDocument());

      serve([SMALL]);
      answersOfPaying().said.payment = { status: 'succeeded' };
      await user.click(retry);

      expect(await screen.findByRole('heading', { name: /is in escrow/ })).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'Payments so far' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    },
  );
});

describe('a payment that is not the reader’s', () => {
  const isNobodys = () =>
    http.get(apiUrl('/api/payments/:id'), ({ params: { id } }) =>
      id === 'config' ? undefined : problemAnswer(404, { code: 'request.not_found' }),
    );

  it('PAY-04 is said not to be there, and nobody waits for it', async () => {
    serve([SMALL]);
    server.use(isNobodys());
    await open('/checkout?projectId=p-1&paymentId=e-9');

    expect(await screen.findByText('The payments could not be read')).toBeVisible();
  });

  it('PAY-04 keeps nobody from paying who signs in after somebody else in the same tab', async () => {
    serve([SMALL]);
    const { keys, confirmed, said } = answersOfPaying();
    said.confirm = refusal({ type: 'card_error', code: 'card_declined' });
    const before = await holdOf('200.00');
    await waitFor(() => expect(confirmed).toEqual(['pi_1']));
    before.unmount();

    server.use(isNobodys());
    await holdOf('200.00');
    await waitFor(() => expect(confirmed).toEqual(['pi_1', 'pi_2']));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what is due changes while somebody pays', () => {
  it('PAY-02 says that it is more than is due now, and keeps what was typed', async () => {
    const money = aPaymentSummary({ ...SMALL.payment, heldCents: 15_000, dueCents: 85_000 });
    serve([SMALL, LARGE]);
    const app = await open('/checkout?projectId=p-1');
    await app.user.click(await screen.findByRole('button', { name: /4242$/ }));
    const card = screen.getByLabelText('Card number');
    serve([{ ...SMALL, heldCents: 15_000, dueCents: 85_000, payment: money }, LARGE]);
    server.use(
      http.post(apiUrl('/api/payments/intents'), () => problemAnswer(422, { code: 'payment.invalid_amount' })),
    );
    await app.user.click(screen.getByRole('button', { name: 'Fund escrow – $1,000' }));

    const alert = await screen.findByText('Invalid Amount');
    expect(alert.closest('[role=alert]')).toHaveTextContent('That is more than the $850.00 that is due.');
    expect(screen.getByLabelText('Amount to fund now')).toHaveValue('1000');
    expect(await screen.findByRole('radio', { name: /\$850\.00 to fund/ })).toBeChecked();
    expect(card).toHaveValue('4242 4242 4242 4242');
    expect(card).toBeInTheDocument();
    expect(screen.queryByText('Failed to create payment intent')).not.toBeInTheDocument();
  });

  it('PAY-03 names the payment that could not be begun, and says nothing of money that nobody sent', async () => {
    serve([SMALL]);
    server.use(
      http.post(apiUrl('/api/payments/intents'), () =>
        problemAnswer(400, { code: 'payment.intent_failed', detail: 'Failed to create payment intent' }),
      ),
    );
    await holdOf('200.00');

    expect(await screen.findAllByText('Failed to create payment intent')).not.toHaveLength(0);
  });

  it('PAY-03 the amount that was typed is there again after a login in between', async () => {
    serve([SMALL]);
    server.use(http.post(apiUrl('/api/payments/intents'), () => problemAnswer(401, { code: 'auth.required' })));
    const app = await holdOf('77.77');
    await screen.findByText('Please log in to make payments');
    app.unmount();

    await open('/checkout?projectId=p-1');

    expect(await screen.findByLabelText('Amount to fund now')).toHaveValue('77.77');
  });
});

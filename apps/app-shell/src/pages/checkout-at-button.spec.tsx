import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPayable, openingIntents, serve as serveBy, SMALL } from '../testing/checkout.js';
import { aPayment, aPaymentSummary } from '../testing/payments.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { CheckoutPage } from './checkout-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());
const serve = serveBy.bind(null, server);

const LARGE = aPayable('p-2', 'New roof', { totalCents: 642_000, dueCents: 642_000 });
const CONFIRM = apiUrl('/_pay/v1/payment_intents/:id/confirm');
const open = (at = '/checkout?projectId=p-1') =>
  renderRoutes([{ path: '/checkout', element: <CheckoutPage /> }], { at });
const button = () => screen.getByRole('button', { name: /^Fund escrow – / });
const dead = () => HttpResponse.error();
const declined = () => HttpResponse.json({ error: { type: 'card_error', code: 'card_declined' } }, { status: 402 });

/** Types a card that could go through, and presses. */
async function pressed() {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: /4242$/ }));
  await app.user.click(button());
  return app;
}

/** What interrupts with these words; the card's own fields say theirs beside it. */
async function alertOf(text: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(alerts().find((one) => text.test(one.textContent))).toBeDefined());
  return alerts().find((one) => text.test(one.textContent)) ?? screen.getByRole('alert');
}
const alerts = () => screen.getAllByRole('alert');

/** It stands between the card and the button, interrupts whoever listens, and the button says it once more. */
async function isSaidAtButton(text: RegExp): Promise<void> {
  const alert = await alertOf(text);
  const card = screen.getByLabelText('Card number');
  expect(card.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(alert.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button()).toHaveAccessibleDescription(text);
}

describe('what goes wrong with a payment', () => {
  it('PAY-03 a decline is said at the button, which keeps the focus; what was typed stays', async () => {
    serve([SMALL]);
    server.use(openingIntents('p-1'), http.post(CONFIRM, declined));
    await pressed();

    await isSaidAtButton(/Payment Failed.*The bank said no\. No money moved\. Try another card\./);
    expect(button()).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText(/^Amount to/)).toHaveValue('1000');
  });

  it('PAY-03 a dead network is said at the button, and the press goes through once it is back', async () => {
    serve([SMALL]);
    server.use(http.post(apiUrl('/api/payments/intents'), dead));
    const { user } = await pressed();

    await isSaidAtButton(/Failed to create payment intent/);
    expect(button()).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');

    server.use(
      openingIntents('p-1'),
      http.post(CONFIRM, () => HttpResponse.json({ object: 'payment_intent', id: 'pi_1', status: 'succeeded' })),
      http.get(apiUrl('/api/payments/:id'), ({ params }) =>
        params['id'] === 'config'
          ? undefined
          : HttpResponse.json(aPayment(aPaymentSummary({ state: 'funded', dueCents: 0 }))),
      ),
    );
    await user.click(button());
    expect(await screen.findByText(/until you approve the work\. Diaz Repairs may start\.$/)).toBeVisible();
  });

  it('PAY-03 a network that dies after a decline loses neither the page nor the card', async () => {
    serve([SMALL]);
    server.use(openingIntents('p-1'), http.post(CONFIRM, declined));
    const app = await pressed();
    await isSaidAtButton(/The bank said no/);
    server.use(http.get(apiUrl('/api/payments/:id'), dead), http.post(apiUrl('/api/payments/intents'), dead));
    await app.user.click(button());

    await isSaidAtButton(/Failed to create payment intent/);
    expect(app.location()).toBe('/checkout?projectId=p-1');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it('PAY-03 a refusal that was read back is said at the button, where the reader goes on', async () => {
    serve([SMALL]);
    const { user } = await open('/checkout?projectId=p-1&refused=insufficient_funds&amount=20000');

    const card = await screen.findByLabelText('Card number');
    const said = await screen.findByRole('group', { name: /^Payment Failed: The bank said no/ });
    await waitFor(() => expect(said).toHaveFocus());
    expect(card.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(said.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button()).toHaveAccessibleDescription(/The bank said no/);
    // With its focus it was heard: an alert would say it again.
    expect(screen.queryAllByRole('alert').filter((one) => /bank said no/.test(one.textContent))).toEqual([]);
    expect(screen.getByLabelText(/^Amount to/)).toHaveValue('200');
    await user.type(screen.getByLabelText('Card number'), '4');
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
  });

  it('PAY-02 an amount that is none leads to its field', async () => {
    serve([SMALL]);
    const { user } = await open();
    await screen.findByLabelText('Card number');
    await user.clear(screen.getByLabelText(/^Amount to/));
    await user.click(screen.getByRole('button', { name: 'Fund escrow' }));

    expect(screen.getByLabelText(/^Amount to/)).toHaveFocus();
    expect(await alertOf(/Please enter a valid amount \(minimum \$0\.50\)/)).toBeVisible();
  });
});

describe('the way to pay that the checkout opens with', () => {
  it('PAY-04 is the card, however large the sum is', async () => {
    serve([LARGE]);
    await open('/checkout?projectId=p-2');

    expect(await screen.findByRole('button', { name: 'Card' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Bank account' })).toHaveAttribute('aria-pressed', 'false');
  });
});

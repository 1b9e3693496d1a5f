import type { PaymentView } from '@cw/api-client';
import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openingIntents, serve, SMALL } from '../testing/checkout.js';
import { aPayment, aPaymentSummary } from '../testing/payments.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { CheckoutPage } from './checkout-page.js';

const server = startApiServer();
const INTENT = apiUrl('/_pay/v1/payment_intents/:id');
const silence = (): Promise<never> => new Promise(() => undefined);
const button = () => screen.getByRole('button', { name: 'Fund escrow – $1,000' });

/** The payment as the API has it from now on. */
function stands(payment: Partial<PaymentView>): void {
  const project = aPaymentSummary(payment.status === 'succeeded' ? { state: 'funded', dueCents: 0 } : {});
  server.use(
    http.get(apiUrl('/api/payments/:id'), ({ params }) =>
      params['id'] === 'config' ? undefined : HttpResponse.json(aPayment(project, { id: 'e-1', ...payment })),
    ),
  );
}

/** Presses, and lets more than ten seconds pass as soon as `asked` says so. */
async function pressed(asked: () => boolean) {
  const app = await renderRoutes([{ path: '/checkout', element: <CheckoutPage /> }], { at: '/checkout?projectId=p-1' });
  await app.user.click(await screen.findByRole('button', { name: /4242$/ }));
  jest.useFakeTimers({ advanceTimers: true });
  await app.user.click(button());
  await waitFor(() => expect(asked()).toBe(true));
  await jest.advanceTimersByTimeAsync(10_000);
  return app;
}

/** A provider that takes the confirmation and never answers it. */
function hangs(): () => boolean {
  let asked = false;
  server.use(
    openingIntents('p-1'),
    http.post(`${INTENT}/confirm`, () => {
      asked = true;
      return silence();
    }),
    http.get(INTENT, silence),
  );
  return () => asked;
}

beforeEach(() => {
  window.sessionStorage.clear();
  serve(server, [SMALL]);
});
afterEach(() => jest.useRealTimers());

describe('a press that nobody answers', () => {
  it('PAY-03 that could not begin the payment says after ten seconds that nothing was charged', async () => {
    let asked = false;
    server.use(
      http.post(apiUrl('/api/payments/intents'), () => {
        asked = true;
        return silence();
      }),
    );
    await pressed(() => asked);

    expect(await screen.findByText(/^Nothing was charged: the payment was not begun/)).toBeVisible();
    expect(button()).toHaveAccessibleDescription(/Nothing was charged/);
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it('PAY-04 that may have charged says so, and then the truth: it is in escrow', async () => {
    stands({ status: 'requires_payment', isConfirmed: false });
    await pressed(hangs());

    const title = 'We don’t know yet whether your card was charged';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/Do not pay again\. We tell you here .* within 10 minutes/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the payment' })).not.toBeInTheDocument();

    stands({ status: 'succeeded' });
    expect(await screen.findByRole('heading', { name: '$1,000.00 is in escrow' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });

  it('PAY-04 of which the provider says that nothing was charged leads back to the same payment', async () => {
    stands({ status: 'requires_payment', isConfirmed: true });
    const app = await pressed(hangs());

    expect(await screen.findByRole('heading', { name: 'Nothing was charged' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
      'href',
      '/checkout?projectId=p-1&amount=100000',
    );
    expect(app.location()).toContain('paymentId=e-1');
  });
});

import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RootLayout } from '../app/routes/root-layout.js';
import { openingIntents, serve, SMALL } from '../testing/checkout.js';
import { aPayment, aPaymentSummary } from '../testing/payments.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { CheckoutPage } from './checkout-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());

it('A11Y-01 PAY-04 leads from the press to the heading of what became of it, with the tab’s title', async () => {
  const paid = aPaymentSummary({ ...SMALL.payment, state: 'funded', dueCents: 0 });
  server.use(http.get(apiUrl('/api/*'), () => HttpResponse.json({ items: [], nextCursor: null })));
  serve(server, [SMALL], aPayment(paid, { status: 'succeeded' }));
  server.use(
    openingIntents('p-1'),
    http.post(apiUrl('/_pay/v1/payment_intents/:id/confirm'), () => HttpResponse.json({ status: 'succeeded' })),
  );
  const routes = [{ element: <RootLayout />, children: [{ path: '/checkout', element: <CheckoutPage /> }] }];
  const { user } = await renderRoutes(routes, { at: '/checkout?projectId=p-1' });
  await user.click(await screen.findByRole('button', { name: /4242$/ }));

  await user.click(screen.getByRole('button', { name: /^Fund escrow – / }));

  const heading = await screen.findByRole('heading', { level: 1, name: /is in escrow$/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toMatch(/ is in escrow · Closewright$/);
});

import { apiUrl, problemAnswer, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RequireSession } from '../app/routes/require-session.js';
import { SignedOutOnly } from '../app/routes/signed-out-only.js';
import { aPayable, serve as serveBy, SMALL } from '../testing/checkout.js';
import { aBid } from '../testing/bids.js';
import { aPayment, aPaymentSummary } from '../testing/payments.js';
import { aCondition } from '../testing/projects.js';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { CheckoutPage } from './checkout-page.js';
import { LoginPage } from './login-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());
const serve = serveBy.bind(null, server);

const STEPS = 'What happens to your money';
const LARGE = aPayable('p-2', 'New roof', { totalCents: 642_000, dueCents: 642_000 });
const APPROVED = aPayable(
  'p-3',
  'Water heater',
  { paymentTiming: 'at_closing', totalCents: 50_000, dueCents: 50_000 },
  { status: 'completed', work: null },
);

const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { element: <SignedOutOnly />, children: [{ path: '/login', element: <LoginPage /> }] },
      { element: <RequireSession />, children: [{ path: '/checkout', element: <CheckoutPage /> }] },
    ],
    { at: '/checkout', ...options },
  );
const sums = () => within(screen.getByRole('region', { name: STEPS }));

describe('paying for a project', () => {
  it.each([
    {
      conditions: [aCondition({ state: 'in_work' })],
      locale: 'en',
      bid: 'Bid, 1 condition',
      shown: 'The repair, with photos.',
    },
    { conditions: [], locale: 'en', bid: 'Bid, the whole job', shown: 'The whole job, with photos.' },
    { conditions: [], locale: 'es', bid: 'Oferta, todo el trabajo', shown: 'Todo el trabajo, con fotos.' },
  ] as const)('PAY-04 says what a bid without lines is for: $bid', async ({ conditions, locale, bid, shown }) => {
    serve([aPayable('p-1', 'Handrail', {}, { acceptedBid: aBid({ lines: [] }), conditions: [...conditions] })]);
    await open({ locale });

    expect(await screen.findByText(bid)).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('PAY-04 says beside the form how the sum that was chosen is about to be paid', async () => {
    serve([SMALL, LARGE]);
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Fund escrow – $1,000' })).toBeVisible();
    expect(sums().getByText('In escrow today')).toBeVisible();
    expect(sums().getByText('Paid into escrow today')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: /New roof/ }));

    expect(await screen.findByRole('button', { name: 'Fund escrow – $6,420' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bank account' }));
    // Thanksgiving lies between.
    expect(sums().getByText('Debited today, in escrow by Fri, Nov 27')).toBeVisible();
    expect(sums().getByText('Debited today')).toBeVisible();
    expect(sums().queryByText('In escrow today')).not.toBeInTheDocument();
  });

  it.each([
    {
      locale: 'en',
      title: 'Pay Diaz Repairs',
      due: '$500.00 due',
      step: 'Passed on to Diaz Repairs at once, less the fee',
      today: 'Paid today',
      pay: 'Pay $500',
      held: /\b(hold|held|fund escrow|in escrow)\b|before and after|you approve/i,
    },
    {
      locale: 'es',
      title: 'Pague a Diaz Repairs',
      due: '$500.00 por pagar',
      step: 'Se transfiere a Diaz Repairs de inmediato, menos la comisión',
      today: 'Se paga hoy',
      pay: 'Pagar $500',
      held: /\b(reten|apruebe)|está en garantía|queda en garantía|el antes y el después/i,
    },
  ] as const)('PAY-04 holds nothing of what falls due after the approval, in $locale', async (said) => {
    serve([APPROVED]);
    const { container } = await open({ locale: said.locale });

    expect(await screen.findByRole('button', { name: said.pay })).toBeVisible();
    expect(screen.getByRole('heading', { name: said.title, level: 1 })).toBeVisible();
    for (const text of [said.step, said.today]) expect(screen.getByText(text)).toBeVisible();
    expect(container).toHaveTextContent(said.due);
    expect(container).not.toHaveTextContent(said.held);
  });

  it.each([
    {
      state: 'requires_payment',
      heldCents: 30_000,
      dueCents: 20_000,
      said: '$200.00 is still due. It is passed on to Diaz Repairs',
    },
    { state: 'releasing', said: 'The work is approved: the payment is passed on to Diaz Repairs' },
    { state: 'released', said: 'It was passed on to Diaz Repairs' },
  ] as const)('PAY-04 says that a payment at closing is passed on, $state', async ({ said, ...over }) => {
    const money = aPaymentSummary({ ...APPROVED.payment, dueCents: 0, ...over });
    serve([{ ...APPROVED, payment: money }], aPayment(money, { amountCents: 30_000 }));
    const { container } = await open({ at: '/checkout?projectId=p-3&paymentId=e-1' });

    expect(await screen.findByText(new RegExp(said.replaceAll(/[$.]/g, '\\$&')))).toBeVisible();
    expect(screen.getByRole('heading', { name: '$300.00 is paid' })).toBeVisible();
    expect(container).not.toHaveTextContent(/\b(hold|held)\b/i);
  });

  it('PAY-03 an unfinished card is no failed payment, and once corrected nothing is said of it any more', async () => {
    const UNFILLED = 'Check the card or bank details';
    serve([SMALL]);
    const { user } = await open();
    const pay = async (): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: /^Fund escrow – \$/ }));
      expect(await screen.findByText(UNFILLED)).toBeVisible();
    };
    await pay();
    expect(screen.getByLabelText(/Card number/)).toHaveAccessibleDescription('Your card number is incomplete.');
    expect(screen.queryByText('Payment Failed')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Card number/), '4');
    expect(screen.queryByText(UNFILLED)).not.toBeInTheDocument();

    await pay();
    await user.type(screen.getByRole('textbox', { name: /^Amount to fund now/ }), '{Backspace}');
    expect(screen.queryByText(UNFILLED)).not.toBeInTheDocument();
  });

  it('PAY-04 leads back to the payments from a project that is not there', async () => {
    serve([SMALL]);
    server.use(http.get(apiUrl('/api/projects/:id'), () => problemAnswer(404, { code: 'project.not_found' })));
    await open({ at: '/checkout?projectId=p-9' });

    expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what is due' })).toHaveAttribute('href', '/checkout');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('PAY-04 holds all of a payment upfront until the approval', async () => {
    const money = aPaymentSummary({ ...SMALL.payment, state: 'funded', heldCents: 100_000, dueCents: 0 });
    serve([{ ...SMALL, payment: money }], aPayment(money));
    await open({ at: '/checkout?projectId=p-1&paymentId=e-1' });

    expect(await screen.findByText(/All of it stays in escrow until you approve/)).toBeVisible();
  });
});

describe('paying without a session', () => {
  it.each([
    ['en', 'Please log in to make payments'],
    ['es', 'Inicie sesión para hacer pagos'],
  ] as const)('PAY-03 leads to the login, which says why and leads back, in %s', async (locale, text) => {
    server.use(http.get(apiUrl('/api/demo/logins'), () => HttpResponse.json({ items: [] })));
    const app = await open({ at: '/checkout?projectId=p-1', locale });

    expect(await screen.findByText(text)).toBeVisible();
    expect(app.location()).toBe('/login?next=%2Fapp%2Fcheckout%3FprojectId%3Dp-1');
  });

  it('PAY-03 says so when the session is gone at the moment of paying', async () => {
    serve([SMALL]);
    const app = await open({ at: '/checkout?projectId=p-1' });
    await app.user.click(await screen.findByRole('button', { name: /4242$/ }));
    server.use(
      signedOut(),
      http.post(apiUrl('/api/payments/intents'), () => problemAnswer(401, { code: 'auth.required' })),
    );

    await app.user.click(screen.getByRole('button', { name: 'Fund escrow – $1,000' }));

    // Said by the form, and by the login that takes its place a moment later.
    await waitFor(() => expect(screen.getByText('Please log in to make payments')).toBeVisible());
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.getByText('Please log in to make payments')).toBeVisible();
    expect(app.location()).toBe('/login?next=%2Fapp%2Fcheckout%3FprojectId%3Dp-1');
  });
});

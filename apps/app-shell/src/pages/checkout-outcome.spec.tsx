import type { PaymentSummary, PaymentView } from '@cw/api-client';
import { startApiServer } from '@cw/api-client/testing';
import { PAYMENT_STATES, type PaymentState } from '@cw/domain';
import { screen } from '@testing-library/react';
import { serve as serveBy, SMALL } from '../testing/checkout.js';
import { aPayment, aPaymentSummary } from '../testing/payments.js';
import { renderRoutes } from '../testing/render-with-app.js';
import { CheckoutPage } from './checkout-page.js';

const server = startApiServer();
const serve = serveBy.bind(null, server);
const open = (at: string) => renderRoutes([{ path: '/checkout', element: <CheckoutPage /> }], { at });

const WHAT_STANDS: Readonly<Record<PaymentState, readonly [title: string, text: RegExp]>> = {
  requires_payment: ['$300.00 is in escrow', /^\$700\.00 is still to fund before work can start/],
  processing: ['$300.00 is in escrow', /^The rest, \$700\.00, is on its way from your bank\. Work can start once/],
  funded: ['$300.00 is in escrow', /Diaz Repairs may start/],
  in_progress: ['$300.00 is in escrow', /^All of it stays in escrow until you approve the work\.$/],
  submitted: ['$300.00 is in escrow', /^All of it stays in escrow until you approve the work\.$/],
  releasing: ['$300.00 is paid', /the payment is passed on to Diaz Repairs/],
  released: ['$300.00 is paid', /^It was passed on to Diaz Repairs, less the fee/],
  refunding: ['$300.00 is on its way back', /^The money goes back to the card or bank account that paid/],
  refunded: ['$300.00 came back', /^The money was sent back to the card or bank account that paid/],
  splitting: ['The payment is being divided', /Each side’s part is on its way/],
  partially_refunded: ['The payment was divided', /the rest went back to the card or bank account that paid/],
  disputed: ['$300.00 is frozen', /^The work is in dispute/],
  charged_back: ['$300.00 is frozen', /^A bank took a payment for this work back/],
  charge_lost: ['$300.00 is no longer in escrow', /for good\. Nothing is in escrow here anymore/],
  partly_reversed: ['$300.00 is paid', /money was asked back from Diaz Repairs/],
};
const MONEY: Partial<Record<PaymentState, Partial<PaymentSummary>>> = {
  requires_payment: { heldCents: 30_000, dueCents: 70_000 },
  processing: { heldCents: 30_000, onItsWayCents: 70_000 },
};

describe('what became of a payment', () => {
  const result = async (state: PaymentState, money: Partial<PaymentSummary>, over: Partial<PaymentView> = {}) => {
    const summary = aPaymentSummary({ ...SMALL.payment, state, dueCents: 0, ...money });
    serve([{ ...SMALL, payment: summary }], aPayment(summary, { amountCents: 30_000, ...over }));
    return open('/checkout?projectId=p-1&paymentId=e-1');
  };

  it.each(PAYMENT_STATES)('PAY-06 is said as it stands, %s', async (state) => {
    const [title, text] = WHAT_STANDS[state];
    const { container } = await result(state, MONEY[state] ?? {});

    expect(await screen.findByText(text)).toBeVisible();
    // It heads the page, and nothing there asks for this payment any more.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toContain(title);
    expect(screen.queryByRole('heading', { name: /^(?:Fund escrow|Pay )/ })).not.toBeInTheDocument();
    if (state !== 'funded') expect(container).not.toHaveTextContent('may start');
  });

  it('PAY-06 a payment that went back whole is back, whatever became of the rest', async () => {
    await result('funded', {}, { refundedCents: 30_000 });

    expect(await screen.findByRole('heading', { name: '$300.00 came back' })).toBeVisible();
  });

  it('PAY-06 is not held any more when a bank took it before the work began', async () => {
    await result('requires_payment', { heldCents: 0, dueCents: 100_000 });

    expect(await screen.findByRole('heading', { name: '$300.00 is no longer in escrow' })).toBeVisible();
    expect(screen.getByText(/^\$1,000\.00 is still to fund/)).toBeVisible();
  });

  it('PAY-06 says what of it came back, and that staff look at it', async () => {
    await result('in_progress', { dueCents: 20_000, attention: true }, { refundedCents: 5_000 });

    expect(await screen.findByRole('heading', { name: '$250.00 is in escrow' })).toBeVisible();
    expect(screen.getByText('$50.00 came back')).toBeVisible();
    expect(screen.getByText(/^Staff are looking at this payment/)).toBeVisible();
    expect(screen.getByText(/^\$200\.00 is still to fund\. The work can be submitted and approved/)).toBeVisible();
  });

  it('PAY-04 says of a debit for a change only when it is held: the start is behind', async () => {
    const { container } = await result(
      'in_progress',
      { onItsWayCents: 30_000 },
      { status: 'processing', method: 'us_bank_account' },
    );

    expect(await screen.findByText(/You are told as soon as the money is in escrow\.$/)).toBeVisible();
    expect(container).not.toHaveTextContent('does not start');
  });
});

describe('a project that nothing is due for', () => {
  it.each([
    {
      what: 'paid at closing',
      over: { payment: aPaymentSummary({ projectId: 'p-1', dueCents: 0, paymentTiming: 'at_closing' }) },
      said: /^This work is paid at closing, by invoice/,
    },
    { what: 'cancelled', over: { status: 'cancelled', payment: null }, said: /^This project was cancelled/ },
    {
      what: 'released',
      over: { payment: aPaymentSummary({ projectId: 'p-1', dueCents: 0, state: 'released' }) },
      said: /^Nothing more is due/,
    },
    {
      what: 'in dispute',
      over: { payment: aPaymentSummary({ projectId: 'p-1', dueCents: 0, heldCents: 100_000, state: 'disputed' }) },
      said: /^The work is in dispute/,
    },
    {
      what: 'without a bid',
      over: { status: 'open', payment: null },
      said: /^When you accept a bid, its payment waits here/,
    },
  ] as const)('PAY-04 says why, $what', async ({ over, said }) => {
    serve([{ ...SMALL, ...over }]);
    await open('/checkout?projectId=p-1');

    expect(await screen.findByText(said)).toBeVisible();
  });
});

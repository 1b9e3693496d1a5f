import type { OpenedInvoice } from '@cw/api-client';
import { apiUrl, problemAnswer, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { InvoicePage } from './invoice-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());

const INVOICE: OpenedInvoice = {
  link: 'open',
  voidReason: null,
  state: 'viewed',
  payer: 'settlement_agent',
  number: 'INV-2026-0007',
  amountCents: 300_000,
  dueCents: 0,
  isApproved: false,
  isProcessing: false,
  dueOn: '2026-12-18',
  issuedAt: '2026-11-20T15:00:00.000Z',
  paidAt: null,
  workTitle: 'Exterior paint',
  property: '12 Hidden Lane, Austin, TX 78701',
  payeeName: 'Diaz Repairs',
  clientName: 'Maria Delgado',
  clientRole: 'seller',
  remittance: 'INV-2026-0007, 12 Hidden Lane',
  locale: 'en',
  agentName: 'Grace Okafor',
  agentCompany: 'Harbor Title',
  fileNumber: 'HT-1184',
};

function opens(answer: (asked: unknown[]) => Response | Promise<Response>): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    signedOut(),
    http.get(apiUrl('/api/payments/config'), () =>
      HttpResponse.json({ mode: 'off', publishableKey: null, sandboxBase: null }),
    ),
    http.post(apiUrl('/api/invoices/open'), async ({ request }) => {
      bodies.push(await request.json());
      return answer(bodies);
    }),
  );
  return bodies;
}

const visit = (at = '/invoice#secret-1', options: RenderOptions = {}) =>
  renderRoutes([{ path: '/invoice', element: <InvoicePage /> }], { at, ...options });

describe('the private link of an invoice', () => {
  it('PAY-04 calls the file number the reader’s own to the settlement agent alone', async () => {
    opens(() => HttpResponse.json(INVOICE));
    const { unmount } = await visit();
    expect(await screen.findByText('Your file number')).toBeVisible();
    unmount();

    opens(() => HttpResponse.json({ ...INVOICE, payer: 'client' }));
    await visit();
    expect(await screen.findByText('Agent’s file number')).toBeVisible();
    expect(screen.queryByText('Your file number')).not.toBeInTheDocument();
  });

  it('PAY-04 says on which day it was paid', async () => {
    opens(() => HttpResponse.json({ ...INVOICE, state: 'paid', paidAt: '2026-12-11T17:00:00.000Z' }));
    await visit();

    expect(await screen.findByText(/^Invoice INV-2026-0007 was paid on Fri, Dec 11/)).toBeVisible();
  });

  it('shows what is owed, for what and by whom, to whoever has no account', async () => {
    const bodies = opens(() => HttpResponse.json(INVOICE));
    await visit();

    expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0007' })).toBeInTheDocument();
    expect(bodies[0]).toEqual({ token: 'secret-1' });
    for (const fact of ['Maria Delgado (seller)', 'INV-2026-0007, 12 Hidden Lane'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    for (const fact of ['Grace Okafor, Harbor Title', 'HT-1184', INVOICE.property ?? '', 'Diaz Repairs'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(document.body).toHaveTextContent('$3,000.00');
  });

  it('offers no payment before the work is approved, and says so', async () => {
    opens(() => HttpResponse.json(INVOICE));
    await visit();

    expect(await screen.findByText('Not payable yet')).toBeInTheDocument();
    expect(screen.queryByText('By wire or check')).not.toBeInTheDocument();
  });

  it('says how to pay by wire, and never an account number', async () => {
    opens(() => HttpResponse.json({ ...INVOICE, isApproved: true, dueCents: 300_000 }));
    await visit();

    expect(await screen.findByText(/Call \(212\) 555-0142/)).toHaveTextContent('INV-2026-0007');
    expect(await screen.findByText('Payment Not Available')).toBeInTheDocument();
  });

  it('says that it is paid, in Spanish too', async () => {
    opens(() => HttpResponse.json({ ...INVOICE, state: 'paid', paidAt: '2026-12-17T15:00:00.000Z' }));
    await visit('/invoice#secret-1', { locale: 'es' });

    expect(await screen.findByText(/^La factura INV-2026-0007 se pagó el /)).toBeInTheDocument();
  });

  it('PAY-04 says not to pay what is void, how to reach us, and hands out the void paper', async () => {
    const gone = { link: 'void', state: 'void', voidReason: 'closing_fell_through' } as const;
    opens(() => HttpResponse.json({ ...INVOICE, ...gone }));
    await visit();

    expect(await screen.findByRole('heading', { name: 'Do not pay invoice INV-2026-0007' })).toBeInTheDocument();
    expect(document.body).toHaveTextContent('The closing fell through, so the invoice is void.');
    expect(document.body).toHaveTextContent('Call us at (212) 555-0142');
    expect(screen.getByRole('button', { name: 'Download the PDF marked VOID' })).toBeInTheDocument();
    expect(screen.queryByText('By wire or check')).not.toBeInTheDocument();
  });

  it('PAY-04 that was turned off says so and hands out nothing', async () => {
    opens(() => HttpResponse.json({ ...INVOICE, link: 'turned_off', state: 'void', number: null, property: null }));
    await visit();

    expect(await screen.findByRole('heading', { name: 'This link was turned off' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /PDF/ })).not.toBeInTheDocument();
  });

  it('PAY-04 says that it was turned off in the language of its letters too, whatever the browser’s is', async () => {
    opens(() => HttpResponse.json({ ...INVOICE, link: 'turned_off', state: 'void', number: null, property: null }));
    await visit('/invoice#secret-1', { locale: 'es' });

    const said = await screen.findByRole('heading', { name: 'This link was turned off', level: 2 });
    expect(said.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('This link');
  });

  it('PAY-04 asks at once whoever comes by the mail’s link for those whom it is not for', async () => {
    opens(() => HttpResponse.json(INVOICE));
    const { user, location } = await visit('/invoice?decline=yes#secret-1');

    const dialog = await screen.findByRole('dialog', { name: /you are not the settlement agent/ });
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A reload does not ask again.
    expect(location()).not.toContain('decline');
    expect(screen.getByRole('heading', { name: 'Invoice INV-2026-0007' })).toBeInTheDocument();
  });

  it('PAY-04 lets somebody who was named by mistake say so with one confirmation', async () => {
    const declined: unknown[] = [];
    opens(() => HttpResponse.json(declined.length === 0 ? INVOICE : { ...INVOICE, link: 'not_yours', state: 'void' }));
    server.use(
      http.post(apiUrl('/api/invoices/decline'), async ({ request }) => {
        declined.push(await request.json());
        return HttpResponse.json({ ...INVOICE, link: 'not_yours', state: 'void' });
      }),
    );
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: 'I am not the settlement agent of this house' }));
    await user.click(await screen.findByRole('button', { name: 'I am not the settlement agent' }));

    expect(await screen.findByRole('heading', { name: 'This invoice is not yours to pay' })).toBeInTheDocument();
    expect(declined).toEqual([{ token: 'secret-1' }]);
  });

  it('says that a link opens nothing any more', async () => {
    opens(() => problemAnswer(422, { code: 'invoice.link_invalid', detail: 'This link does not open an invoice.' }));
    await visit();

    expect(await screen.findByRole('heading', { name: 'This link does not open an invoice' })).toBeInTheDocument();
  });

  it('keeps what it shows while it asks about a payment again, and when one try fails', async () => {
    let release: (answer: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const bodies = opens((asked) => (asked.length === 2 ? held : HttpResponse.json(INVOICE)));
    await visit('/invoice?back=yes#secret-1');

    const title = await screen.findByRole('heading', { name: 'Invoice INV-2026-0007' });
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(title).toBeInTheDocument();
    release(problemAnswer(400));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(title).toBeInTheDocument();
  });

  it('can be tried again when it did not open', async () => {
    opens((asked) => (asked.length === 1 ? problemAnswer(400) : HttpResponse.json(INVOICE)));
    const { user } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0007' })).toBeInTheDocument();
  });

  it('opens a second link in the same tab, and that one still when the address is without it', async () => {
    const bodies = opens(() => HttpResponse.json(INVOICE));
    const addresses = ['/invoice#secret-2', '/invoice'];
    const links = addresses.map((to) => (
      <Link key={to} to={to}>
        {to}
      </Link>
    ));
    const { user } = await renderRoutes(
      [
        { path: '/invoice', element: [<InvoicePage key="page" />, ...links] },
        { path: '*', element: links },
      ],
      { at: '/invoice#secret-1' },
    );
    await screen.findByRole('heading', { name: 'Invoice INV-2026-0007' });
    for (const name of addresses) await user.click(screen.getByRole('link', { name }));

    await waitFor(() => expect(bodies.at(-1)).toEqual({ token: 'secret-2' }));
    expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0007' })).toBeInTheDocument();
    expect(bodies.slice(1)).not.toContainEqual({ token: 'secret-1' });
  });

  it('says that the payment form did not load, and loads it again', async () => {
    opens(() => HttpResponse.json({ ...INVOICE, isApproved: true, dueCents: 300_000 }));
    let isDown = true;
    server.use(
      http.get(apiUrl('/api/payments/config'), () =>
        isDown ? problemAnswer(400) : HttpResponse.json({ mode: 'off', publishableKey: null, sandboxBase: null }),
      ),
    );
    const { user } = await visit();
    expect(await screen.findByText('The payment form did not load')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Payment Not Available')).toBeInTheDocument();
  });

  describe('paid by card', () => {
    const DUE: OpenedInvoice = { ...INVOICE, isApproved: true, amountCents: 30_000, dueCents: 30_000 };
    const PAID: OpenedInvoice = { ...DUE, state: 'paid', dueCents: 0, paidAt: '2026-12-17T15:00:00.000Z' };

    /** The invoice is due until something has become of a press. */
    function takesCards(begin: () => Response, confirm: () => Response = () => HttpResponse.error()): unknown[] {
      let isPaid = false;
      const bodies = opens(() => HttpResponse.json(isPaid ? PAID : DUE));
      server.use(
        http.get(apiUrl('/api/payments/config'), () =>
          HttpResponse.json({ mode: 'sandbox', publishableKey: 'pk_test_sandbox', sandboxBase: apiUrl('/_pay') }),
        ),
        http.post(apiUrl('/api/invoices/pay'), () => {
          isPaid = true;
          return begin();
        }),
        http.post(apiUrl('/_pay/v1/payment_intents/:id/confirm'), confirm),
      );
      return bodies;
    }

    async function pay(at?: string) {
      const app = await visit(at);
      await app.user.click(await screen.findByRole('button', { name: /4242$/ }));
      await app.user.click(screen.getByRole('button', { name: 'Pay $300.00' }));
      return app;
    }

    const begun = () =>
      HttpResponse.json({ paymentId: 'e-1', clientSecret: 'pi_1_secret_1', amountCents: 30_000, projectId: 'p-1' });
    const isOver = () =>
      HttpResponse.json(
        { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
        { status: 400 },
      );

    it.each([
      { what: 'another tab paid it before it was begun', begin: () => problemAnswer(409, { code: 'payment.not_due' }) },
      { what: 'another tab paid it while it was begun', begin: begun, confirm: isOver },
      { what: 'the answer was lost', begin: begun, confirm: () => HttpResponse.error() },
    ])('PAY-04 says that it is paid when $what', async ({ begin, confirm }) => {
      takesCards(begin, confirm);
      const { container } = await pay();

      expect(await screen.findByText(/ was paid on /)).toBeVisible();
      expect(container).not.toHaveTextContent(/No money moved|By wire or check/);
      expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    });

    it('PAY-01 says at once that the bank’s check has failed, and takes another card', async () => {
      const bodies = takesCards(begun, isOver);
      const app = await visit('/invoice?back=yes&redirect_status=failed#secret-1');

      expect(await screen.findByText(/^The bank’s check was not completed/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Pay $300.00' })).toBeVisible();
      expect(bodies).toHaveLength(1);
      app.unmount();

      await pay('/invoice?back=yes&redirect_status=failed#secret-1');
      expect(await screen.findByText(/ was paid on /)).toBeVisible();
    });

    it('PAY-01 keeps the card form when a card is declined for certain', async () => {
      takesCards(begun, () =>
        HttpResponse.json({ error: { type: 'card_error', code: 'card_declined' } }, { status: 402 }),
      );
      await pay();

      expect(await screen.findByText('The bank said no. No money moved. Try another card.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Pay $300.00' })).toBeVisible();
    });
  });

  it('opens nothing without a secret, and asks for nothing', async () => {
    const bodies = opens(() => HttpResponse.json(INVOICE));
    await visit('/invoice');

    expect(await screen.findByRole('heading', { name: 'This link does not open an invoice' })).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });
});

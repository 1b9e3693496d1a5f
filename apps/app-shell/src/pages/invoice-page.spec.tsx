import type { OpenedInvoice } from '@cw/api-client';
import { apiUrl, problemAnswer, signedOut, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { renderRoutes, type RenderOptions } from '../testing/render-with-app.js';
import { InvoicePage } from './invoice-page.js';

const server = startApiServer();
afterEach(() => window.sessionStorage.clear());

const INVOICE: OpenedInvoice = {
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
  it('shows what is owed, for what and by whom, to whoever has no account', async () => {
    const bodies = opens(() => HttpResponse.json(INVOICE));
    await visit();

    expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-0007' })).toBeInTheDocument();
    expect(bodies[0]).toEqual({ token: 'secret-1' });
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

    expect(await screen.findByText(/^Pagada el/)).toBeInTheDocument();
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

  it('opens nothing without a secret, and asks for nothing', async () => {
    const bodies = opens(() => HttpResponse.json(INVOICE));
    await visit('/invoice');

    expect(await screen.findByRole('heading', { name: 'This link does not open an invoice' })).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });
});

import type { InvoiceView, PaymentSummary, ProjectDetail } from '@cw/api-client';
import { apiUrl, signedInAs, type startApiServer } from '@cw/api-client/testing';
import { http, HttpResponse } from 'msw';
import { InvoicePanel } from '../features/invoices/invoice-panel.js';
import { aPaymentSummary } from './payments.js';
import { aProjectDetail } from './projects.js';
import { renderWithApp } from './render-with-app.js';

/** An invoice that nobody has been named for yet. */
export const DRAFT: InvoiceView = {
  id: 'i-1',
  projectId: 'p-1',
  state: 'draft',
  payer: 'settlement_agent',
  number: null,
  amountCents: 300_000,
  dueCents: 0,
  isApproved: false,
  isProcessing: false,
  dueOn: null,
  issuedAt: null,
  sentAt: null,
  viewedAt: null,
  paidAt: null,
  voidReason: null,
  hasLink: false,
  agent: null,
  events: ['address'],
};

type Told = Partial<ProjectDetail> & {
  readonly closing?: PaymentSummary['closing'];
  readonly locale?: 'en' | 'es';
};

/** Draws the panel of an invoice, which the server answers, on the page of a project that is told otherwise by `over`. */
export const showsOn =
  (server: ReturnType<typeof startApiServer>) =>
  (invoice: InvoiceView | (() => Response), { closing = null, locale = 'en', ...over }: Told = {}) => {
    server.use(
      signedInAs({ role: 'seller' }),
      http.get(apiUrl('/api/projects/:id/invoice'), () =>
        typeof invoice === 'function' ? invoice() : HttpResponse.json(invoice),
      ),
    );
    const project = aProjectDetail(over);
    const payment = aPaymentSummary({
      projectId: project.id,
      totalCents: 300_000,
      dueCents: 0,
      feeCents: 30_000,
      payoutCents: 270_000,
      paymentTiming: 'at_closing',
      closing,
    });
    return renderWithApp(<InvoicePanel project={{ ...project, settlementAgent: 'Harbor Title', payment }} />, {
      locale,
    });
  };

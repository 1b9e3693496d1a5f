import { projectOf, REASON, wrongToken, type Recipe } from './recipe.js';

const project = { kind: 'project' } as const;
const invoice = { kind: 'invoice' } as const;

/** What the link of an invoice says to whoever pays it. */
const opensInvoice: Recipe = {
  json: ({ world }) => ({ token: world.others.invoiceToken }),
  // Whoever settles the closing is told whose side is debited.
  tells: [
    'project id',
    'project address',
    'project principal',
    'client name',
    'contractor name',
    'settlement agent',
    'payment id',
  ],
};

/** What valid calls about payments, invoices and payouts carry. */
export const MONEY_RECIPES: Record<string, Recipe> = {
  paymentConfig: {},
  paymentWebhook: { json: () => ({ id: 'evt_1' }), headers: () => ({ 'Stripe-Signature': 't=1,v1=00' }) },
  listPayments: {},
  'listPayments:of-project': { ...project, query: ({ id }) => ({ projectId: id }) },
  getPayment: { kind: 'payment', keeps: true },
  getReceipt: { kind: 'payment' },
  getPaymentStatement: { query: () => ({ format: 'csv', year: '2026' }) },
  getPayoutStatement: { query: () => ({ format: 'csv', year: '2026' }) },
  createPaymentIntent: {
    ...project,
    json: ({ id }) => ({ projectId: id, amountCents: 100_000 }),
    headers: () => ({ 'Idempotency-Key': crypto.randomUUID() }),
  },
  getProjectInvoice: project,
  getInvoiceReceipt: project,
  nameSettlementAgent: { ...project, json: () => ({ name: 'Ida Lund', email: 'ida@example.com' }) },
  issueInvoice: project,
  sendInvoice: project,
  revokeInvoiceLink: project,
  reportClosingFellThrough: project,
  openInvoice: opensInvoice,
  'openInvoice:wrong': { json: wrongToken },
  payInvoice: opensInvoice,
  'payInvoice:wrong': { json: wrongToken },
  declineInvoice: opensInvoice,
  'declineInvoice:wrong': { json: wrongToken },
  downloadInvoice: opensInvoice,
  'downloadInvoice:wrong': { json: wrongToken },
  listInvoices: {},
  getInvoice: invoice,
  recordClosingPayment: {
    ...invoice,
    json: (asked) => ({
      method: 'wire',
      reference: 'FED 000412',
      receivedOn: '2026-11-20',
      amountCents: 100_000 * projectOf(asked).conditions.length,
    }),
  },
  confirmClosingPayment: invoice,
  refuseClosingPayment: { ...invoice, json: () => ({ reason: REASON }) },
  clearClosingPayment: invoice,
  listPayouts: {},
  listBankPayouts: {},
  openPayoutDashboard: {},
  startOnboarding: {},
};

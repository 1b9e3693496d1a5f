export { InvoicePanel } from './invoice-panel.js';
export { useInvoiceToken } from './invoice-token.js';
export { OpenedInvoiceView } from './opened-invoice-view.js';
export { PayInvoice } from './pay-invoice.js';
export { useOpenedInvoice } from './use-opened-invoice.js';
export type { PayInvoiceWays } from './use-pay-invoice.js';

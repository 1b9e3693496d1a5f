export { ClosingPaymentEntity } from './closing-payment.entity.js';
export { InvoiceEntity } from './invoice.entity.js';
export { InvoicesModule } from './invoices.module.js';

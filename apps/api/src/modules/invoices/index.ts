export { ClosingAgent } from './closing-agent.js';
export { ClosingStatements, closingStands, type Statement } from './closing-statement.js';
export { renderClosingStatement, type StatementReinspection } from './closing-statement-paper.js';
export { ClosingPaymentEntity } from './closing-payment.entity.js';
export { InvoiceDeclineEntity } from './invoice-decline.entity.js';
export { InvoiceLinkEntity } from './invoice-link.entity.js';
export { AGENT_LOCALE } from './invoice-letters.js';
export { InvoiceEntity } from './invoice.entity.js';
export { InvoicesModule } from './invoices.module.js';

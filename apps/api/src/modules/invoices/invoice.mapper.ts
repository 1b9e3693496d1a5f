import type { MoneyAtClosing } from '../payments/index.js';
import type { InvoiceFacts, SettlementAgentView } from './dto/invoice.response.js';
import type { OpenedInvoice } from './dto/opened-invoice.response.js';
import type { InvoiceEntity } from './invoice.entity.js';

const dateTime = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toInvoiceFacts = (invoice: InvoiceEntity, money: MoneyAtClosing): InvoiceFacts => ({
  id: invoice.id,
  projectId: invoice.projectId,
  state: invoice.state,
  payer: invoice.payer,
  number: invoice.number,
  amountCents: invoice.amountCents ?? money.totalCents,
  dueCents: money.dueCents,
  isApproved: money.isApproved,
  isProcessing: money.isProcessing,
  dueOn: invoice.dueOn,
  issuedAt: dateTime(invoice.issuedAt),
  viewedAt: dateTime(invoice.viewedAt),
  paidAt: dateTime(invoice.paidAt),
  voidReason: invoice.voidReason,
});

export const toAgentView = (invoice: InvoiceEntity): SettlementAgentView | null =>
  invoice.agentName === null
    ? null
    : {
        name: invoice.agentName,
        company: invoice.agentCompany,
        email: invoice.agentEmail,
        fileNumber: invoice.fileNumber,
      };

export function toOpenedInvoice(invoice: InvoiceEntity, money: MoneyAtClosing): OpenedInvoice {
  const facts = toInvoiceFacts(invoice, money);
  return {
    state: facts.state,
    payer: facts.payer,
    number: facts.number,
    amountCents: facts.amountCents,
    dueCents: facts.dueCents,
    isApproved: facts.isApproved,
    isProcessing: facts.isProcessing,
    dueOn: facts.dueOn,
    issuedAt: facts.issuedAt,
    paidAt: facts.paidAt,
    workTitle: invoice.workTitle,
    property: invoice.property,
    payeeName: invoice.payeeName,
    agentName: invoice.agentName,
    agentCompany: invoice.agentCompany,
    fileNumber: invoice.fileNumber,
  };
}

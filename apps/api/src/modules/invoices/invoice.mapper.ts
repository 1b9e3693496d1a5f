import { isOpenInvoice, type InvoiceLinkStatus } from '@cw/domain';
import type { MoneyAtClosing } from '../payments/index.js';
import { remittanceOf, type ClosingClient } from './closing-client.js';
import type { InvoiceFacts, SettlementAgentView } from './dto/invoice.response.js';
import type { OpenedInvoice } from './dto/opened-invoice.response.js';
import type { KnownLink } from './invoice-links.js';
import type { InvoiceEntity } from './invoice.entity.js';
import type { LinkReader } from './link-readers.js';

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
  sentAt: dateTime(invoice.sentAt),
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

const clientOf = (client: ClosingClient | null): Pick<OpenedInvoice, 'clientName' | 'clientRole'> =>
  client === null ? { clientName: null, clientRole: null } : { clientName: client.name, clientRole: client.role };

export function toOpenedInvoice(
  { invoice, link }: KnownLink,
  money: MoneyAtClosing,
  { locale, client, street }: LinkReader,
): OpenedInvoice {
  const facts = toInvoiceFacts(invoice, money);
  const isOpen = link === 'open';
  const opened: OpenedInvoice = {
    link,
    state: isOpen ? facts.state : 'void',
    payer: facts.payer,
    number: facts.number,
    amountCents: facts.amountCents,
    // What the job still owes is asked for by another invoice, or of somebody else.
    dueCents: isOpen ? facts.dueCents : 0,
    isApproved: facts.isApproved,
    isProcessing: isOpen && facts.isProcessing,
    dueOn: facts.dueOn,
    issuedAt: facts.issuedAt,
    paidAt: isOpen ? facts.paidAt : null,
    voidReason: facts.voidReason,
    workTitle: invoice.workTitle,
    property: invoice.property,
    payeeName: invoice.payeeName,
    ...clientOf(client),
    remittance: isOpen && isOpenInvoice(facts.state) ? remittanceOf(facts.number ?? '', street) : null,
    locale,
    agentName: invoice.agentName,
    agentCompany: invoice.agentCompany,
    fileNumber: invoice.fileNumber,
  };
  return { ...opened, ...NOT_SHOWN[link] };
}

const NO_AGENT = { agentName: null, agentCompany: null, fileNumber: null } as const;

/** What the holder of a closed link is shown no more: the next agent's name, and by a link that was turned off anything. */
const NOT_SHOWN: Record<InvoiceLinkStatus, Partial<OpenedInvoice>> = {
  open: {},
  void: {},
  not_yours: { ...NO_AGENT, payer: 'settlement_agent', dueOn: null },
  turned_off: {
    ...NO_AGENT,
    payer: 'settlement_agent',
    number: null,
    amountCents: 0,
    isApproved: false,
    dueOn: null,
    issuedAt: null,
    workTitle: null,
    property: null,
    payeeName: null,
    clientName: null,
    clientRole: null,
  },
};

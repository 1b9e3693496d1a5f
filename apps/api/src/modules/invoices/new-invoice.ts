import { newId } from '../../common/ids.js';
import type { SettlementAgent } from '../projects/index.js';
import { InvoiceEntity } from './invoice.entity.js';

/** What is kept of whoever settles the closing. */
export const agentColumns = (agent: SettlementAgent | null) => ({
  agentName: agent?.name ?? null,
  agentCompany: agent?.company ?? null,
  agentEmail: agent?.email ?? null,
  fileNumber: agent?.fileNumber ?? null,
});

/** A draft: nothing of it is agreed before it is issued. */
export const newInvoice = (projectId: string, agent: SettlementAgent | null): InvoiceEntity =>
  Object.assign(new InvoiceEntity(), {
    id: newId(),
    projectId,
    state: 'draft',
    payer: 'settlement_agent',
    number: null,
    amountCents: null,
    issuedAt: null,
    sentAt: null,
    dueOn: null,
    viewedAt: null,
    paidAt: null,
    voidedAt: null,
    voidReason: null,
    fellThroughAt: null,
    ...agentColumns(agent),
    workTitle: null,
    property: null,
    payeeName: null,
    linkRevision: 0,
    remindedOn: null,
  } satisfies Partial<InvoiceEntity>);

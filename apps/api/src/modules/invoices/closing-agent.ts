import { Injectable } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { ClosingMoney } from '../payments/index.js';
import type { SettlementAgent } from '../projects/index.js';
import { InvoiceDeclines } from './invoice-declines.js';
import { formerPayer, InvoiceLetters } from './invoice-letters.js';
import { InvoiceLinks } from './invoice-links.js';
import { isAddressed } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { agentColumns } from './new-invoice.js';

/** Whoever settles the closing was named in the repair request, and pays what nobody else was named for. */
@Injectable()
export class ClosingAgent {
  constructor(
    private readonly money: ClosingMoney,
    private readonly invoices: InvoiceRepository,
    private readonly links: InvoiceLinks,
    private readonly letters: InvoiceLetters,
    private readonly declines: InvoiceDeclines,
  ) {}

  /**
   * Sends an open invoice that went to the client for want of a name to the agent instead: its link moves, so that
   * nobody is asked twice. Whoever declined it is not asked again. One whose closing fell through stays the client's. Inside a unit of work.
   */
  async takeOver(projectId: string, agent: SettlementAgent): Promise<void> {
    if (!(await this.money.lock(projectId))) return;
    const invoice = await this.invoices.lockOfProject(projectId);
    if (!invoice || !isOpenInvoice(invoice.state) || isAddressed(invoice) || invoice.fellThroughAt !== null) return;
    if (agent.email !== null && (await this.declines.dayOf(projectId, agent.email)) !== null) return;
    const former = formerPayer(invoice);
    await this.links.close(invoice, 'not_yours');
    await this.invoices.move(invoice, {
      event: 'readdress',
      as: ['system'],
      actorId: null,
      changes: { ...agentColumns(agent), payer: 'settlement_agent', sentAt: null, viewedAt: null },
    });
    if (former) await this.letters.orderFarewell(invoice, former);
    await this.letters.order(invoice, 'issued');
  }
}

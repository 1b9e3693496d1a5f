import { Injectable } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import type { SettlementAgentInput } from '../projects/index.js';
import type { LockedInvoice } from './invoice-gate.js';
import { isAddressed, type InvoiceEntity } from './invoice.entity.js';
import { formerAgent, InvoiceLetters, type FormerAgent } from './invoice-letters.js';
import { InvoiceLinks } from './invoice-links.js';
import { agentColumns } from './new-invoice.js';

/** The client says who settles the closing: where it is somebody else, whoever had the invoice is told that it is not theirs. */
@Injectable()
export class NameAgent {
  constructor(
    private readonly links: InvoiceLinks,
    private readonly letters: InvoiceLetters,
  ) {}

  async execute({ invoice, move }: LockedInvoice, agent: SettlementAgentInput): Promise<void> {
    const { name, company, email, fileNumber } = agent;
    const columns = agentColumns({
      name,
      company: company || null,
      email: email || null,
      fileNumber: fileNumber || null,
    });
    // Whoever is named pays it: it was the client's for want of a name, or because another closing fell through.
    const pays = columns.agentEmail === null ? {} : ({ payer: 'settlement_agent', fellThroughAt: null } as const);
    if (columns.agentEmail?.toLowerCase() === invoice.agentEmail?.toLowerCase()) {
      await move('address', { changes: { ...columns, ...pays } });
      return;
    }
    const former = formerAgent(invoice);
    await this.links.close(invoice, 'not_yours');
    const event = invoice.state === 'draft' ? 'address' : 'readdress';
    await move(event, { changes: { ...columns, ...pays, sentAt: null, viewedAt: null } });
    await this.tell(invoice, former);
  }

  private async tell(invoice: InvoiceEntity, former: FormerAgent | null): Promise<void> {
    // They would bring the link that stopped working, and one that failed names whoever settles it no more.
    await this.letters.forget([invoice.id]);
    if (former) await this.letters.orderFarewell(invoice, former);
    // An invoice that is out goes to whoever is named now, as it went to whoever was named before.
    if (isOpenInvoice(invoice.state) && isAddressed(invoice)) await this.letters.order(invoice, 'issued');
  }
}

import { Injectable } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { invalidFields } from '../../common/errors/domain-error.js';
import type { SettlementAgentInput } from '../projects/index.js';
import type { LockedInvoice } from './invoice-gate.js';
import { isAddressed, type InvoiceEntity } from './invoice.entity.js';
import { InvoiceDeclines } from './invoice-declines.js';
import { formerPayer, InvoiceLetters, type FormerPayer } from './invoice-letters.js';
import { InvoiceLinks } from './invoice-links.js';
import { agentColumns } from './new-invoice.js';

/** The client says who settles the closing: where it is somebody else, whoever had the invoice is told that it is not theirs. */
@Injectable()
export class NameAgent {
  constructor(
    private readonly links: InvoiceLinks,
    private readonly letters: InvoiceLetters,
    private readonly declines: InvoiceDeclines,
  ) {}

  async execute({ invoice, move }: LockedInvoice, agent: SettlementAgentInput): Promise<void> {
    const { name, company, email, fileNumber } = agent;
    const columns = agentColumns({
      name,
      company: company || null,
      email: email || null,
      fileNumber: fileNumber || null,
    });
    await this.refuseDeclined(invoice, columns.agentEmail);
    // Whoever is named pays it: it was the client's for want of a name, or because another closing fell through.
    const pays = columns.agentEmail === null ? {} : ({ payer: 'settlement_agent' } as const);
    if (columns.agentEmail?.toLowerCase() === invoice.agentEmail?.toLowerCase()) {
      await move('address', { changes: { ...columns, ...pays } });
      return;
    }
    const former = formerPayer(invoice);
    await this.links.close(invoice, 'not_yours');
    const event = invoice.state === 'draft' ? 'address' : 'readdress';
    await move(event, { changes: { ...columns, ...pays, sentAt: null, viewedAt: null } });
    await this.tell(invoice, former);
  }

  /** Whoever said that it is not theirs is not asked for the same closing once more. */
  private async refuseDeclined({ projectId }: InvoiceEntity, email: string | null): Promise<void> {
    const on = email === null ? null : await this.declines.dayOf(projectId, email);
    if (on !== null) throw invalidFields({ path: 'email', code: 'agent_declined', values: { on } });
  }

  private async tell(invoice: InvoiceEntity, former: FormerPayer | null): Promise<void> {
    // They would bring the link that stopped working, and one that failed names whoever settles it no more.
    await this.letters.forget([invoice.id]);
    if (former) await this.letters.orderFarewell(invoice, former);
    // An invoice that is out goes to whoever is named now, as it went to whoever was named before.
    if (isOpenInvoice(invoice.state) && isAddressed(invoice)) await this.letters.order(invoice, 'issued');
  }
}

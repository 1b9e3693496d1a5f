import { Injectable } from '@nestjs/common';
import { actingSides, awaitsClosing, eventsFor, invoiceMachine } from '@cw/domain';
import type { InvoiceView } from './dto/invoice.response.js';
import { seesAgent, type ReadableInvoice } from './invoice-gate.js';
import { InvoiceLinks } from './invoice-links.js';
import { toAgentView, toInvoiceFacts } from './invoice.mapper.js';
import { isAddressed } from './invoice.entity.js';

/** An invoice as the two sides see it. */
@Injectable()
export class InvoiceViews {
  constructor(private readonly links: InvoiceLinks) {}

  async one({ invoice, money, parties }: ReadableInvoice): Promise<InvoiceView> {
    const hasLink = await this.links.works(invoice);
    const as = actingSides(parties).filter((side) => side !== 'awarded_contractor');
    const isOut = invoice.payer === 'client' || isAddressed(invoice);
    const awaits = awaitsClosing({ payer: invoice.payer, hasFallenThrough: invoice.fellThroughAt !== null });
    const offered = eventsFor(invoiceMachine, invoice.state, as).filter(
      (event) =>
        event !== 'readdress' &&
        (event !== 'issue' || isAddressed(invoice)) &&
        (event !== 'send' || isOut) &&
        (event !== 'revoke_link' || hasLink) &&
        (event !== 'fall_through' || awaits),
    );
    return {
      ...toInvoiceFacts(invoice, money),
      hasLink,
      agent: seesAgent(parties) ? toAgentView(invoice) : null,
      events: offered,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { actingSides, eventsFor, invoiceMachine, looksAsClient } from '@cw/domain';
import type { InvoiceView } from './dto/invoice.response.js';
import type { ReadableInvoice } from './invoice-gate.js';
import { toAgentView, toInvoiceFacts } from './invoice.mapper.js';
import { isAddressed } from './invoice.entity.js';

/** An invoice as the two sides see it: whom the client closes with is not the contractor's to know. */
@Injectable()
export class InvoiceViews {
  one({ invoice, money, parties }: ReadableInvoice): InvoiceView {
    const seesAgent = looksAsClient(parties) || parties.includes('admin');
    const as = actingSides(parties).filter((side) => side !== 'awarded_contractor');
    const isOut = invoice.payer === 'client' || isAddressed(invoice);
    const offered = eventsFor(invoiceMachine, invoice.state, as).filter(
      (event) =>
        (event !== 'issue' || isAddressed(invoice)) &&
        (event !== 'send' || isOut) &&
        (event !== 'revoke_link' || invoice.tokenHash !== null) &&
        (event !== 'fall_through' || invoice.payer === 'settlement_agent'),
    );
    return {
      ...toInvoiceFacts(invoice, money),
      hasLink: invoice.tokenHash !== null,
      agent: seesAgent ? toAgentView(invoice) : null,
      events: offered,
    };
  }
}

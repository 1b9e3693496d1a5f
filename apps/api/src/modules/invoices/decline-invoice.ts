import { Injectable } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoney } from '../payments/index.js';
import { DeclinedNews } from './declined-news.js';
import { InvoiceDeclines } from './invoice-declines.js';
import { InvoiceLinks } from './invoice-links.js';
import { InvoiceRepository } from './invoice.repository.js';
import { agentColumns } from './new-invoice.js';

/** Somebody who was named by mistake says so: the invoice is owed on, and the client names whoever settles the closing. */
@Injectable()
export class DeclineInvoice {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: InvoiceLinks,
    private readonly invoices: InvoiceRepository,
    private readonly declines: InvoiceDeclines,
    private readonly money: ClosingMoney,
    private readonly news: DeclinedNews,
  ) {}

  async execute(token: string): Promise<void> {
    const known = await this.links.known(token);
    await this.unitOfWork.run(async () => {
      const money = await this.money.lock(known.invoice.projectId);
      const invoice = await this.invoices.findForUpdate(known.invoice.id);
      const { link } = await this.links.known(token);
      if (!invoice || !money) throw new DomainError('invoice.link_invalid');
      // Pressed twice, it says no more than once.
      if (link === 'not_yours') return;
      if (link !== 'open' || !isOpenInvoice(invoice.state))
        throw new DomainError('state.conflict', { extra: { state: invoice.state } });
      await this.declines.note(invoice);
      await this.links.close(invoice, 'not_yours');
      await this.invoices.move(invoice, {
        event: 'decline',
        as: ['link_holder'],
        actorId: null,
        guards: { agent_pays: invoice.payer === 'settlement_agent' },
        changes: { ...agentColumns(null), sentAt: null, viewedAt: null },
      });
      await this.news.tell(invoice, money);
    });
  }
}

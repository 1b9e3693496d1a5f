import { Injectable } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoney, type PaymentIntentView } from '../payments/index.js';
import type { OpenedInvoice } from './dto/opened-invoice.response.js';
import { formerCopy, type DrawnInvoice } from './invoice-letters.js';
import { InvoiceLinks } from './invoice-links.js';
import { toOpenedInvoice } from './invoice.mapper.js';
import { LinkReaders } from './link-readers.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

/** An invoice as whoever holds a private link sees and pays it, without an account. */
@Injectable()
export class OpenedInvoices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly links: InvoiceLinks,
    private readonly readers: LinkReaders,
    private readonly money: ClosingMoney,
    private readonly clock: Clock,
  ) {}

  /** The page asks until a payment is through, so the provider is asked about one that is under way. */
  async open(token: string): Promise<OpenedInvoice> {
    const known = await this.links.known(token);
    const { id, projectId } = known.invoice;
    if (known.link === 'open') await this.money.poll(projectId);
    return this.unitOfWork.run(async () => {
      const money = await this.money.lock(projectId);
      const invoice = await this.invoices.findForUpdate(id);
      if (!invoice || !money) throw new DomainError('invoice.link_invalid');
      const { link } = await this.links.known(token);
      if (link === 'open' && isOpenInvoice(invoice.state)) await this.look(invoice);
      return toOpenedInvoice({ invoice, link }, money, await this.readers.of(invoice));
    });
  }

  async pay(token: string): Promise<PaymentIntentView> {
    const { invoice, link } = await this.links.known(token);
    const isPayable = link === 'open' && isOpenInvoice(invoice.state);
    if (!isPayable) throw new DomainError('payment.not_due', { extra: { state: invoice.state } });
    return this.money.openIntent(invoice.projectId);
  }

  /** What is drawn for the holder: void where it is not theirs to pay, and nothing where the link was turned off. */
  async drawn(token: string): Promise<DrawnInvoice> {
    const { invoice, link } = await this.links.known(token);
    if (link === 'turned_off') throw new DomainError('invoice.link_invalid');
    return link === 'not_yours' ? formerCopy(invoice, null) : invoice;
  }

  private async look(invoice: InvoiceEntity): Promise<void> {
    // Every look after the first says nothing new; that it was looked at stands in the history once.
    if (invoice.viewedAt !== null) return;
    const changes = { viewedAt: this.clock.now() };
    await this.invoices.move(invoice, { event: 'view', as: ['link_holder'], actorId: null, changes });
  }
}

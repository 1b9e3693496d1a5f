import { Injectable } from '@nestjs/common';
import { isOpenInvoice } from '@cw/domain';
import { hashIfSecret } from '../../common/auth/secret.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoney, type PaymentIntentView } from '../payments/index.js';
import type { OpenedInvoice } from './dto/opened-invoice.response.js';
import { toOpenedInvoice } from './invoice.mapper.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

/** An invoice as whoever holds its private link sees and pays it, without an account. */
@Injectable()
export class OpenedInvoices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly money: ClosingMoney,
    private readonly clock: Clock,
  ) {}

  /** The page asks until a payment is through, so the provider is asked about one that is under way. */
  async open(token: string): Promise<OpenedInvoice> {
    const { id, projectId } = await this.known(token);
    await this.money.poll(projectId);
    return this.unitOfWork.run(async () => {
      const money = await this.money.lock(projectId);
      const invoice = await this.invoices.findForUpdate(id);
      if (!invoice || !money) throw new DomainError('invoice.link_invalid');
      if (isOpenInvoice(invoice.state)) await this.look(invoice);
      return toOpenedInvoice(invoice, money);
    });
  }

  async pay(token: string): Promise<PaymentIntentView> {
    const invoice = await this.known(token);
    if (!isOpenInvoice(invoice.state)) throw new DomainError('payment.not_due', { extra: { state: invoice.state } });
    return this.money.openIntent(invoice.projectId);
  }

  async known(token: string): Promise<InvoiceEntity> {
    const hash = hashIfSecret(token);
    const invoice = hash ? await this.invoices.findByTokenHash(hash) : null;
    if (!invoice) throw new DomainError('invoice.link_invalid');
    return invoice;
  }

  private async look(invoice: InvoiceEntity): Promise<void> {
    // Every look after the first says nothing new; that it was looked at stands in the history once.
    if (invoice.viewedAt !== null) return;
    const changes = { viewedAt: this.clock.now() };
    await this.invoices.move(invoice, { event: 'view', as: ['link_holder'], actorId: null, changes });
  }
}

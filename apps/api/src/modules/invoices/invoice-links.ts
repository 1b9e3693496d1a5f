import { Injectable } from '@nestjs/common';
import type { InvoiceLinkClosing, InvoiceLinkStatus } from '@cw/domain';
import { IsNull } from 'typeorm';
import { hashIfSecret, hashOfSecret } from '../../common/auth/secret.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoney } from '../payments/index.js';
import { aboutInvoice } from './invoice-facts.js';
import { InvoiceLinkEntity } from './invoice-link.entity.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

export interface KnownLink {
  readonly invoice: InvoiceEntity;
  readonly link: InvoiceLinkStatus;
}

/** The links of an invoice: every letter brings one, and all of them work as long as it is its reader's to pay. */
@Injectable()
export class InvoiceLinks {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
    private readonly money: ClosingMoney,
    private readonly events: EventBus,
  ) {}

  /** Of a letter that goes out now. Expects the invoice's row locked. */
  async open(invoice: InvoiceEntity, secret: string): Promise<void> {
    const link = { id: newId(), invoiceId: invoice.id, tokenHash: hashOfSecret(secret), closedAs: null };
    await this.rows.save(Object.assign(new InvoiceLinkEntity(), link satisfies Partial<InvoiceLinkEntity>));
    await this.invoices.save(Object.assign(invoice, { sentAt: this.clock.now() }));
    const money = await this.money.of(invoice.projectId);
    if (money) await this.events.emit('invoice.sent', aboutInvoice(invoice, money, null));
  }

  /** Whose secret it is, and what it is good for now; refused where it never was one. */
  async known(secret: string): Promise<KnownLink> {
    const tokenHash = hashIfSecret(secret);
    const row = tokenHash ? await this.rows.findOneBy({ tokenHash }) : null;
    const invoice = row && (await this.invoices.find(row.invoiceId));
    if (!invoice) throw new DomainError('invoice.link_invalid');
    return { invoice, link: row.closedAs ?? (invoice.state === 'void' ? 'void' : 'open') };
  }

  /** Every one that still works, and those of letters that are on their way. Whoever calls saves the invoice. */
  async close(invoice: InvoiceEntity, closedAs: InvoiceLinkClosing): Promise<void> {
    await this.rows.update({ invoiceId: invoice.id, closedAs: IsNull() }, { closedAs });
    invoice.linkRevision += 1;
  }

  /** Somebody can open and pay it by a link. */
  async works({ id: invoiceId, state }: InvoiceEntity): Promise<boolean> {
    return state !== 'void' && (await this.rows.existsBy({ invoiceId, closedAs: IsNull() }));
  }

  private get rows() {
    return this.unitOfWork.repository(InvoiceLinkEntity);
  }
}

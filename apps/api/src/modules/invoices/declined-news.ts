import { Injectable } from '@nestjs/common';
import { EventBus } from '../../common/events/event-bus.js';
import type { MoneyAtClosing } from '../payments/index.js';
import { UsersService } from '../users/index.js';
import { aboutInvoice } from './invoice-facts.js';
import { InvoiceLetters } from './invoice-letters.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** Who is told that the invoice has nobody to pay it, and who hears no more of it. */
@Injectable()
export class DeclinedNews {
  constructor(
    private readonly events: EventBus,
    private readonly users: UsersService,
    private readonly letters: InvoiceLetters,
  ) {}

  /** Staff too once it can be paid: nobody else sees to money that is due. */
  async tell(invoice: InvoiceEntity, money: MoneyAtClosing): Promise<void> {
    await this.letters.forget([invoice.id]);
    const adminIds = money.isApproved ? await this.users.activeAdminIds() : [];
    await this.events.emit('invoice.declined', { ...aboutInvoice(invoice, money, null), adminIds });
  }
}

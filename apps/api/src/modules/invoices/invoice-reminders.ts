import { Injectable } from '@nestjs/common';
import { isOpenInvoice, lastReminderDay } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import type { MoneyAtClosing } from '../payments/index.js';
import { aboutInvoice } from './invoice-facts.js';
import { InvoiceLetters } from './invoice-letters.js';
import { InvoiceTerms } from './invoice-terms.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

/** What the day asks of one open invoice. */
@Injectable()
export class InvoiceReminders {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly terms: InvoiceTerms,
    private readonly letters: InvoiceLetters,
    private readonly events: EventBus,
  ) {}

  /** Expects the money's row and then the invoice's locked. */
  async look(invoice: InvoiceEntity, money: MoneyAtClosing): Promise<void> {
    const { dueOn } = invoice;
    if (dueOn === null || !isAwaited(invoice, money)) return;
    const today = await this.terms.today(invoice.projectId);
    const isLate = today > dueOn;
    if (isLate && invoice.state !== 'overdue') await this.fallDue(invoice, money);
    const day = lastReminderDay(dueOn, today);
    // One letter for all the days that have passed meanwhile.
    if (day === null || day <= (invoice.remindedOn ?? '')) return;
    invoice.remindedOn = day;
    await this.invoices.save(invoice);
    await this.letters.order(invoice, isLate ? 'overdue' : 'reminder');
  }

  private async fallDue(invoice: InvoiceEntity, money: MoneyAtClosing): Promise<void> {
    await this.invoices.move(invoice, { event: 'fall_due', as: ['clock'], actorId: null, guards: { payable: true } });
    await this.events.emit('invoice.overdue', aboutInvoice(invoice, money, null));
  }
}

/** What is on its way from a bank is paid as far as anybody can do something about it. */
const isAwaited = ({ state }: InvoiceEntity, { dueCents, isProcessing }: MoneyAtClosing): boolean =>
  isOpenInvoice(state) && dueCents > 0 && !isProcessing;

import { Injectable } from '@nestjs/common';
import { isOpenInvoice, type InvoiceParty } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import type { MoneyAtClosing } from '../payments/index.js';
import { aboutInvoice } from './invoice-facts.js';
import { InvoiceLetters } from './invoice-letters.js';
import { InvoiceNumbers } from './invoice-numbers.js';
import { InvoiceTerms } from './invoice-terms.js';
import { isAddressed, type InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';

interface Issue {
  readonly invoice: InvoiceEntity;
  readonly money: MoneyAtClosing;
  readonly as: readonly InvoiceParty[];
  readonly actorId: string | null;
}

/** Gives an invoice its number and sends its link; to the client where nobody was named who settles the closing. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly numbers: InvoiceNumbers,
    private readonly terms: InvoiceTerms,
    private readonly letters: InvoiceLetters,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  async execute(issue: Issue): Promise<void> {
    await this.number(issue);
    const { invoice, money, actorId } = issue;
    await this.events.emit('invoice.issued', aboutInvoice(invoice, money, actorId));
  }

  /** The same where something else says it to the two sides: one event is told once. */
  async number({ invoice, money, as, actorId }: Issue): Promise<void> {
    const addressed = isAddressed(invoice);
    const issuedAt = this.clock.now();
    const terms = await this.terms.of(invoice, money);
    await this.invoices.move(invoice, {
      event: 'issue',
      as,
      actorId,
      guards: { addressed },
      changes: {
        ...terms,
        payer: addressed ? invoice.payer : 'client',
        number: await this.numbers.next(issuedAt),
        amountCents: money.totalCents,
        issuedAt,
      },
    });
    await this.letters.order(invoice, 'issued', actorId === money.ownerId ? null : actorId);
  }

  /** Whoever paid gets the receipt, in the transaction that says so. */
  async tellPaid(invoice: InvoiceEntity): Promise<void> {
    await this.letters.order(invoice, 'receipt');
  }

  /** It was issued before the work was approved, and can be paid from now on. Expects its row locked. */
  async tellPayable(invoice: InvoiceEntity): Promise<void> {
    if (!isOpenInvoice(invoice.state)) return;
    await this.invoices.save(Object.assign(invoice, { remindedOn: await this.terms.remindedOn(invoice) }));
    await this.letters.order(invoice, 'payable');
  }
}

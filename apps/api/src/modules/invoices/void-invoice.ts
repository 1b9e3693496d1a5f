import { Injectable } from '@nestjs/common';
import type { InvoiceVoidReason } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { InvoiceLetters } from './invoice-letters.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository, type InvoiceMove } from './invoice.repository.js';

interface Voiding extends Omit<InvoiceMove, 'changes'> {
  readonly reason: InvoiceVoidReason;
}

/** What is void keeps its number and stays what it was: whoever has its paper is told not to pay it. */
@Injectable()
export class VoidInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly letters: InvoiceLetters,
    private readonly clock: Clock,
  ) {}

  /** Expects its row locked. The letter is ordered in the same transaction; of another price, the new invoice tells. */
  async execute(invoice: InvoiceEntity, { reason, ...move }: Voiding): Promise<void> {
    const wasSent = invoice.sentAt !== null && invoice.payer === 'settlement_agent';
    // Its links live on and say so; what is on its way brings none.
    const changes = { voidReason: reason, voidedAt: this.clock.now(), linkRevision: invoice.linkRevision + 1 };
    await this.invoices.move(invoice, { ...move, changes });
    if (wasSent && reason !== 'replaced') await this.letters.order(invoice, 'void');
  }
}

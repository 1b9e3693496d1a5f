import { Injectable } from '@nestjs/common';
import { awaitsClosing } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { EventBus } from '../../common/events/event-bus.js';
import { aboutInvoice } from './invoice-facts.js';
import type { LockedInvoice } from './invoice-gate.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { IssueInvoice } from './issue-invoice.js';
import { newInvoice } from './new-invoice.js';
import { VoidInvoice } from './void-invoice.js';

/**
 * Nobody closes, so nobody pays out of the proceeds. What the settlement agent has is void and she is told so; the
 * client, who may have had it for want of a name, owes the same under another number, in a week, which a later closing
 * may pay.
 */
@Injectable()
export class ClosingFellThrough {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly voiding: VoidInvoice,
    private readonly issuing: IssueInvoice,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** The client's own invoice, which is owed instead. Expects the money and then the invoice locked. */
  async execute({ invoice, money, as }: LockedInvoice, actorId: string): Promise<InvoiceEntity> {
    const { payer, fellThroughAt } = invoice;
    const guards = { awaits_closing: awaitsClosing({ payer, hasFallenThrough: fellThroughAt !== null }) };
    await this.voiding.execute(invoice, { event: 'fall_through', as, guards, actorId, reason: 'closing_fell_through' });
    const own = Object.assign(newInvoice(invoice.projectId, null), { fellThroughAt: this.clock.now() });
    const next = await this.invoices.save(own);
    await this.issuing.number({ invoice: next, money, as: ['system'], actorId });
    const writtenToId = money.ownerId;
    await this.events.emit('invoice.fell_through', { ...aboutInvoice(next, money, actorId), writtenToId });
    return next;
  }
}

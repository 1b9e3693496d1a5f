import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingPayments } from './closing-payments.js';
import type { AdminInvoice } from './dto/admin-invoice.response.js';
import type { RecordClosingPayment } from './dto/invoice.input.js';
import { InvoiceList } from './invoice-list.js';

/** What staff do about wires and checks, answered with the invoice as it then is. */
@Injectable()
export class InvoiceDesk {
  constructor(
    private readonly payments: ClosingPayments,
    private readonly list: InvoiceList,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  record(actor: Actor, id: string, input: RecordClosingPayment): Promise<AdminInvoice> {
    return this.answer(id, () => this.payments.record(actor, id, input));
  }

  confirm(actor: Actor, id: string): Promise<AdminInvoice> {
    return this.answer(id, () => this.payments.confirm(actor, id));
  }

  refuse(actor: Actor, id: string, reason: string): Promise<AdminInvoice> {
    return this.answer(id, () => this.payments.refuse(actor, id, reason));
  }

  clear(actor: Actor, id: string): Promise<AdminInvoice> {
    return this.answer(id, () => this.payments.clear(actor, id));
  }

  private answer(id: string, act: () => Promise<void>): Promise<AdminInvoice> {
    return this.unitOfWork.run(async () => {
      await act();
      return this.list.one(id);
    });
  }
}

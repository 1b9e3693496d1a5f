import { Injectable } from '@nestjs/common';
import {
  decide,
  invoiceMachine,
  type ErrorCode,
  type InvoiceEvent,
  type InvoiceGuard,
  type InvoiceParty,
} from '@cw/domain';
import { Not } from 'typeorm';
import { mustMove } from '../../common/errors/must.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { InvoiceEntity } from './invoice.entity.js';

/** Who moves an invoice, what the move's guards ask for, and what it writes. */
export interface InvoiceMove {
  readonly event: InvoiceEvent;
  readonly as: readonly InvoiceParty[];
  readonly guards?: Partial<Record<InvoiceGuard, boolean>>;
  readonly actorId: string | null;
  readonly changes?: Partial<InvoiceEntity>;
}

const GUARD_CODES: Partial<Record<InvoiceGuard, ErrorCode>> = { addressed: 'invoice.unaddressed' };

/** Invoices as rows. One that is not void is the project's only one. */
@Injectable()
export class InvoiceRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: StateHistory,
  ) {}

  find(id: string): Promise<InvoiceEntity | null> {
    return this.rows.findOneBy({ id });
  }

  findForUpdate(id: string): Promise<InvoiceEntity | null> {
    return this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The project's own, without those that another took the place of. */
  lockOfProject(projectId: string): Promise<InvoiceEntity | null> {
    return this.rows.findOne({ where: { projectId, state: Not('void') }, lock: { mode: 'pessimistic_write' } });
  }

  /** All that were ever made for it, the newest first. */
  allOfProject(projectId: string): Promise<InvoiceEntity[]> {
    return this.rows.find({ where: { projectId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  save(invoice: InvoiceEntity): Promise<InvoiceEntity> {
    return this.rows.save(invoice);
  }

  /** Moves a locked invoice along the table; 409 with the present state for what that does not allow. */
  async move(invoice: InvoiceEntity, { event, as, guards = {}, actorId, changes = {} }: InvoiceMove): Promise<void> {
    const from = invoice.state;
    const to = mustMove(decide(invoiceMachine, { state: from, event, as, guards }), from, GUARD_CODES);
    await this.rows.save(Object.assign(invoice, changes, { state: to }));
    await this.history.record({ entity: invoiceMachine.name, entityId: invoice.id, from, to, event, actorId });
  }

  private get rows() {
    return this.unitOfWork.repository(InvoiceEntity);
  }
}

import { Injectable } from '@nestjs/common';
import { isOpenInvoice, type Actor, type AuditAction, type ClosingPaymentState } from '@cw/domain';
import { Not } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { DomainError, invalidFields } from '../../common/errors/domain-error.js';
import { newId } from '../../common/ids.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { ClosingMoney, type MoneyAtClosing } from '../payments/index.js';
import { ClosingPaymentEntity } from './closing-payment.entity.js';
import type { RecordClosingPayment } from './dto/invoice.input.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceTerms } from './invoice-terms.js';

interface Locked {
  readonly invoice: InvoiceEntity;
  readonly money: MoneyAtClosing;
  /** What was recorded and not refused. */
  readonly payment: ClosingPaymentEntity | null;
}

/** Money that comes past the provider: one admin records it, another says that the bank has it, then it is held. */
@Injectable()
export class ClosingPayments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoices: InvoiceRepository,
    private readonly money: ClosingMoney,
    private readonly terms: InvoiceTerms,
    private readonly audit: AuditLog,
  ) {}

  record(actor: Actor, id: string, input: RecordClosingPayment): Promise<void> {
    return this.locked(id, async ({ invoice, money, payment }) => {
      if (payment) throw conflict(payment.state);
      mustBeOpen(invoice);
      if (money.dueCents === 0) throw new DomainError('payment.not_due', { extra: { state: money.state } });
      // A part, or too much, is settled with the agent before anything stands in the books.
      if (input.amountCents !== money.dueCents) throw invalidFields({ path: 'amountCents', code: 'not_allowed' });
      const today = await this.terms.today(invoice.projectId);
      if (input.receivedOn > today) throw invalidFields({ path: 'receivedOn', code: 'not_allowed' });
      const { method, reference, receivedOn } = input;
      const recorded = Object.assign(new ClosingPaymentEntity(), {
        id: newId(),
        invoiceId: id,
        method,
        reference,
        receivedOn,
        amountCents: money.dueCents,
        state: 'recorded',
        recordedBy: actor.userId,
        decidedBy: null,
        paymentId: null,
      } satisfies Partial<ClosingPaymentEntity>);
      await this.rows.save(recorded);
      await this.note('invoice.payment_recorded', actor, recorded);
    });
  }

  /** The second admin's word: from now on it is held, and released at once where the client has approved. */
  confirm(actor: Actor, id: string): Promise<void> {
    return this.decide(id, async ({ invoice }, payment) => {
      if (payment.recordedBy === actor.userId) throw new DomainError('invoice.second_admin');
      mustBeOpen(invoice);
      const { method, amountCents } = payment;
      const paymentId = await this.money.receive(invoice.projectId, { method, amountCents, adminId: actor.userId });
      await this.rows.save(Object.assign(payment, { state: 'confirmed', decidedBy: actor.userId, paymentId }));
      await this.note('invoice.payment_confirmed', actor, payment);
    });
  }

  refuse(actor: Actor, id: string, reason: string): Promise<void> {
    return this.decide(id, async (_locked, payment) => {
      await this.rows.save(Object.assign(payment, { state: 'refused', decidedBy: actor.userId }));
      await this.note('invoice.payment_refused', actor, payment, reason);
    });
  }

  /** The provider has it: what the contractor is owed, which waited for this, is transferred. */
  clear(actor: Actor, id: string): Promise<void> {
    return this.locked(id, async ({ invoice, payment }) => {
      if (payment?.state !== 'confirmed' || payment.paymentId === null) throw conflict(payment?.state ?? null);
      await this.money.clear(invoice.projectId, payment.paymentId, actor.userId);
      await this.rows.save(Object.assign(payment, { state: 'cleared' }));
      await this.note('invoice.payment_cleared', actor, payment);
    });
  }

  private decide(id: string, work: (locked: Locked, payment: ClosingPaymentEntity) => Promise<void>): Promise<void> {
    return this.locked(id, async (locked) => {
      if (locked.payment?.state !== 'recorded') throw conflict(locked.payment?.state ?? null);
      await work(locked, locked.payment);
    });
  }

  /** The money is locked before its invoice, as everywhere. */
  private locked(id: string, work: (locked: Locked) => Promise<void>): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.invoices.find(id);
      const money = known && (await this.money.lock(known.projectId));
      const invoice = money && (await this.invoices.findForUpdate(id));
      if (!invoice) throw new DomainError('invoice.not_found');
      const payment = await this.rows.findOneBy({ invoiceId: id, state: Not('refused') });
      await work({ invoice, money, payment });
    });
  }

  private async note(
    action: AuditAction,
    actor: Actor,
    { invoiceId, state, method, amountCents }: ClosingPaymentEntity,
    reason: string | null = null,
  ): Promise<void> {
    const after = { state, method, amountCents };
    await this.audit.record({
      action,
      actorId: actor.userId,
      subjectType: 'invoice',
      subjectId: invoiceId,
      reason,
      after,
    });
  }

  private get rows() {
    return this.unitOfWork.repository(ClosingPaymentEntity);
  }
}

/** The same job may have another invoice that is owed: what is void is paid by nothing. */
function mustBeOpen({ state }: InvoiceEntity): void {
  if (!isOpenInvoice(state)) throw new DomainError('state.conflict', { extra: { state } });
}

const conflict = (state: ClosingPaymentState | null): DomainError =>
  new DomainError('state.conflict', state === null ? {} : { extra: { state } });

import { Injectable } from '@nestjs/common';
import { ZERO_CENTS, type Cents, type ClosingMethod } from '@cw/domain';
import { In } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import type { Decline, PaidCharge } from '../provider/provider-fact.js';
import { OPEN_STATUSES, PaymentEntity } from './payment.entity.js';

const RECORD_DECLINE = {
  name: 'payment_record_decline',
  text: `INSERT INTO payment_decline (attempt_id, payment_id, decline_code, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING 1 AS recorded`,
};
const UNBOOKED_FEES = {
  name: 'payment_unbooked_fees',
  text: `SELECT provider_intent_id AS id FROM payment WHERE status = 'succeeded' AND processing_fee_cents IS NULL LIMIT 100`,
};

type NewPayment = Pick<
  PaymentEntity,
  'milestoneId' | 'amountCents' | 'method' | 'status' | 'paidAt' | 'processingFeeCents'
>;

/** Tries to pay, as rows. Whoever changes one holds its milestone's lock. */
@Injectable()
export class Payments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async create(milestoneId: string, amountCents: Cents): Promise<PaymentEntity> {
    const begun = { status: 'requires_payment', method: 'card', paidAt: null, processingFeeCents: null } as const;
    return this.insert({ ...begun, milestoneId, amountCents });
  }

  async save(payment: PaymentEntity): Promise<void> {
    await this.rows.save(payment);
  }

  /** Money that came past the provider: it is paid the moment it is known, whatever try is open, and costs no fee. */
  async createReceived(milestoneId: string, method: ClosingMethod, amountCents: Cents): Promise<PaymentEntity> {
    const paid = { status: 'succeeded', paidAt: this.clock.now(), processingFeeCents: ZERO_CENTS } as const;
    return this.insert({ ...paid, milestoneId, amountCents, method });
  }

  async markPaid(payment: PaymentEntity, charge: PaidCharge): Promise<void> {
    payment.status = 'succeeded';
    payment.providerChargeId = charge.id;
    payment.paidAt = this.clock.now();
    await this.rows.save(payment);
  }

  async findById(id: string): Promise<PaymentEntity | null> {
    return this.rows.findOneBy({ id });
  }

  async getById(id: string): Promise<PaymentEntity> {
    return this.rows.findOneByOrFail({ id });
  }

  async findByIntent(intentId: string): Promise<PaymentEntity | null> {
    return this.rows.findOneBy({ providerIntentId: intentId });
  }

  async findByCharge(chargeId: string): Promise<PaymentEntity | null> {
    return this.rows.findOneBy({ providerChargeId: chargeId });
  }

  async findOpen(milestoneId: string): Promise<PaymentEntity | null> {
    return this.rows.findOneBy({ milestoneId, status: In([...OPEN_STATUSES]) });
  }

  /** Oldest first, in the order in which they were paid. */
  async findSucceeded(milestoneId: string): Promise<PaymentEntity[]> {
    return this.rows.find({ where: { milestoneId, status: 'succeeded' }, order: { paidAt: 'ASC', id: 'ASC' } });
  }

  /** False when this decline was known already. */
  async recordDecline(payment: PaymentEntity, decline: Decline): Promise<boolean> {
    const values = [decline.attemptId, payment.id, decline.code, this.clock.now()];
    const recorded = (await this.sql.rows(RECORD_DECLINE, values)).length === 1;
    if (!recorded) return false;
    payment.declineCode = decline.code;
    await this.rows.save(payment);
    return true;
  }

  /** Intents of payments whose processing fee the provider had not told when they succeeded. */
  async intentsWithoutFee(): Promise<string[]> {
    const rows = await this.sql.rows<{ id: string }>(UNBOOKED_FEES, []);
    return rows.map((row) => row.id);
  }

  private async insert(payment: NewPayment): Promise<PaymentEntity> {
    return this.rows.save(
      this.rows.create({
        ...payment,
        id: newId(),
        bankName: null,
        providerIntentId: null,
        providerChargeId: null,
        cardBrand: null,
        cardLast4: null,
        declineCode: null,
      }),
    );
  }

  private get rows() {
    return this.unitOfWork.repository(PaymentEntity);
  }
}

import type { Cents, ChargeStatus, PaymentMethod } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../../common/persistence/base.columns.js';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

/** One try to pay: one intent at the provider, asked for with this id as its idempotency key. */
@Entity('payment')
export class PaymentEntity extends BaseColumns {
  @Column('uuid', { name: 'milestone_id' })
  milestoneId: string;

  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  @Column('text')
  status: ChargeStatus;

  /** As the provider says once it is paid; a wire or a check never is the provider's. */
  @Column('text')
  method: PaymentMethod;

  /** Null until the provider's answer has been stored; nobody can pay it before. */
  @Column('text', { name: 'provider_intent_id', nullable: true })
  providerIntentId: string | null;

  /** The charge that succeeded. */
  @Column('text', { name: 'provider_charge_id', nullable: true })
  providerChargeId: string | null;

  @Column('text', { name: 'card_brand', nullable: true })
  cardBrand: string | null;

  @Column('text', { name: 'card_last4', nullable: true })
  cardLast4: string | null;

  /** Of a bank account, beside the last four digits. */
  @Column('text', { name: 'bank_name', nullable: true })
  bankName: string | null;

  /** Of the latest decline. */
  @Column('text', { name: 'decline_code', nullable: true })
  declineCode: string | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  /** What the provider kept of it; null until the provider has said so. */
  @CentsColumn({ name: 'processing_fee_cents', nullable: true })
  processingFeeCents: Cents | null;

  /** Given by the database once it is paid. */
  @Column({ type: 'bigint', name: 'receipt_number', nullable: true, insert: false, update: false })
  receiptNumber: string | null;
}

/** The intent may still be paid, also after a decline. */
export const OPEN_STATUSES = ['requires_payment', 'processing', 'failed'] as const satisfies readonly ChargeStatus[];

export const isOpen = (payment: Pick<PaymentEntity, 'status'>): boolean =>
  OPEN_STATUSES.some((status) => status === payment.status);

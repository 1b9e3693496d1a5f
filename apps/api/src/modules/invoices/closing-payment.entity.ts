import type { Cents, ClosingMethod, ClosingPaymentState } from '@cw/domain';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';
import { CentsColumn } from '../../common/persistence/cents.column.js';

/** A wire or a check that pays an invoice: recorded by one admin, confirmed or refused by another. */
@Entity('closing_payment')
export class ClosingPaymentEntity extends BaseColumns {
  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('text')
  method: ClosingMethod;

  /** The bank's own reference of the wire, or the check's number. */
  @Column('text')
  reference: string;

  @Column('date', { name: 'received_on' })
  receivedOn: string;

  @CentsColumn({ name: 'amount_cents' })
  amountCents: Cents;

  @Column('text')
  state: ClosingPaymentState;

  @Column('uuid', { name: 'recorded_by' })
  recordedBy: string;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  /** The payment that it became. */
  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;
}

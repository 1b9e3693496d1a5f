import type { Cents, CommandKind, CommandState } from '@cw/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../../common/persistence/cents.column.js';

/** An intent is created in the request of its payer, who waits for the answer; all else is done by workers. */
export type QueuedKind = Exclude<CommandKind, 'create_intent'>;

/** How a command ends whose refund staff paid past the provider. */
export const BY_HAND = 'by_hand';

/**
 * Something the provider must be asked to do, decided together with the state and ledger that call for it. Its id is
 * the provider's idempotency key and stands in the object's metadata.
 */
@Entity('payment_command')
export class PaymentCommandEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('uuid', { name: 'milestone_id' })
  milestoneId: string;

  /** The payment whose charge is transferred or refunded, or whose intent is canceled. */
  @Column('uuid', { name: 'payment_id' })
  paymentId: string;

  /**
   * The change, or the payment that was too much, that a part refund is for, or the recall that a reversal carries out;
   * null when it ends the milestone.
   */
  @Column('uuid', { name: 'cause_id', nullable: true })
  causeId: string | null;

  @Column('text')
  kind: QueuedKind;

  /** Null where there is no amount: canceling. */
  @CentsColumn({ name: 'amount_cents', nullable: true })
  amountCents: Cents | null;

  @Column('text')
  state: CommandState;

  @Column('integer')
  attempts: number;

  /** Null while nothing but its own conditions kept it waiting. */
  @Column('timestamptz', { name: 'first_tried_at', nullable: true })
  firstTriedAt: Date | null;

  @Column('timestamptz', { name: 'run_after' })
  runAfter: Date;

  /** A worker is at it until then; a dead worker's lease runs out. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  /** The transfer or refund that it led to. */
  @Column('text', { name: 'provider_id', nullable: true })
  providerId: string | null;

  /** The provider's id of the transfer that a reversal takes back. */
  @Column('text', { name: 'transfer_id', nullable: true })
  transferId: string | null;

  /** The provider's error code; never its free text. */
  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}

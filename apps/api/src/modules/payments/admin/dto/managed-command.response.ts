import { ApiProperty } from '@nestjs/swagger';
import {
  CHARGE_STATUSES,
  COMMAND_STATES,
  PAYMENT_METHODS,
  STAFF_MONEY_LIMITS,
  type ChargeStatus,
  type CommandState,
  type PaymentMethod,
} from '@cw/domain';
import { ShownCents, ShownChoices, ShownCount, ShownPerson, ShownText } from '../../../../common/openapi/shown.js';
import { WORD_MAX } from './bounds.js';

/** One try to pay. */
export class ManagedTryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownCents()
  amountCents: number;

  @ApiProperty({ enum: CHARGE_STATUSES, enumName: 'ChargeStatus' })
  status: ChargeStatus;

  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  method: PaymentMethod;

  @ShownText(WORD_MAX, 'visa', { nullable: true })
  cardBrand: string | null;

  @ApiProperty({ type: String, pattern: '^\\d{4}$', nullable: true, example: '4242' })
  cardLast4: string | null;

  @ShownText(WORD_MAX, 'pi_1a2b3c', { nullable: true, description: 'The provider’s id.' })
  providerId: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt: string | null;
}

export class HandRefundView {
  @ShownText(STAFF_MONEY_LIMITS.referenceMax, 'Check 1042')
  reference: string;

  @ApiProperty({ format: 'uuid' })
  proposedById: string;

  @ShownPerson({ nullable: true })
  proposedByName: string | null;

  @ApiProperty({ format: 'date-time' })
  proposedAt: string;

  @ShownPerson({ nullable: true })
  confirmedByName: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while it waits for a second admin.',
  })
  confirmedAt: string | null;
}

const COMMAND_KINDS = ['cancel_intent', 'transfer', 'refund', 'reversal'] as const;
type ShownKind = (typeof COMMAND_KINDS)[number];

export const REFUND_ACTIONS = ['retry', 'by_hand', 'confirm', 'refuse', 'withdraw'] as const;

export type RefundAction = (typeof REFUND_ACTIONS)[number];

/** What the provider was asked to do. */
export class ManagedCommandView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  paymentId: string;

  @ApiProperty({ enum: COMMAND_KINDS, enumName: 'PaymentCommandKind' })
  kind: ShownKind;

  @ShownCents({ nullable: true })
  amountCents: number | null;

  @ApiProperty({
    enum: COMMAND_STATES,
    enumName: 'PaymentCommandState',
    description: 'attention: nothing more is tried until staff decide. failed: given up, or given anew.',
  })
  state: CommandState;

  @ShownCount()
  attempts: number;

  @ShownText(WORD_MAX, 'refund_failed', { nullable: true, description: 'The provider’s code.' })
  lastError: string | null;

  @ShownText(WORD_MAX, 're_1a2b3c', { nullable: true, description: 'The provider’s id of what it led to.' })
  providerId: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: string | null;

  @ApiProperty({ type: HandRefundView, nullable: true })
  byHand: HandRefundView | null;

  @ShownChoices(REFUND_ACTIONS, { description: 'What this reader may do about an order that failed.' })
  actions: RefundAction[];
}

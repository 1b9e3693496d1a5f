import { ApiProperty } from '@nestjs/swagger';
import {
  ATTENTION_REASONS,
  CHARGE_BACK_STATUSES,
  CHARGE_STATUSES,
  COMMAND_STATES,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PROJECT_LIMITS,
  STAFF_MONEY_LIMITS,
  type AttentionReason,
  type ChargeBackStatus,
  type ChargeStatus,
  type CommandState,
  type PaymentMethod,
  type PaymentState,
} from '@cw/domain';
import { PageOf } from '../../../../common/http/page.js';
import {
  HISTORY_MAX,
  ShownCents,
  ShownChoices,
  ShownCount,
  ShownList,
  ShownPerson,
  ShownText,
} from '../../../../common/openapi/shown.js';

/** Longer than any code, account or id of the provider. */
const WORD_MAX = 255;
const PARTS_MAX = 1_000;

/** The money of one accepted bid, in a list. */
export class ManagedPaymentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  projectTitle: string;

  @ApiProperty({ format: 'uuid' })
  ownerId: string;

  @ShownPerson()
  ownerName: string;

  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ShownPerson()
  contractorName: string;

  @ApiProperty({ enum: PAYMENT_STATES, enumName: 'PaymentState' })
  state: PaymentState;

  @ApiProperty({ description: 'A bank is deciding about a charge: nothing is released or refunded.' })
  frozen: boolean;

  @ApiProperty({ enum: ATTENTION_REASONS, enumName: 'AttentionReason', nullable: true })
  attention: AttentionReason | null;

  @ShownCents({ description: 'What both sides agreed on.' })
  totalCents: number;

  @ShownCents()
  heldCents: number;

  @ShownCents()
  paidCents: number;

  @ShownCents()
  refundedCents: number;

  @ShownCents({ description: 'What reached the contractor, less what came back.' })
  paidOutCents: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ManagedPaymentPage extends PageOf(ManagedPaymentView) {}

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

export class ChargeBackView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  paymentId: string;

  @ShownText(WORD_MAX, 'du_1a2b3c', { description: 'The provider’s id.' })
  providerId: string;

  @ApiProperty({
    enum: CHARGE_BACK_STATUSES,
    enumName: 'ChargeBackStatus',
    description: 'inquiry: the bank asks, no money has moved. closed: the inquiry ended.',
  })
  status: ChargeBackStatus;

  @ShownText(WORD_MAX, 'product_not_received', { description: 'The provider’s code of what the payer says.' })
  reason: string;

  @ShownCents()
  amountCents: number;

  @ShownCents({ description: 'What the bank took back.' })
  takenCents: number;

  @ShownCents()
  feeCents: number;

  @ShownCents({ description: 'Of a lost one: what had been paid out already.' })
  lossCents: number;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  evidenceDueAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  evidenceSentAt: string | null;

  @ShownPerson({ nullable: true })
  evidenceSentByName: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  closedAt: string | null;
}

export class LedgerLineView {
  @ShownText(WORD_MAX, 'asset:clearing')
  account: string;

  @ShownText(WORD_MAX, 'clearing')
  kind: string;

  @ApiProperty({
    type: 'integer',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    example: -125_000,
    description: 'Debit above zero, credit below.',
  })
  amountCents: number;
}

export class LedgerEntryView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(WORD_MAX, 'charge')
  kind: string;

  @ShownText(WORD_MAX, 'ch_1a2b3c', { description: 'What it books, once.' })
  ref: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ShownPerson({ nullable: true, description: 'Whose act it books; null for the provider’s.' })
  actorName: string | null;

  @ShownList(LedgerLineView, PARTS_MAX)
  lines: LedgerLineView[];
}

export class ManagedMoveView {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ShownText(WORD_MAX, 'charge_back')
  event: string;

  @ApiProperty({ enum: PAYMENT_STATES, enumName: 'PaymentState', nullable: true })
  from: PaymentState | null;

  @ApiProperty({ enum: PAYMENT_STATES, enumName: 'PaymentState' })
  to: PaymentState;

  @ShownPerson({ nullable: true })
  actorName: string | null;

  @ShownText(STAFF_MONEY_LIMITS.reasonMax, 'The bank decided for the cardholder.', { nullable: true })
  reason: string | null;
}

export const PAYMENT_ACTIONS = ['evidence', 'reverse', 'seen'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/** Everything about the money of one accepted bid. */
export class ManagedPaymentDetail extends ManagedPaymentView {
  @ShownCents({ description: 'Of the total as it is agreed now.' })
  feeCents: number;

  @ShownCents({ description: 'What must still go back to the client.' })
  refundDueCents: number;

  @ShownCents({ description: 'What the contractor has earned here and not received.' })
  payableCents: number;

  @ShownCents({ description: 'What paid the contractor’s debt instead of being transferred.' })
  nettedCents: number;

  @ShownCents({ description: 'What the contractor owes over all of its projects.' })
  contractorDebtCents: number;

  @ShownCents({ description: 'How much may be asked back from the contractor now.' })
  reversibleCents: number;

  @ShownList(ManagedTryView, PARTS_MAX, { description: 'Oldest first.' })
  payments: ManagedTryView[];

  @ShownList(ManagedCommandView, PARTS_MAX, { description: 'Oldest first.' })
  commands: ManagedCommandView[];

  @ShownList(ChargeBackView, PARTS_MAX, { description: 'Oldest first.' })
  chargeBacks: ChargeBackView[];

  @ShownList(LedgerEntryView, HISTORY_MAX, { description: 'Oldest first.' })
  entries: LedgerEntryView[];

  @ShownList(ManagedMoveView, HISTORY_MAX, { description: 'Oldest first.' })
  history: ManagedMoveView[];

  @ShownChoices(PAYMENT_ACTIONS, {
    description: 'What staff may do now. seen: say what they found, where nothing else ends that they are called.',
  })
  actions: PaymentAction[];
}

import { ApiProperty } from '@nestjs/swagger';
import {
  ATTENTION_REASONS,
  PAYMENT_STATES,
  PROJECT_LIMITS,
  STAFF_MONEY_LIMITS,
  type AttentionReason,
  type PaymentState,
} from '@cw/domain';
import { PageOf } from '../../../../common/http/page.js';
import {
  HISTORY_MAX,
  ShownCents,
  ShownChoices,
  ShownHouse,
  ShownList,
  ShownPerson,
  ShownText,
} from '../../../../common/openapi/shown.js';
import { ManagedCommandView, ManagedTryView } from './managed-command.response.js';
import { ChargeBackView } from './charge-back.response.js';
import { PARTS_MAX, WORD_MAX } from './bounds.js';
import { LedgerEntryView } from './ledger-entry.response.js';

/** The money of one accepted bid, in a list. */
export class ManagedPaymentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  projectTitle: string;

  @ShownHouse()
  house: string;

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

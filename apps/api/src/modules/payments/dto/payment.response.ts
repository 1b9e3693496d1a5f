import { ApiProperty } from '@nestjs/swagger';
import {
  CHARGE_STATUSES,
  type ChargeStatus,
  PAYMENT_METHODS,
  PAYMENT_STANDINGS,
  type PaymentMethod,
  type PaymentStanding,
  PROJECT_LIMITS,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { PaymentSummary } from '../../projects/index.js';
import { ShownCents, ShownHouse, ShownList, ShownText } from '../../../common/openapi/shown.js';
import { PAID_PROJECTS_MAX } from '../intents/payment-rows.js';

/** Longer than any brand or reason of the provider is called. */
const WORD_MAX = 100;

/** One try to pay. */
export class PaymentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ShownCents()
  amountCents: number;

  @ShownCents({ example: 0, description: 'Of this payment, as far as it has left us.' })
  refundedCents: number;

  @ApiProperty({ enum: CHARGE_STATUSES, enumName: 'ChargeStatus' })
  status: ChargeStatus;

  @ApiProperty({
    enum: PAYMENT_STANDINGS,
    enumName: 'PaymentStanding',
    description: 'What became of it: held until the client approves, then released, or refunded.',
  })
  standing: PaymentStanding;

  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  method: PaymentMethod;

  @ShownText(WORD_MAX, 'STRIPE TEST BANK', { nullable: true })
  bankName: string | null;

  @ShownText(WORD_MAX, 'visa', { nullable: true })
  cardBrand: string | null;

  @ApiProperty({
    type: String,
    pattern: '^\\d{4}$',
    nullable: true,
    example: '4242',
    description: 'Of the card, or of the bank account.',
  })
  cardLast4: string | null;

  @ShownText(WORD_MAX, 'insufficient_funds', { nullable: true })
  declineCode: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'Since when it is held; then it has a receipt.',
  })
  paidAt: string | null;

  @ApiProperty({
    description:
      'Whether the status is the provider’s word: false while the payment is open and the provider does not answer, or was not asked, as in a list.',
  })
  isConfirmed: boolean;

  @ApiProperty({ type: PaymentSummary, description: 'The money of the whole project.' })
  project: PaymentSummary;
}

export class PaidProjectView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  title: string;

  @ShownHouse()
  house: string;
}

export class PaymentPage extends PageOf(PaymentView) {
  @ShownList(PaidProjectView, PAID_PROJECTS_MAX, {
    description: 'Every project that there are payments of, to narrow the list by.',
  })
  projects: PaidProjectView[];
}

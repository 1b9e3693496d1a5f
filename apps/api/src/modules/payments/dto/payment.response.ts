import { ApiProperty } from '@nestjs/swagger';
import { CHARGE_STATUSES, type ChargeStatus, PROJECT_LIMITS } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { PaymentSummary } from '../../projects/index.js';
import { ShownCents, ShownText } from '../../../common/openapi/shown.js';

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

  @ShownCents()
  amountCents: number;

  @ApiProperty({ enum: CHARGE_STATUSES, enumName: 'ChargeStatus' })
  status: ChargeStatus;

  @ShownText(WORD_MAX, 'visa', { nullable: true })
  cardBrand: string | null;

  @ApiProperty({ type: String, pattern: '^\\d{4}$', nullable: true, example: '4242' })
  cardLast4: string | null;

  @ShownText(WORD_MAX, 'insufficient_funds', { nullable: true })
  declineCode: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: PaymentSummary, description: 'The money of the whole project.' })
  project: PaymentSummary;
}

export class PaymentPage extends PageOf(PaymentView) {}

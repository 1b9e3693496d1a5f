import { ApiProperty } from '@nestjs/swagger';
import { CHARGE_STATUSES, type ChargeStatus } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { PaymentSummary } from '../../projects/index.js';

/** One try to pay. */
export class PaymentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty()
  projectTitle: string;

  @ApiProperty({ type: 'integer' })
  amountCents: number;

  @ApiProperty({ enum: CHARGE_STATUSES, enumName: 'ChargeStatus' })
  status: ChargeStatus;

  @ApiProperty({ type: String, nullable: true, example: 'visa' })
  cardBrand: string | null;

  @ApiProperty({ type: String, nullable: true, example: '4242' })
  cardLast4: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'insufficient_funds' })
  declineCode: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: PaymentSummary, description: 'The money of the whole project.' })
  project: PaymentSummary;
}

export class PaymentPage extends PageOf(PaymentView) {}

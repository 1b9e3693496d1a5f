import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_LIMITS, PAYMENT_MODES, SERVICE_FEE_PERCENT, type PaymentMode } from '@cw/domain';

export class PaymentConfigView {
  @ApiProperty({
    enum: PAYMENT_MODES,
    enumName: 'PaymentMode',
    description: 'sandbox: no real money moves. off: payments are switched off.',
  })
  mode: PaymentMode;

  @ApiProperty({ type: String, nullable: true })
  publishableKey: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the sandbox answers the page; null unless mode is sandbox.',
    example: '/_pay',
  })
  sandboxBase: string | null;

  @ApiProperty({ type: 'integer', example: PAYMENT_LIMITS.minCents })
  minCents: number;

  @ApiProperty({ type: 'integer', example: SERVICE_FEE_PERCENT })
  feePercent: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_LIMITS } from '@cw/domain';
import { Allow } from 'class-validator';

/**
 * PAY-02 words one answer for whatever is wrong with either field, so `readPaymentRequest` judges them instead of
 * the rules that every other body has.
 */
export class CreatePaymentIntent {
  @ApiProperty({ type: String, format: 'uuid' })
  @Allow()
  projectId: unknown;

  @ApiProperty({
    type: 'integer',
    minimum: PAYMENT_LIMITS.minCents,
    maximum: PAYMENT_LIMITS.maxCents,
    example: 125_000,
    description: 'All that is due, or a part that leaves at least the minimum to pay.',
  })
  @Allow()
  amountCents: unknown;
}

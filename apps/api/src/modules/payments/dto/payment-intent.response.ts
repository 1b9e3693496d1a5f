import { ApiProperty } from '@nestjs/swagger';

/** What the checkout page needs to take the card. */
export class PaymentIntentView {
  @ApiProperty({ format: 'uuid' })
  paymentId: string;

  @ApiProperty({ description: 'Lets this page, and nobody else, confirm this one payment.' })
  clientSecret: string;

  @ApiProperty({ type: 'integer' })
  amountCents: number;

  @ApiProperty({ format: 'uuid' })
  projectId: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { ShownCents, ShownText } from '../../../common/openapi/shown.js';

const SECRET_MAX = 500;

/** What the checkout page needs to take the card. */
export class PaymentIntentView {
  @ApiProperty({ format: 'uuid' })
  paymentId: string;

  @ShownText(SECRET_MAX, 'pi_sbx_1a2b3c_secret_4d5e6f', {
    description: 'Lets this page, and nobody else, confirm this one payment.',
  })
  clientSecret: string;

  @ShownCents()
  amountCents: number;

  @ApiProperty({ format: 'uuid' })
  projectId: string;
}

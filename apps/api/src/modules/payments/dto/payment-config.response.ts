import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_LIMITS, PAYMENT_MODES, SERVICE_FEE_PERCENT, type PaymentMode } from '@cw/domain';
import { ShownAddress, ShownCents, ShownCount, ShownText } from '../../../common/openapi/shown.js';

const KEY_MAX = 255;

export class PaymentConfigView {
  @ApiProperty({
    enum: PAYMENT_MODES,
    enumName: 'PaymentMode',
    description: 'sandbox: no real money moves. off: payments are switched off.',
  })
  mode: PaymentMode;

  @ShownText(KEY_MAX, 'pk_test_closewright', { nullable: true })
  publishableKey: string | null;

  @ShownAddress('/_pay', {
    nullable: true,
    description: 'Where the sandbox answers the page; null unless mode is sandbox.',
  })
  sandboxBase: string | null;

  @ShownCents({ example: PAYMENT_LIMITS.minCents })
  minCents: number;

  @ShownCount({ max: 100, example: SERVICE_FEE_PERCENT })
  feePercent: number;
}

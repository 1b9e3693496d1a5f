import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../common/http/page.js';
import { ShownCents, ShownText } from '../../../common/openapi/shown.js';
import {
  BANK_PAYOUT_STATUSES,
  PAYOUT_FAILURES,
  type BankPayoutStatus,
  type PayoutFailure,
} from '../provider/payout-accounts.js';

const ID_MAX = 255;

/** One sum on its way from the payout account to the contractor's bank; it may be of several projects. */
export class BankPayoutView {
  @ShownText(ID_MAX, 'po_sbx1a2b3c')
  id: string;

  @ShownCents()
  amountCents: number;

  @ApiProperty({ format: 'date', description: 'The day on which the bank has it, or should have it.' })
  arrivesOn: string;

  @ApiProperty({ enum: BANK_PAYOUT_STATUSES, enumName: 'BankPayoutStatus' })
  status: BankPayoutStatus;

  @ApiProperty({
    enum: PAYOUT_FAILURES,
    enumName: 'PayoutFailure',
    nullable: true,
    description: 'Why the bank sent it back. It is then on the payout account again.',
  })
  failure: PayoutFailure | null;
}

export class BankPayoutPage extends PageOf(BankPayoutView) {
  @ApiProperty({ description: 'False: the provider lacks a bank account that takes the money.' })
  bankReady: boolean;
}

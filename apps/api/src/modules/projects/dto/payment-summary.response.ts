import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATES, PAYMENT_TIMINGS, type PaymentState, type PaymentTiming } from '@cw/domain';
import { HISTORY_MAX, ShownCents, ShownList } from '../../../common/openapi/shown.js';

export const PAYMENT_MOMENTS = [
  'declined',
  'paid',
  'on_its_way',
  'held',
  'approved',
  'released',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_over',
  'split',
  'frozen',
  'unfrozen',
  'charged_back',
  'charge_back_won',
  'charge_back_lost',
  'reversed',
] as const;
export type PaymentMoment = (typeof PAYMENT_MOMENTS)[number];

export class PaymentTimelineEntry {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: PAYMENT_MOMENTS })
  kind: PaymentMoment;

  @ShownCents({ nullable: true })
  amountCents: number | null;
}

/** The money of one accepted bid, as its parties see it. */
export class PaymentSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ enum: PAYMENT_STATES })
  state: PaymentState;

  @ShownCents({ description: 'What the accepted bid comes to.' })
  totalCents: number;

  @ShownCents({ description: 'Held now, until the client approves.' })
  heldCents: number;

  @ShownCents({ description: 'Still to be paid by the client; nothing while a payment is on its way.', example: 0 })
  dueCents: number;

  @ShownCents({ example: 0, description: 'Paid from a bank account and not through yet: it takes days.' })
  onItsWayCents: number;

  @ShownCents()
  paidCents: number;

  @ShownCents({ example: 0 })
  refundedCents: number;

  @ShownCents({ example: 0 })
  releasedCents: number;

  @ShownCents({ example: 0, description: 'What came back from the contractor after the release, because staff asked.' })
  reversedCents: number;

  @ShownCents({ example: 0, description: 'What banks took back for good.' })
  chargedBackCents: number;

  @ShownCents({
    description:
      'The service fee, deducted from the payment to the contractor; once released, as far as a bank left it.',
    example: 12_500,
  })
  feeCents: number;

  @ShownCents({
    description: 'What the contractor receives; once released, as far as neither a bank nor staff took it back.',
    example: 112_500,
  })
  payoutCents: number;

  @ApiProperty({ enum: PAYMENT_TIMINGS })
  paymentTiming: PaymentTiming;

  @ApiProperty({ description: 'Staff must look at it.' })
  attention: boolean;

  @ShownList(PaymentTimelineEntry, HISTORY_MAX, { description: 'Oldest first.' })
  timeline: PaymentTimelineEntry[];
}

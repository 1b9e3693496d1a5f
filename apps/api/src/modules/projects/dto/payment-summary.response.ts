import { ApiProperty } from '@nestjs/swagger';
import {
  CLOSING_PAYERS,
  PAYMENT_STATES,
  PAYMENT_TIMINGS,
  type ClosingPayer,
  type PaymentState,
  type PaymentTiming,
} from '@cw/domain';
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

/** What both sides know of the invoice of a job that is paid at closing: not with whom the client closes. */
export class ClosingInvoice {
  @ApiProperty({ enum: CLOSING_PAYERS, description: 'From whom the money is to come.' })
  payer: ClosingPayer;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Null in a draft.' })
  dueOn: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the closing that should have paid it fell through: its day is nobody’s day any more.',
  })
  fellThroughAt: string | null;
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

  @ApiProperty({
    type: ClosingInvoice,
    nullable: true,
    description: 'Null where the money is held from the start, and once the invoice is void.',
  })
  closing: ClosingInvoice | null;

  @ApiProperty({ description: 'Staff must look at it.' })
  attention: boolean;

  @ShownList(PaymentTimelineEntry, HISTORY_MAX, { description: 'Oldest first.' })
  timeline: PaymentTimelineEntry[];
}

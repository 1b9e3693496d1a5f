import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATES, PAYMENT_TIMINGS, type PaymentState, type PaymentTiming } from '@cw/domain';

export const PAYMENT_MOMENTS = ['paid', 'declined', 'held', 'released', 'refunded'] as const;
export type PaymentMoment = (typeof PAYMENT_MOMENTS)[number];

export class PaymentTimelineEntry {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: PAYMENT_MOMENTS })
  kind: PaymentMoment;

  @ApiProperty({ type: 'integer', nullable: true })
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

  @ApiProperty({ type: 'integer', description: 'What the accepted bid comes to.' })
  totalCents: number;

  @ApiProperty({ type: 'integer', description: 'Held now, until the client approves.' })
  heldCents: number;

  @ApiProperty({ type: 'integer', description: 'Still to be paid by the client.' })
  dueCents: number;

  @ApiProperty({ type: 'integer' })
  paidCents: number;

  @ApiProperty({ type: 'integer' })
  refundedCents: number;

  @ApiProperty({ type: 'integer' })
  releasedCents: number;

  @ApiProperty({ type: 'integer', description: 'The service fee, deducted from the payment to the contractor.' })
  feeCents: number;

  @ApiProperty({ type: 'integer', description: 'What the contractor receives.' })
  payoutCents: number;

  @ApiProperty({ enum: PAYMENT_TIMINGS })
  paymentTiming: PaymentTiming;

  @ApiProperty({ description: 'Staff must look at it.' })
  attention: boolean;

  @ApiProperty({ type: [PaymentTimelineEntry], description: 'Oldest first.' })
  timeline: PaymentTimelineEntry[];
}

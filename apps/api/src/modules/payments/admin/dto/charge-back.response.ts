import { ApiProperty } from '@nestjs/swagger';
import { CHARGE_BACK_STATUSES, type ChargeBackStatus } from '@cw/domain';
import { ShownCents, ShownPerson, ShownText } from '../../../../common/openapi/shown.js';
import { WORD_MAX } from './bounds.js';

export class ChargeBackView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  paymentId: string;

  @ShownText(WORD_MAX, 'du_1a2b3c', { description: 'The provider’s id.' })
  providerId: string;

  @ApiProperty({
    enum: CHARGE_BACK_STATUSES,
    enumName: 'ChargeBackStatus',
    description: 'inquiry: the bank asks, no money has moved. closed: the inquiry ended.',
  })
  status: ChargeBackStatus;

  @ShownText(WORD_MAX, 'product_not_received', { description: 'The provider’s code of what the payer says.' })
  reason: string;

  @ShownCents()
  amountCents: number;

  @ShownCents({ description: 'What the bank took back.' })
  takenCents: number;

  @ShownCents()
  feeCents: number;

  @ShownCents({ description: 'Of a lost one: what had been paid out already.' })
  lossCents: number;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  evidenceDueAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  evidenceSentAt: string | null;

  @ShownPerson({ nullable: true })
  evidenceSentByName: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  closedAt: string | null;
}

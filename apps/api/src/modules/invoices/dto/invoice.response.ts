import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_LIMITS,
  CLOSING_METHODS,
  CLOSING_PAYMENT_STATES,
  INVOICE_EVENTS,
  INVOICE_LIMITS,
  INVOICE_PAYERS,
  INVOICE_STATES,
  INVOICE_VOID_REASONS,
  type ClosingMethod,
  type ClosingPaymentState,
  type InvoiceEvent,
  type InvoicePayer,
  type InvoiceState,
  type InvoiceVoidReason,
} from '@cw/domain';
import { ShownCents, ShownChoices, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export const NUMBER_MAX = 20;

export class SettlementAgentView {
  @ShownText(INVOICE_LIMITS.nameMax, 'Grace Okafor')
  name: string;

  @ShownText(INVOICE_LIMITS.companyMax, 'Harbor Title', { nullable: true })
  company: string | null;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'closings@example.com', { format: 'email', nullable: true })
  email: string | null;

  @ShownText(INVOICE_LIMITS.fileNumberMax, 'HT-2026-1184', { nullable: true })
  fileNumber: string | null;
}

export class ClosingPaymentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: CLOSING_METHODS })
  method: ClosingMethod;

  @ApiProperty({ enum: CLOSING_PAYMENT_STATES })
  state: ClosingPaymentState;

  @ShownText(INVOICE_LIMITS.referenceMax, 'FED 20261218 B1Q8021C 000412')
  reference: string;

  @ApiProperty({ type: String, format: 'date' })
  receivedOn: string;

  @ShownCents()
  amountCents: number;

  @ShownPerson({ description: 'The admin who recorded it; another one confirms it.' })
  recordedBy: string;

  @ApiProperty({ format: 'uuid' })
  recordedById: string;
}

/** What an invoice says to whoever may read it. */
export class InvoiceFacts {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ApiProperty({ enum: INVOICE_STATES })
  state: InvoiceState;

  @ApiProperty({ enum: INVOICE_PAYERS })
  payer: InvoicePayer;

  @ShownText(NUMBER_MAX, 'INV-2026-0042', { nullable: true, description: 'Null in a draft.' })
  number: string | null;

  @ShownCents({ description: 'Of a draft: what the agreed price is now.' })
  amountCents: number;

  @ShownCents({ description: 'Payable now: 0 until the client has approved the work.' })
  dueCents: number;

  @ApiProperty({ description: 'The client has approved the work.' })
  isApproved: boolean;

  @ApiProperty({ description: 'A bank payment is on its way.' })
  isProcessing: boolean;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  dueOn: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  issuedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it last went out to whoever it is addressed to now.',
  })
  sentAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When its link was first opened.' })
  viewedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt: string | null;

  @ApiProperty({ enum: INVOICE_VOID_REASONS, nullable: true })
  voidReason: InvoiceVoidReason | null;
}

export class InvoiceView extends InvoiceFacts {
  @ApiProperty({ description: 'A private link that works was sent.' })
  hasLink: boolean;

  @ApiProperty({
    type: SettlementAgentView,
    nullable: true,
    description: 'For the client’s side and staff; null for the contractor, and while nobody is named.',
  })
  agent: SettlementAgentView | null;

  @ShownChoices(INVOICE_EVENTS, { description: 'What the reader may do with it now.' })
  events: InvoiceEvent[];
}

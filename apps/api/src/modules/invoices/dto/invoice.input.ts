import { ApiProperty } from '@nestjs/swagger';
import { CLOSING_METHODS, INVOICE_LIMITS, PAYMENT_LIMITS, type ClosingMethod } from '@cw/domain';
import { IsString, MaxLength } from 'class-validator';
import { SECRET_LENGTH } from '../../../common/auth/secret.js';
import { Choice, Day, Text, Whole } from '../../../common/validation/rules.js';

export class InvoiceLink {
  @ApiProperty({
    maxLength: SECRET_LENGTH,
    example: 'Zk3vEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE0000',
    description: 'What stands in the link behind the #.',
  })
  @IsString()
  @MaxLength(SECRET_LENGTH)
  token: string;
}

export class RecordClosingPayment {
  @Choice('ClosingMethod', CLOSING_METHODS)
  method: ClosingMethod;

  @Text({
    min: INVOICE_LIMITS.referenceMin,
    max: INVOICE_LIMITS.referenceMax,
    description: 'The bank’s reference of the wire, or the check’s number.',
    example: 'FED 20261218 B1Q8021C 000412',
  })
  reference: string;

  @Day({ description: 'When it came to our bank.' })
  receivedOn: string;

  @Whole({ min: PAYMENT_LIMITS.minCents, max: PAYMENT_LIMITS.maxCents, example: 300_000 })
  amountCents: number;
}

export class RefuseClosingPayment {
  @Text({
    min: INVOICE_LIMITS.reasonMin,
    max: INVOICE_LIMITS.reasonMax,
    description: 'Stands in the audit log.',
    example: 'The bank statement shows another amount.',
  })
  reason: string;
}

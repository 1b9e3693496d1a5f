import { LINE_BOOKINGS, STAFF_MONEY_LIMITS, type LineBooking } from '@cw/domain';
import { Choice, Text } from '../../../../common/validation/rules.js';

const { reasonMin, reasonMax } = STAFF_MONEY_LIMITS;

export class AcceptDifference {
  @Text({
    min: reasonMin,
    max: reasonMax,
    example: 'Refunded by hand in the provider’s dashboard; agreed with the client.',
    description: 'Kept in the audit log for ever.',
  })
  reason: string;
}

export class BookDifference {
  @Choice('LineBooking', LINE_BOOKINGS, {
    description: 'own_money: between our own bank and the provider. provider_fee: only of what took money.',
  })
  as: LineBooking;

  @Text({
    min: reasonMin,
    max: reasonMax,
    example: 'Stands on our bank’s statement of November 20.',
    description: 'Kept in the audit log for ever.',
  })
  reason: string;
}

export class RefuseBooking {
  @Text({
    min: reasonMin,
    max: reasonMax,
    example: 'Our bank’s statement shows another amount.',
    description: 'Kept in the audit log for ever.',
  })
  reason: string;
}

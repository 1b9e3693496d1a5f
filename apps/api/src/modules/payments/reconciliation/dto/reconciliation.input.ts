import { STAFF_MONEY_LIMITS } from '@cw/domain';
import { Text } from '../../../../common/validation/rules.js';

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

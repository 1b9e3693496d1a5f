import { Text } from '../../../common/validation/rules.js';

export const REASON_MAX = 500;
const REASON = { min: 1, max: REASON_MAX, example: 'Chargebacks on three projects' } as const;

export class ReasonInput {
  @Text({ ...REASON, description: 'Kept in the audit log for ever; the person is told it where it concerns them.' })
  reason: string;
}

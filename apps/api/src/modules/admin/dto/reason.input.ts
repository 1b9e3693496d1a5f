import { Text } from '../../../common/validation/rules.js';

const REASON = { min: 1, max: 500 } as const;

export class ReasonInput {
  @Text({ ...REASON, description: 'Kept in the audit log for ever; the person is told it where it concerns them.' })
  reason: string;
}

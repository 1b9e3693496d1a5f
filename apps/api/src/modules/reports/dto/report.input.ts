import { REPORT_LIMITS } from '@cw/domain';
import { Text } from '../../../common/validation/rules.js';

const BOUNDS = { min: REPORT_LIMITS.reasonMin, max: REPORT_LIMITS.reasonMax } as const;

export class ReportContent {
  @Text({ ...BOUNDS, example: 'It names somebody’s home address.' })
  reason: string;
}

export class DecideReport {
  @Text({
    ...BOUNDS,
    example: 'It names a home address.',
    description: 'Kept in the audit log for ever; the author reads it when the words are hidden or shown again.',
  })
  reason: string;
}

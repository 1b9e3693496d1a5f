import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { ShownCount, ShownText } from '../../../common/openapi/shown.js';

export const INTAKE_REFERENCE_MAX = 24;

/** What the success screen says. The private link goes to the address alone, which proves that somebody reads it. */
export class SubmittedIntake {
  @ShownText(INTAKE_REFERENCE_MAX, 'RI-7K3M-9QDX', { description: 'What people call the request by.' })
  reference: string;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email', description: 'Where the link goes.' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ format: 'date-time', description: 'A person reviews it by then.' })
  reviewDueAt: string;

  @ShownCount({ max: PROJECT_LIMITS.conditionsMax, example: 2 })
  repairs: number;

  @ApiProperty({ description: 'A report came with it.' })
  hasAppraisal: boolean;
}

import { ApiProperty } from '@nestjs/swagger';
import { INTAKE_STATES, PROJECT_LIMITS, US_STATES, type IntakeState, type UsState } from '@cw/domain';
import { ShownCount, ShownText, ShownZip } from '../../../common/openapi/shown.js';
import { INTAKE_REFERENCE_MAX } from './submitted-intake.response.js';

/** A request as every list shows it. */
export class IntakeHead {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(INTAKE_REFERENCE_MAX, 'RI-7K3M-9QDX')
  reference: string;

  @ApiProperty({ enum: INTAKE_STATES, enumName: 'IntakeState' })
  state: IntakeState;

  @ApiProperty({ format: 'date-time' })
  submittedAt: string;

  @ApiProperty({ format: 'date-time', description: 'The promise: a day after it was sent.' })
  reviewDueAt: string;

  @ShownText(PROJECT_LIMITS.addressMax, '12 Hidden Lane')
  address: string;

  @ShownText(PROJECT_LIMITS.cityMax, 'New York')
  city: string;

  @ApiProperty({ enum: US_STATES, example: 'NY' })
  usState: UsState;

  @ShownZip()
  zip: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;

  @ShownCount({ max: PROJECT_LIMITS.conditionsMax })
  repairs: number;
}

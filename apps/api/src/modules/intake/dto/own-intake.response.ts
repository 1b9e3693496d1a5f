import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_LIMITS,
  INTAKE_LIMITS,
  PROJECT_LIMITS,
  URGENCIES,
  US_STATES,
  type Urgency,
  type UsState,
} from '@cw/domain';
import { ShownText, ShownZip } from '../../../common/openapi/shown.js';
import { IntakeFields } from './intake-fields.response.js';

/** What was sent, as the form named it; its repairs stand beside it. */
export class OwnIntakeRequest extends IntakeFields {
  @ShownText(PROJECT_LIMITS.addressMax, '12 Hidden Lane')
  address: string;

  @ShownText(PROJECT_LIMITS.cityMax, 'New York')
  city: string;

  @ApiProperty({ enum: US_STATES, example: 'NY' })
  state: UsState;

  @ShownZip()
  zip: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  closingDate: string | null;

  @ApiProperty({ enum: URGENCIES, enumName: 'Urgency', nullable: true })
  urgency: Urgency | null;

  @ShownText(INTAKE_LIMITS.fullNameMax, 'Sofia Reyes')
  fullName: string;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;
}

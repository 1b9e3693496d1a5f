import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';
import { GridPageOf } from '../../../common/grid/grid-page.js';
import { ShownText } from '../../../common/openapi/shown.js';

export class WaitlistEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Sofia')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Reyes')
  lastName: string;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ApiProperty({ enum: SIGN_UP_ROLES, enumName: 'SignUpRole' })
  role: SignUpRole;

  @ApiProperty({ enum: ['en', 'es'], description: 'The language of the form.' })
  locale: 'en' | 'es';

  @ApiProperty({ description: 'It looks as if a program had filled the form.' })
  flagged: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class WaitlistPage extends GridPageOf(WaitlistEntryResponse) {}

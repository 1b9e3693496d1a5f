import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role, ACCOUNT_LIMITS } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';
import { ShownText } from '../../../common/openapi/shown.js';
import { PHONE_MAX, TIME_ZONE_MAX } from './profile.rules.js';

export class UserResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Sofia')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Reyes')
  lastName: string;

  @ShownText(ACCOUNT_LIMITS.usernameMax, 'sofia.reyes', { nullable: true })
  username: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ShownText(PHONE_MAX, '+12125550123', { nullable: true, description: 'E.164' })
  phone: string | null;

  @ShownText(ACCOUNT_LIMITS.companyMax, 'Reyes Homes', { nullable: true })
  company: string | null;

  @ShownText(ACCOUNT_LIMITS.locationMax, 'New York, NY', { nullable: true })
  location: string | null;

  @ShownText(ACCOUNT_LIMITS.bioMax, 'Selling my first house.', { nullable: true })
  bio: string | null;

  @ApiProperty({ enum: LOCALES, enumName: 'Locale' })
  locale: Locale;

  @ShownText(TIME_ZONE_MAX, 'America/New_York', { description: 'IANA name' })
  timeZone: string;
}

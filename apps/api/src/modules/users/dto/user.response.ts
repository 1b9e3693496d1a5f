import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@cw/domain';
import { LOCALES, type Locale } from '@cw/i18n';

export class UserResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Sofia' })
  firstName: string;

  @ApiProperty({ example: 'Reyes' })
  lastName: string;

  @ApiProperty({ type: String, nullable: true })
  username: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ type: String, nullable: true, description: 'E.164', example: '+12125550123' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  @ApiProperty({ type: String, nullable: true })
  location: string | null;

  @ApiProperty({ type: String, nullable: true })
  bio: string | null;

  @ApiProperty({ enum: LOCALES, enumName: 'Locale' })
  locale: Locale;

  @ApiProperty({ description: 'IANA name', example: 'America/New_York' })
  timeZone: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@cw/domain';

export class DemoLogin {
  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'First and last name.' })
  name: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty()
  password: string;

  @ApiProperty({ type: String, nullable: true, description: 'The code of this half minute, for an account with a second factor.' })
  totp: string | null;
}

export class DemoLoginList {
  @ApiProperty({ type: [DemoLogin], description: 'Empty where there is no demo data.' })
  items: DemoLogin[];
}

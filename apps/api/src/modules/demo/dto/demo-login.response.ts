import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role, ACCOUNT_LIMITS } from '@cw/domain';
import { ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

const DEMO_PEOPLE_MAX = 20;

export class DemoLogin {
  @ShownText(ACCOUNT_LIMITS.emailMax, 'seller@demo.closewright.test')
  email: string;

  @ShownPerson({ example: 'Sofia Reyes', description: 'First and last name.' })
  name: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ShownText(ACCOUNT_LIMITS.passwordMax, 'Closewright-demo-1')
  password: string;

  @ApiProperty({
    type: String,
    pattern: '^\\d{6}$',
    nullable: true,
    example: '123456',
    description: 'The code of this half minute, for an account with a second factor.',
  })
  totp: string | null;
}

export class DemoLoginList {
  @ShownList(DemoLogin, DEMO_PEOPLE_MAX, { description: 'Empty where there is no demo data.' })
  items: DemoLogin[];
}

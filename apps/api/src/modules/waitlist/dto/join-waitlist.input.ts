import { ACCOUNT_LIMITS, SIGN_UP_ROLES, type SignUpRole } from '@cw/domain';
import { Choice, Line, Text } from '../../../common/validation/rules.js';
import { Email } from '../../users/index.js';

const TRAP_MAX = 200;
const { nameMin, nameMax } = ACCOUNT_LIMITS;

export class JoinWaitlistInput {
  @Line({ min: nameMin, max: nameMax, example: 'Sofia' })
  firstName: string;

  @Line({ min: nameMin, max: nameMax, example: 'Reyes' })
  lastName: string;

  @Email()
  email: string;

  @Choice('SignUpRole', SIGN_UP_ROLES)
  role: SignUpRole;

  @Text({
    optional: true,
    max: TRAP_MAX,
    description: 'A field that no person sees; whoever fills it is marked for staff.',
  })
  website?: string;
}

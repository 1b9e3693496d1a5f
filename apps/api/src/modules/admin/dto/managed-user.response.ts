import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_STATES,
  AUDIT_ACTIONS,
  ROLES,
  type AccountState,
  type AuditAction,
  type Role,
  ACCOUNT_LIMITS,
  PAGE_LIMITS,
} from '@cw/domain';
import { GridPageOf } from '../../../common/grid/grid-page.js';
import { ShownCount, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { PHONE_MAX } from '../../users/index.js';
import { REASON_MAX } from './reason.input.js';

/** An account as staff see it. */
export class ManagedUser {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Sofia')
  firstName: string;

  @ShownText(ACCOUNT_LIMITS.nameMax, 'Reyes')
  lastName: string;

  @ShownText(ACCOUNT_LIMITS.usernameMax, 'sofia.reyes', { nullable: true })
  username: string | null;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ShownText(PHONE_MAX, '+12125550123', { nullable: true, description: 'E.164' })
  phone: string | null;

  @ShownText(ACCOUNT_LIMITS.companyMax, 'Reyes Homes', { nullable: true })
  company: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty({ enum: ACCOUNT_STATES, enumName: 'AccountState' })
  status: AccountState;

  @ApiProperty()
  emailVerified: boolean;

  @ApiProperty()
  totpEnabled: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: never signed in.' })
  lastSeenAt: string | null;

  @ShownCount({ example: 1, description: 'Where the person is signed in now.' })
  sessions: number;
}

/** What happened to an account, from the audit log. */
export class AccountHistoryEntry {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  action: AuditAction;

  @ShownPerson({ nullable: true, description: 'Null: nobody who was signed in.' })
  actorName: string | null;

  @ShownText(REASON_MAX, 'Chargebacks on three projects', { nullable: true })
  reason: string | null;
}

export class ManagedUserDetail extends ManagedUser {
  @ShownList(AccountHistoryEntry, PAGE_LIMITS.max, { description: 'The newest hundred, newest first.' })
  history: AccountHistoryEntry[];
}

export class ManagedUserPage extends GridPageOf(ManagedUser) {}

import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_STATES, AUDIT_ACTIONS, ROLES, type AccountState, type AuditAction, type Role } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';

/** An account as staff see it. */
export class ManagedUser {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Sofia' })
  firstName: string;

  @ApiProperty({ example: 'Reyes' })
  lastName: string;

  @ApiProperty({ type: String, nullable: true })
  username: string | null;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ type: String, nullable: true, description: 'E.164', example: '+12125550123' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
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

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Where the person is signed in now.' })
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

  @ApiProperty({ type: String, nullable: true, description: 'Null: nobody who was signed in.' })
  actorName: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class ManagedUserDetail extends ManagedUser {
  @ApiProperty({ type: [AccountHistoryEntry], description: 'The newest hundred, newest first.' })
  history: AccountHistoryEntry[];
}

export class ManagedUserPage extends PageOf(ManagedUser) {}

import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_LIMITS,
  PARTY_LIMITS,
  PARTY_RIGHTS,
  PARTY_ROLES,
  PARTY_STATES,
  PROJECT_LIMITS,
  type PartyRight,
  type PartyRole,
  type PartyState,
} from '@cw/domain';
import { NoNextCursor, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export class PartyView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ShownPerson({ nullable: true, description: 'Of the account once it accepted; before that as the inviter wrote it.' })
  name: string | null;

  @ApiProperty({ enum: PARTY_ROLES })
  role: PartyRole;

  @ApiProperty({ enum: PARTY_RIGHTS })
  right: PartyRight;

  @ApiProperty({ enum: PARTY_STATES })
  state: PartyState;

  @ApiProperty({ format: 'date-time' })
  invitedAt: string;

  @ApiProperty({ format: 'date-time', description: 'Until when the last link that was sent can be accepted.' })
  expiresAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  acceptedAt: string | null;

  @ApiProperty({ description: 'Whether this is the reader, who may leave.' })
  isMe: boolean;
}

export class PartyList {
  @ShownList(PartyView, PARTY_LIMITS.perProject, { description: 'In the order of their invitation.' })
  items: PartyView[];

  @NoNextCursor()
  nextCursor: null;

  @ApiProperty({ description: 'Whether the reader invites, changes and removes people.' })
  canManage: boolean;
}

/** What an accepted invitation opens. */
export class JoinedProject {
  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Exterior paint and a water heater')
  projectTitle: string;

  @ApiProperty({ enum: PARTY_RIGHTS })
  right: PartyRight;
}

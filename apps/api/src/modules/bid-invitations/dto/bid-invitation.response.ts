import { ApiProperty } from '@nestjs/swagger';
import { INVITATION_LIMITS, PROJECT_LIMITS } from '@cw/domain';
import { HISTORY_MAX, NoNextCursor, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export class BidInvitation {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ShownPerson()
  contractorName: string;

  @ApiProperty({ format: 'date-time' })
  invitedAt: string;

  @ApiProperty({ description: 'Whether the contractor has bid since.' })
  hasBid: boolean;
}

export class BidInvitationList {
  @ShownList(BidInvitation, INVITATION_LIMITS.perProject, { description: 'Newest first.' })
  items: BidInvitation[];

  @NoNextCursor()
  nextCursor: string | null;
}

export class MyBidInvitation {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  projectTitle: string;

  @ApiProperty({ format: 'date-time' })
  invitedAt: string;
}

export class MyBidInvitationList {
  @ShownList(MyBidInvitation, HISTORY_MAX, { description: 'To open projects, newest first.' })
  items: MyBidInvitation[];

  @NoNextCursor()
  nextCursor: string | null;
}

import { ApiProperty } from '@nestjs/swagger';
import {
  CONVERSATION_CLOSED_REASONS,
  CONVERSATION_MEMBERS_MAX,
  CONVERSATION_READERS,
  CONVERSATION_RIGHTS,
  CONVERSATION_SIDES,
  MESSAGE_LIMITS,
  PROJECT_LIMITS,
  PROJECT_STATUSES,
  WORK_STATES,
  type ConversationClosedReason,
  type ConversationReaderSide,
  type ConversationRight,
  type ConversationSide,
  type ProjectStatus,
  type WorkState,
} from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownCount, ShownHouse, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { ADDRESS_LINE_MAX } from '../../projects/index.js';
import { MessageView } from './message.response.js';

export class ConversationMember {
  @ApiProperty({ format: 'uuid' })
  userId: string;

  @ShownPerson()
  name: string;

  @ApiProperty({ enum: CONVERSATION_SIDES, enumName: 'ConversationSide' })
  side: ConversationSide;

  @ApiProperty({ enum: CONVERSATION_RIGHTS, enumName: 'ConversationRight' })
  right: ConversationRight;

  @ShownCount({ description: 'The last message that this person has read.' })
  readSequence: number;

  @ApiProperty({ description: 'The reader has blocked this person.' })
  isBlocked: boolean;
}

export class ConversationView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  projectTitle: string;

  @ShownHouse()
  house: string;

  @ShownText(ADDRESS_LINE_MAX, '12 Elm St, New York, NY 10001', {
    description: 'Without the street for a contractor whose bid is not accepted.',
  })
  addressLine: string;

  @ApiProperty({ enum: PROJECT_STATUSES })
  projectStatus: ProjectStatus;

  @ApiProperty({ type: String, enum: WORK_STATES, nullable: true, description: 'While the project is in progress.' })
  work: WorkState | null;

  @ApiProperty({ format: 'uuid' })
  contractorId: string;

  @ApiProperty({ description: 'This contractor has the job.' })
  isAwarded: boolean;

  @ApiProperty({
    enum: CONVERSATION_READERS,
    enumName: 'ConversationReaderSide',
    description: 'As what the reader reads it.',
  })
  side: ConversationReaderSide;

  @ShownList(ConversationMember, CONVERSATION_MEMBERS_MAX, { description: 'The owner first, the contractor last.' })
  members: ConversationMember[];

  @ApiProperty({ type: MessageView, nullable: true })
  lastMessage: MessageView | null;

  @ShownCount()
  lastSequence: number;

  @ApiProperty({ format: 'date-time', description: 'Of the last message, or of the beginning.' })
  lastAt: string;

  @ShownCount({ description: 'The last message that the reader has read.' })
  readSequence: number;

  @ShownCount({ max: MESSAGE_LIMITS.unreadMax })
  unread: number;

  @ApiProperty({ description: 'The reader is told of no message in it.' })
  isMuted: boolean;

  @ApiProperty({
    type: String,
    enum: CONVERSATION_CLOSED_REASONS,
    enumName: 'ConversationClosedReason',
    nullable: true,
    description: 'Why the reader may not write; null when it may.',
  })
  closedReason: ConversationClosedReason | null;
}

export class ConversationPage extends PageOf(ConversationView) {}

export class UnreadMessages {
  @ShownCount({ description: 'Over all conversations.' })
  count: number;

  @ShownCount({ max: Number.MAX_SAFE_INTEGER, description: 'Grows with every change of the count.' })
  revision: number;
}

import { ApiProperty } from '@nestjs/swagger';
import {
  CONVERSATION_SIDES,
  MESSAGE_LIMITS,
  MESSAGE_STATES,
  PROJECT_LIMITS,
  RECORD_LIMITS,
  type ConversationSide,
  type MessageState,
} from '@cw/domain';
import { ShownCount, ShownFileName, ShownList, ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import { QuickReplyView } from './message.response.js';

const HASH_LENGTH = 43;
const SALT_LENGTH = 22;
const FAULT_MAX = 200;
const HASH_EXAMPLE = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

export class RecordedFile {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(HASH_LENGTH, HASH_EXAMPLE, {
    description: 'SHA-256 of its bytes as they can be downloaded, in base64url.',
  })
  sha256: string;

  @ShownFileName({ nullable: true, description: 'Null once it went with the account of whoever sent it.' })
  name: string | null;
}

export class RecordedMessage {
  @ShownCount()
  sequence: number;

  @ApiProperty({ format: 'uuid' })
  authorId: string;

  @ShownPerson()
  authorName: string;

  @ApiProperty({ enum: CONVERSATION_SIDES, enumName: 'ConversationSide' })
  side: ConversationSide;

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState' })
  state: MessageState;

  @ShownText(MESSAGE_LIMITS.bodyMax, 'The paint is dry.', {
    nullable: true,
    description: 'Null when it is hidden from the reader, or erased.',
  })
  body: string | null;

  @ShownText(SALT_LENGTH, 'AAAAAAAAAAAAAAAAAAAAAA', { nullable: true, description: 'Base64url.' })
  salt: string | null;

  @ApiProperty({ type: QuickReplyView, nullable: true })
  reply: QuickReplyView | null;

  @ShownList(RecordedFile, MESSAGE_LIMITS.filesPerMessage)
  files: RecordedFile[];

  @ShownText(HASH_LENGTH, HASH_EXAMPLE, { description: 'SHA-256 of the salt and the words.' })
  bodyDigest: string;

  @ShownText(HASH_LENGTH, HASH_EXAMPLE, {
    description:
      'SHA-256 of the hash before (32 zero bytes at the beginning) and the JSON, its keys in order, of conversationId, sequence, authorId, side, sentAt, reply, attachments (id and sha256 of each file) and bodyDigest.',
  })
  hash: string;
}

export class ConversationRecord {
  @ApiProperty({ format: 'uuid' })
  conversationId: string;

  @ApiProperty({ format: 'uuid' })
  projectId: string;

  @ShownText(PROJECT_LIMITS.titleMax, 'Repairs before closing')
  projectTitle: string;

  @ApiProperty({ format: 'date-time' })
  madeAt: string;

  @ShownList(RecordedMessage, RECORD_LIMITS.json, { description: 'Oldest first.' })
  messages: RecordedMessage[];

  @ShownCount({
    description: 'The last message of the whole conversation: ask for what comes after the last one here.',
  })
  lastSequence: number;

  @ShownText(HASH_LENGTH, HASH_EXAMPLE, { description: 'Of the last message of the whole conversation.' })
  lastHash: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: FAULT_MAX },
    maxItems: RECORD_LIMITS.faults,
    description: 'What is not as it was sent, in the whole conversation; empty when all is well.',
    example: [],
  })
  faults: string[];
}

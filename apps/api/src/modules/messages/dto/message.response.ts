import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  CONVERSATION_SIDES,
  MESSAGE_LIMITS,
  MESSAGE_STATES,
  QUICK_REPLY_IDS,
  QUICK_REPLY_TEXT_MAX,
  QUICK_REPLY_VALUES_MAX,
  type ConversationSide,
  type DocumentAddress,
  type MessageFileView as FileOfMessage,
  type MessageState,
  type MessageView as Message,
  type QuickReplyId,
} from '@cw/domain';
import { CURSOR_MAX } from '../../../common/http/page.query.js';
import {
  ShownAddress,
  ShownCount,
  ShownFileName,
  ShownList,
  ShownPerson,
  ShownText,
} from '../../../common/openapi/shown.js';

const TYPE_MAX = 100;
const EXAMPLE = '/api/message-files/0199a3c0-0000-7000-8000-000000000000';

export class MessageFileView implements FileOfMessage {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownFileName({ description: 'The name it was uploaded under, without path or control characters.' })
  name: string;

  @ShownText(TYPE_MAX, 'image/jpeg', { description: 'By its bytes, not by its name.' })
  contentType: string;

  @ShownCount({ example: 482_113 })
  sizeBytes: number;

  @ShownAddress(EXAMPLE)
  url: DocumentAddress;

  @ShownAddress(`${EXAMPLE}?size=thumbnail`, { nullable: true, description: 'Of pictures only.' })
  thumbnailUrl: DocumentAddress | null;
}

/** What fills a quick reply, by the names that its form has. */
export const QuickReplyValues = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: {
        oneOf: [
          { type: 'string', maxLength: QUICK_REPLY_TEXT_MAX },
          { type: 'integer', minimum: 0, maximum: QUICK_REPLY_VALUES_MAX.number },
        ],
      },
      maxProperties: QUICK_REPLY_VALUES_MAX.values,
      description:
        'Plain dates, times (HH:MM) and minutes, by the names of the form; each reader sees them in its own language.',
      example: { day: '2026-12-01', time: '09:30' },
    }),
  );

export class QuickReplyView {
  @ApiProperty({ enum: QUICK_REPLY_IDS, enumName: 'QuickReplyId', example: 'arriving' })
  id: QuickReplyId;

  @QuickReplyValues()
  values: Record<string, string | number>;
}

export class MessageView implements Message {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  conversationId: string;

  @ShownCount({ description: 'Grows by one within its conversation, without gaps.', example: 12 })
  sequence: number;

  @ApiProperty({ format: 'uuid', description: 'Made by whoever sent it.' })
  clientId: string;

  @ApiProperty({ format: 'uuid' })
  authorId: string;

  @ShownPerson()
  authorName: string;

  @ApiProperty({ enum: CONVERSATION_SIDES, enumName: 'ConversationSide' })
  side: ConversationSide;

  @ShownText(MESSAGE_LIMITS.bodyMax, 'The paint is dry. Photos follow tonight.', {
    description: 'Empty with a quick reply or files alone, and when the words were hidden or erased.',
  })
  body: string;

  @ApiProperty({ type: QuickReplyView, nullable: true })
  reply: QuickReplyView | null;

  @ShownList(MessageFileView, MESSAGE_LIMITS.filesPerMessage)
  files: MessageFileView[];

  @ApiProperty({ format: 'date-time' })
  sentAt: string;

  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState' })
  state: MessageState;
}

export class MessagePage {
  @ShownList(MessageView, MESSAGE_LIMITS.pageMax, { description: 'Newest first.' })
  items: MessageView[];

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: CURSOR_MAX,
    description: 'To what is older; null at the beginning.',
    example: null,
  })
  nextCursor: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: CURSOR_MAX,
    description: 'To what is newer; null at the end.',
    example: null,
  })
  previousCursor: string | null;
}

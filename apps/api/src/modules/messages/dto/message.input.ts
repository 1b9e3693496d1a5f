import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MESSAGE_LIMITS, QUICK_REPLY_IDS, type QuickReplyId } from '@cw/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { INTEGER_MAX } from '../../../common/openapi/shown.js';
import { Choice, Text, Whole } from '../../../common/validation/rules.js';
import { QuickReplyValues } from './message.response.js';

export class OpenConversation {
  @ApiPropertyOptional({ format: 'uuid', description: 'Whom the client writes to; a contractor writes for itself.' })
  @IsOptional()
  @IsUUID()
  contractorId?: string;
}

export class SentQuickReply {
  @Choice('QuickReplyId', QUICK_REPLY_IDS, { example: 'arriving' })
  id: QuickReplyId;

  @QuickReplyValues()
  @IsObject()
  values: Record<string, string | number>;
}

export class SendMessage {
  @ApiProperty({ format: 'uuid', description: 'Made by whoever sends: the same one again is the same message.' })
  @IsUUID()
  clientId: string;

  @Text({
    optional: true,
    max: MESSAGE_LIMITS.bodyMax,
    example: 'The paint is dry. Photos follow tonight.',
    description: 'Words or a quick reply, not both; files may come alone.',
  })
  body?: string;

  @ApiPropertyOptional({ type: SentQuickReply })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SentQuickReply)
  reply?: SentQuickReply;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: MESSAGE_LIMITS.filesPerMessage,
    description: 'Uploaded to this conversation before.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MESSAGE_LIMITS.filesPerMessage)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  fileIds?: string[];
}

export class ReadConversation {
  @Whole({
    min: 0,
    max: INTEGER_MAX,
    example: 12,
    description: 'The last message that was read; never goes backwards.',
  })
  sequence: number;
}

export class MuteConversation {
  @ApiProperty()
  @IsBoolean()
  muted: boolean;
}

/** The multipart body as the document shows it. */
export class MessageFileForm {
  @ApiProperty({ type: 'string', format: 'binary' })
  file: string;
}

import { ApiPropertyOptional } from '@nestjs/swagger';
import { MESSAGE_LIMITS } from '@cw/domain';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { PageQuery } from '../../../common/http/page.query.js';
import { INTEGER_MAX } from '../../../common/openapi/shown.js';
import { Choice, SearchLine } from '../../../common/validation/rules.js';

const Sequence =
  (description: string): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [
      ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: INTEGER_MAX, description }),
      IsOptional(),
      Type(() => Number),
      IsInt(),
      Min(0),
      Max(INTEGER_MAX),
    ])
      decorate(target, key);
  };

export class ListConversationsQuery extends PageQuery {
  @SearchLine({
    optional: true,
    max: MESSAGE_LIMITS.searchMax,
    description: 'Part of the project’s title or of the other side’s name.',
  })
  q?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Of this project alone.' })
  @IsOptional()
  @IsUUID()
  projectId?: string;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Only what is unread.' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  unread: boolean = false;
}

export class ListMessagesQuery extends PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MESSAGE_LIMITS.pageMax,
    default: MESSAGE_LIMITS.pageDefault,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MESSAGE_LIMITS.pageMax)
  override limit: number = MESSAGE_LIMITS.pageDefault;

  @Sequence('With what stands before and after this message. A cursor wins over it.')
  around?: number;

  @Sequence('What came after this message, the next of it: what a client missed while it was away.')
  sinceSequence?: number;

  @SearchLine({
    optional: true,
    max: MESSAGE_LIMITS.searchMax,
    description: 'Only messages with words that begin like these.',
  })
  q?: string;
}

export const MESSAGE_FILE_SIZES = ['full', 'thumbnail'] as const;
export type MessageFileSize = (typeof MESSAGE_FILE_SIZES)[number];

export class MessageFileQuery {
  @Choice('MessageFileSize', MESSAGE_FILE_SIZES, { optional: true, description: 'full when left out.' })
  size?: MessageFileSize;
}

export class RecordQuery {
  @Sequence('What came after this message: a long conversation comes in parts.')
  sinceSequence?: number;
}

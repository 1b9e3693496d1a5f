import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@cw/domain';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Choice } from '../../../common/validation/rules.js';
import { PageQuery } from '../../../common/http/page.query.js';

export class ListNotificationsQuery extends PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 0,
    description: 'Only what came after this sequence: what a client missed while it was away (RT-06).',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  sinceSequence: number = 0;

  @Choice('NotificationTopic', NOTIFICATION_TOPICS, { optional: true, description: 'Only what is about this.' })
  topic?: NotificationTopic;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Only what is unread.' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  unread: boolean = false;
}

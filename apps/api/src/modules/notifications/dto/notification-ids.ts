import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATION_LIMITS } from '@cw/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID } from 'class-validator';

/** Several of one's own notifications. */
export class NotificationIds {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: NOTIFICATION_LIMITS.idsMax,
    example: ['0199a3c0-0000-7000-8000-000000000000'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(NOTIFICATION_LIMITS.idsMax)
  @IsUUID(undefined, { each: true })
  ids: string[];
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { NOTIFICATION_TYPES, type NotificationView } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';

export class NotificationResponse implements NotificationView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'Grows with each notification of this person.' })
  sequence: number;

  @ApiProperty({ enum: NOTIFICATION_TYPES, enumName: 'NotificationType' })
  type: string;

  @ApiProperty({ description: "In the reader's language." })
  title: string;

  @ApiProperty({ description: "In the reader's language." })
  message: string;

  @ApiProperty()
  isRead: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiPropertyOptional({ description: "Relative, without the area's prefix.", example: '/projects/0199…' })
  actionUrl?: string;
}

export class NotificationPage extends PageOf(NotificationResponse) {}

export class UnreadCountResponse {
  @ApiProperty({ type: 'integer' })
  count: number;
}

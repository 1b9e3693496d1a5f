import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATION_TOPICS, NOTIFICATION_TYPES, type NotificationTopic } from '@cw/domain';
import { PageOf } from '../../../common/http/page.js';
import { ShownAddress, ShownCount, ShownPerson, ShownText } from '../../../common/openapi/shown.js';
import type { ListedNotification } from '../notification.mapper.js';
import { FIRST_WORDS_LISTED } from '../read-facts.js';

/** A sentence around the longest of what people typed: a reason. */
const WORDS_MAX = 4000;

/** Somebody's own words: they may be in another language than the sentence beside them. */
export class SaidInMessage {
  @ShownPerson({ description: 'By what the reader knows who wrote it.' })
  by: string;

  @ShownText(FIRST_WORDS_LISTED + 1, 'May I see the eave on Monday?', { description: 'The first words of it.' })
  words: string;
}

export class NotificationResponse implements ListedNotification {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 42,
    description: 'Grows with each notification of this person.',
  })
  sequence: number;

  @ApiProperty({ enum: NOTIFICATION_TYPES, enumName: 'NotificationType' })
  type: string;

  @ApiProperty({ enum: NOTIFICATION_TOPICS, enumName: 'NotificationTopic' })
  topic: NotificationTopic;

  @ShownText(WORDS_MAX, 'New bid received', { description: "In the reader's language." })
  title: string;

  @ShownText(WORDS_MAX, '9 Cinnamon Court · Dana Reyes · Roof and stairs', {
    required: false,
    description: 'What it is about, as far as the reader may know: the house, the client, the work.',
  })
  about?: string;

  @ShownText(WORDS_MAX, 'A contractor placed a bid on Exterior paint and a water heater.', {
    description: "In the reader's language.",
  })
  message: string;

  @ApiProperty({ type: SaidInMessage, required: false, description: 'Of a message, where it can still be read.' })
  said?: SaidInMessage;

  @ApiProperty({
    required: false,
    description: 'Of an unread one: what it asks for is done, whoever did it. Absent otherwise.',
  })
  isOver?: boolean;

  @ApiProperty()
  isRead: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ShownAddress('/projects/0199a3c0-0000-7000-8000-000000000000', {
    required: false,
    description: "Relative, without the area's prefix.",
  })
  actionUrl?: string;
}

export class NotificationPage extends PageOf(NotificationResponse) {}

export class UnreadCountResponse {
  @ShownCount()
  count: number;

  @ShownCount({ description: 'Grows with every change of the count: of two answers the higher one is newer.' })
  revision: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_LIMITS, LOCALES, SUPPORT_LIMITS, SUPPORT_TOPICS, type Locale, type SupportTopic } from '@cw/domain';
import { GridPageOf } from '../../../common/grid/grid-page.js';
import { ShownPerson, ShownText } from '../../../common/openapi/shown.js';

export class SupportMessageView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ShownText(SUPPORT_LIMITS.nameMax, 'Sofia Reyes')
  name: string;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', { format: 'email' })
  email: string;

  @ApiProperty({ enum: SUPPORT_TOPICS, enumName: 'SupportTopic' })
  topic: SupportTopic;

  @ShownText(SUPPORT_LIMITS.messageMax, 'I cannot find the invoice of my closing.')
  message: string;

  @ApiProperty({ enum: LOCALES, enumName: 'Locale', description: 'The language of the form.' })
  locale: Locale;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Whose session sent it.' })
  userId: string | null;

  @ApiProperty({ description: 'It looks as if a program had filled the form.' })
  flagged: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: it waits for an answer.' })
  answeredAt: string | null;

  @ShownPerson({ nullable: true, description: 'Who marked it as answered.' })
  answeredBy: string | null;
}

export class SupportMessagePage extends GridPageOf(SupportMessageView) {}

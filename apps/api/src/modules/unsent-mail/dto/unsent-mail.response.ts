import { ApiProperty } from '@nestjs/swagger';
import {
  ACCOUNT_LIMITS,
  MAIL_FAILURES,
  MAIL_KINDS,
  MAIL_LIMITS,
  UNSENT_MAIL_STATES,
  type MailFailure,
  type MailKind,
  type UnsentMailState,
} from '@cw/domain';
import { GridPageOf } from '../../../common/grid/grid-page.js';
import { ShownCount, ShownText } from '../../../common/openapi/shown.js';

export class UnsentMailView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' })
  kind: MailKind;

  @ApiProperty({ enum: UNSENT_MAIL_STATES, enumName: 'UnsentMailState' })
  state: UnsentMailState;

  @ShownText(ACCOUNT_LIMITS.emailMax, 'sofia@example.com', {
    nullable: true,
    description: 'Null where the mail could not even be written.',
  })
  to: string | null;

  @ShownText(MAIL_LIMITS.subjectMax, 'Confirm your email', {
    nullable: true,
    description: 'As its reader would see it; null where the mail could not even be written.',
  })
  subject: string | null;

  @ApiProperty({ format: 'date-time' })
  writtenAt: string;

  @ShownCount({ example: 4, description: 'Since it was written, or sent again by staff.' })
  tries: number;

  @ApiProperty({ enum: MAIL_FAILURES, enumName: 'MailFailure', description: 'Why the last try failed.' })
  failure: MailFailure;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: it is not tried any more.' })
  nextTryAt: string | null;
}

export class UnsentMailPage extends GridPageOf(UnsentMailView) {}

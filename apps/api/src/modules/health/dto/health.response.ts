import { ApiProperty } from '@nestjs/swagger';
import { MAIL_LIMITS } from '@cw/domain';
import { ShownCount, ShownList, ShownText } from '../../../common/openapi/shown.js';

const NAME_MAX = 60;
const DEPENDENCIES_MAX = 20;

export class LiveResponse {
  @ApiProperty({ enum: ['ok'] })
  status: string;
}

export class DependencyResponse {
  @ShownText(NAME_MAX, 'database')
  name: string;

  @ApiProperty({ enum: ['up', 'down', 'degraded'] })
  status: string;
}

export class MailStandingResponse {
  @ShownCount({ description: `Mails that wait longer than ${MAIL_LIMITS.lateAfterMinutes} minutes.`, example: 0 })
  waiting: number;

  @ShownCount({ description: 'Mails that are not tried any more.', example: 0 })
  failed: number;
}

export class ReadyResponse {
  @ApiProperty({ enum: ['ready', 'not_ready'] })
  status: string;

  @ShownList(DependencyResponse, DEPENDENCIES_MAX)
  dependencies: DependencyResponse[];

  @ApiProperty({
    type: MailStandingResponse,
    nullable: true,
    description: 'Null where it cannot be said. It makes nothing unready: a mail server that is down stops no request.',
  })
  mail: MailStandingResponse | null;
}

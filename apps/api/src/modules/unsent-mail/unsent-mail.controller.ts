import { Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ListUnsentMailsQuery } from './dto/list-unsent-mails.query.js';
import { UnsentMailPage } from './dto/unsent-mail.response.js';
import { UnsentMails } from './unsent-mails.js';

/** NOTE-06. */
@ApiTags('admin')
@Controller('admin/unsent-mails')
export class UnsentMailController {
  constructor(private readonly mails: UnsentMails) {}

  @Get()
  @Requires('mail.read')
  @ApiOperation({
    summary: 'List e-mails that were not sent',
    description:
      'Those that failed, last first; or those that wait for another try, oldest first. What failed is kept for 14 days.',
  })
  @ApiOkResponse({ type: UnsentMailPage })
  listUnsentMails(@Query() query: ListUnsentMailsQuery): Promise<UnsentMailPage> {
    return this.mails.list(query);
  }

  @Post(':id/send-again')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('mail.resend')
  @ApiOperation({
    summary: 'Send an e-mail that failed again',
    description: 'It is tried at once, and then as long as a new one. Letters with a link get a new link.',
  })
  @Fails('mail.not_failed')
  @ApiNoContentResponse()
  sendMailAgain(@CurrentActor() actor: Actor, @IdParam('id', 'mail.not_found') id: string): Promise<void> {
    return this.mails.sendAgain(actor, id);
  }
}

import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor, OptionalActor } from '../../common/auth/actor.decorators.js';
import { Public, Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ListSupportMessagesQuery } from './dto/list-support-messages.query.js';
import { MarkSupportMessage } from './dto/mark-support-message.input.js';
import { SendSupportMessage } from './dto/send-support-message.input.js';
import { SupportMessagePage } from './dto/support-message.response.js';
import { SupportDesk } from './support-desk.js';
import { SupportInbox } from './support-inbox.js';
import { SupportThrottleGuard } from './support-throttle.guard.js';

/** SUP-01. */
@ApiTags('support')
@Controller()
export class SupportController {
  constructor(
    private readonly inbox: SupportInbox,
    private readonly desk: SupportDesk,
  ) {}

  @Post('support/messages')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @UseGuards(SupportThrottleGuard)
  @ApiOperation({
    summary: 'Write to support',
    description: 'Signed in or not. It is answered by e-mail; a receipt goes to the address that was entered.',
  })
  @Fails('request.too_many')
  @ApiNoContentResponse()
  sendSupportMessage(
    @OptionalActor() actor: Actor | null,
    @Body() input: SendSupportMessage,
    @Req() request: Request,
  ): Promise<void> {
    return this.inbox.take(actor, input, localeOfRequest(request));
  }

  @Get('admin/support/messages')
  @Requires('support.read')
  @ApiOperation({
    summary: 'List what people wrote to support',
    description: 'What waits, longest first; what is answered, latest first.',
  })
  @ApiOkResponse({ type: SupportMessagePage })
  listSupportMessages(@Query() query: ListSupportMessagesQuery): Promise<SupportMessagePage> {
    return this.desk.list(query);
  }

  @Put('admin/support/messages/:id/answered')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Requires('support.answer')
  @ApiOperation({
    summary: 'Say whether a message is answered',
    description: 'The answer itself is an e-mail; this takes the message out of what waits, or puts it back.',
  })
  @ApiNoContentResponse()
  markSupportMessage(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'support.not_found') id: string,
    @Body() { answered }: MarkSupportMessage,
  ): Promise<void> {
    return this.desk.mark(actor, id, answered);
  }
}

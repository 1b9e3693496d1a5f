import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { CurrentSession } from '../../../common/auth/actor.decorators.js';
import { Requires } from '../../../common/auth/policy.decorators.js';
import { IdParam } from '../../../common/http/id.param.js';
import { Fails } from '../../../common/openapi/fails.decorator.js';
import { PushStateResponse, PushSubscriptionBody } from '../dto/push-subscription.dto.js';
import { PushSubscriptions } from './push-subscriptions.js';

/** NOTE-06. A subscription is a browser's, so it takes the session of that browser and no token. */
@ApiTags('notifications')
@Controller('users/:id/push-subscription')
@Requires('account.secure')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Get()
  @ApiOperation({
    summary: 'Whether this browser is told while Closewright is closed',
    description: 'And the key to subscribe with (RFC 8292). Without a key the server pushes nothing.',
  })
  @ApiOkResponse({ type: PushStateResponse })
  async getPushSubscription(
    @CurrentSession() session: ActiveSession,
    @IdParam() id: string,
  ): Promise<PushStateResponse> {
    return this.subscriptions.state(session, id);
  }

  @Put()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Tell this browser while Closewright is closed',
    description: 'Takes the place of what this session, or anybody in this browser, had before; ends with the session.',
  })
  @Fails('notification.push_off')
  @ApiNoContentResponse()
  async savePushSubscription(
    @CurrentSession() session: ActiveSession,
    @IdParam() id: string,
    @Body() body: PushSubscriptionBody,
  ): Promise<void> {
    await this.subscriptions.subscribe(session, id, body);
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Tell this browser no more' })
  @ApiNoContentResponse()
  async deletePushSubscription(@CurrentSession() session: ActiveSession, @IdParam() id: string): Promise<void> {
    await this.subscriptions.unsubscribe(session, id);
  }
}

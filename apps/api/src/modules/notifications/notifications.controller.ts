import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@cw/domain';
import type { Request } from 'express';
import { CurrentActor } from '../../common/auth/actor.decorators.js';
import { Passive, Requires } from '../../common/auth/policy.decorators.js';
import { IdParam } from '../../common/http/id.param.js';
import { localeOfRequest } from '../../common/http/request-locale.js';
import { Fails } from '../../common/openapi/fails.decorator.js';
import { ListNotificationsQuery } from './dto/list-notifications.query.js';
import { NotificationIds } from './dto/notification-ids.js';
import { NotificationPage, NotificationResponse, UnreadCountResponse } from './dto/notification.response.js';
import { NotificationsService } from './notifications.service.js';

/** NOTE-02. */
@ApiTags('notifications')
@Controller()
@Requires('notification.read')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get('users/:id/notifications')
  @Passive()
  @ApiOperation({
    summary: 'What a person was told',
    description: 'Newest first, in the language of the page or the account. Polling it keeps no session alive.',
  })
  @ApiOkResponse({ type: NotificationPage })
  async listNotifications(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() query: ListNotificationsQuery,
    @Req() request: Request,
  ): Promise<NotificationPage> {
    return this.notifications.list(actor, id, query, localeOfRequest(request));
  }

  @Get('users/:id/notifications/unread-count')
  @Passive()
  @ApiOperation({ summary: 'How many are unread' })
  @ApiOkResponse({ type: UnreadCountResponse })
  async unreadCount(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<UnreadCountResponse> {
    return this.notifications.unreadCount(actor, id);
  }

  @Put('users/:id/notifications/mark-all-read')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Mark every notification as read' })
  @ApiNoContentResponse()
  async markAllRead(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.notifications.markAllRead(actor, id);
  }

  @Put('notifications/:id/read')
  @ApiOperation({ summary: 'Mark one notification as read' })
  @ApiOkResponse({ type: NotificationResponse })
  async markRead(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Req() request: Request,
  ): Promise<NotificationResponse> {
    return this.notifications.markRead(actor, id, localeOfRequest(request));
  }

  @Delete('notifications/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Delete one notification', description: 'For ten minutes it can be restored.' })
  @ApiNoContentResponse()
  async deleteNotification(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.notifications.delete(actor, id);
  }

  @Put('users/:id/notifications/read')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Mark some notifications as read', description: 'Ids that are not yours change nothing.' })
  @ApiNoContentResponse()
  async markNotificationsRead(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { ids }: NotificationIds,
  ): Promise<void> {
    await this.notifications.markSomeRead(actor, id, ids);
  }

  @Put('users/:id/notifications/unread')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Mark some notifications as unread', description: 'Ids that are not yours change nothing.' })
  @ApiNoContentResponse()
  async markNotificationsUnread(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { ids }: NotificationIds,
  ): Promise<void> {
    await this.notifications.markSomeUnread(actor, id, ids);
  }

  @Post('users/:id/notifications/delete')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Delete some notifications', description: 'For ten minutes they can be restored.' })
  @ApiNoContentResponse()
  async deleteNotifications(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { ids }: NotificationIds,
  ): Promise<void> {
    await this.notifications.deleteSome(actor, id, ids);
  }

  @Post('users/:id/notifications/restore')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ summary: 'Restore deleted notifications', description: 'Within ten minutes of their deletion.' })
  @Fails('notification.gone')
  @ApiNoContentResponse()
  async restoreNotifications(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { ids }: NotificationIds,
  ): Promise<void> {
    await this.notifications.restore(actor, id, ids);
  }
}

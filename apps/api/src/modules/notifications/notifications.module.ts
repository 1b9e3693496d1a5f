import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { EventListeners } from './event-listeners.js';
import { NotificationData } from './notification-data.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.js';
import { NotificationFeed } from './realtime/notification-feed.js';
import { RealtimeGateway } from './realtime/realtime.gateway.js';
import { RealtimePusher } from './realtime/realtime-pusher.js';
import { SessionSweep } from './realtime/session-sweep.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';
import { Unsubscribes } from './unsubscribes.js';
import { WatcherAlerts } from './watcher-alerts.js';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [NotificationsController, UnsubscribeController],
  providers: [
    NotificationData,
    NotificationsService,
    NotificationsRepository,
    Notifier,
    EventListeners,
    WatcherAlerts,
    UnsubscribeTokens,
    Unsubscribes,
    NotificationFeed,
    RealtimePusher,
    RealtimeGateway,
    SessionSweep,
  ],
})
export class NotificationsModule {}

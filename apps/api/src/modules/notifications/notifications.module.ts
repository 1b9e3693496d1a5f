import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { DealtWith } from './dealt-with.js';
import { Deliveries } from './deliveries.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DuePost } from './due-post.js';
import { EventListeners } from './event-listeners.js';
import { NoticeNames } from './notice-names.js';
import { NotificationData } from './notification-data.js';
import { NotificationPurge } from './notification-purge.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.js';
import { PUSH_PROVIDERS } from './push/push-providers.js';
import { PushController } from './push/push.controller.js';
import { REALTIME_PROVIDERS } from './realtime/realtime-providers.js';
import { Readings } from './readings.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { Unsubscribes } from './unsubscribes.js';
import { WatcherAlerts } from './watcher-alerts.js';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [NotificationsController, PushController, UnsubscribeController],
  providers: [
    NotificationData,
    NoticeNames,
    NotificationsService,
    NotificationsRepository,
    Notifier,
    DealtWith,
    Deliveries,
    DeliveriesRepository,
    DuePost,
    Readings,
    NotificationPurge,
    EventListeners,
    WatcherAlerts,
    ...PUSH_PROVIDERS,
    ...REALTIME_PROVIDERS,
    Unsubscribes,
  ],
  exports: [Deliveries],
})
export class NotificationsModule {}

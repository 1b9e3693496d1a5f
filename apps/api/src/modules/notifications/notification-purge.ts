import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS, NOTIFICATION_LIMITS } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Forgets what was deleted, once it can no longer be taken back. */
@Injectable()
export class NotificationPurge implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly repository: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define('notifications.purge', () => this.purge(), { cron: '9 4 * * *' });
  }

  async purge(): Promise<void> {
    const kept = NOTIFICATION_LIMITS.deletedKeptHours * HOUR_MS;
    await this.repository.purge(new Date(this.clock.now().getTime() - kept));
  }
}

import { Injectable } from '@nestjs/common';
import { Mailer } from '../common/mail/mailer.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { Deliveries, NotificationEntity } from '../modules/notifications/index.js';

const UNREAD_DAYS = 2;
const DAY_MS = 86_400_000;

/** What happened days ago has been read, and nobody gets an e-mail about the demo's past. */
@Injectable()
export class SeedTidy {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
    private readonly deliveries: Deliveries,
  ) {}

  async tidy(now: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork
        .repository(NotificationEntity)
        .createQueryBuilder()
        .update()
        .set({ readAt: now })
        .where('read_at IS NULL AND created_at < :before', { before: new Date(now.getTime() - UNREAD_DAYS * DAY_MS) })
        .execute();
    });
    await this.deliveries.discardWaiting();
    await this.mailer.discardWaiting();
  }
}

import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@cw/domain';
import { Mailer } from '../common/mail/mailer.js';
import { UnitOfWork } from '../common/persistence/unit-of-work.js';
import { Deliveries, NotificationEntity } from '../modules/notifications/index.js';

const UNREAD_DAYS = 2;

// The past is made project by project. Numbers of no use to anybody stand in between: each is one person's only once.
const IN_ORDER_OF_TIME = [
  'UPDATE notification SET sequence = -sequence',
  `UPDATE notification SET sequence = told.place FROM (
    SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at, -sequence) AS place FROM notification
  ) told WHERE told.id = notification.id`,
];

/** What happened days ago has been read, what came later stands later, and nobody gets an e-mail about the demo's past. */
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
      for (const statement of IN_ORDER_OF_TIME) await this.unitOfWork.manager.query(statement);
    });
    await this.deliveries.discardWaiting();
    await this.mailer.discardWaiting();
  }
}

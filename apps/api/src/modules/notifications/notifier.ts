import { Injectable } from '@nestjs/common';
import { deliveryOf, type ScreenAlert } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { newId } from '../../common/ids.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { type UserEntity, UsersService } from '../users/index.js';
import type { Notice } from './notice.js';
import { notificationMail } from './notification-mail.js';
import { type NotificationRow, toNotificationView } from './notification.mapper.js';
import { NotificationsRepository } from './notifications.repository.js';
import { RealtimePusher } from './realtime/realtime-pusher.js';

/** Tells people: stored and e-mailed in the transaction of the cause, shown live once it has committed. */
@Injectable()
export class Notifier {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly pusher: RealtimePusher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async tell(notices: readonly Notice[]): Promise<void> {
    // One order for everybody, so that two transactions that tell the same people do not lock each other out.
    const ordered = [...notices].sort((a, b) => (a.userId < b.userId ? -1 : 1));
    const users = new Map(
      (await this.users.findByIds(ordered.map(({ userId }) => userId))).map((user) => [user.id, user]),
    );
    for (const notice of ordered) {
      const user = users.get(notice.userId);
      // An account that has ended has no reader.
      if (user && user.status !== 'terminated') await this.tellOne(notice, user);
    }
  }

  private async tellOne(notice: Notice, user: UserEntity): Promise<void> {
    const now = this.clock.now();
    const row = await this.repository.insert(notice, newId(), now);
    const preferences = await this.users.preferences(user.id);
    const { alert, email } = deliveryOf({ type: notice.type, preferences, now, timeZone: user.timeZone });
    if (email) await this.mailer.enqueue(notificationMail(notice, user), email.at > now ? email.at : undefined);
    await this.unitOfWork.afterCommit(() => this.show(row, user, alert));
  }

  private async show(row: NotificationRow, user: UserEntity, alert: ScreenAlert): Promise<void> {
    this.pusher.notification(user.id, { ...toNotificationView(row, user.locale), alert });
    this.pusher.unreadCount(user.id, await this.repository.unreadCount(user.id));
  }
}

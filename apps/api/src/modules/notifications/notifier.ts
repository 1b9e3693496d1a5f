import { Injectable } from '@nestjs/common';
import { deliveryOf } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { newId } from '../../common/ids.js';
import { Mailer } from '../../common/mail/mailer.js';
import { LiveNews } from '../../common/realtime/live-news.js';
import { type UserEntity, UsersService } from '../users/index.js';
import type { Notice } from './notice.js';
import { notificationMail } from './notification-mail.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NOTIFICATION_NEWS } from './realtime/notification-feed.js';

/** Tells people: stored and e-mailed in the transaction of the cause, shown live once it has committed. */
@Injectable()
export class Notifier {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly news: LiveNews,
    private readonly clock: Clock,
  ) {}

  async tell(notices: readonly Notice[]): Promise<void> {
    // One order for everybody, so that two transactions that tell the same people do not lock each other out.
    const ordered = [...notices].sort((a, b) => (a.userId < b.userId ? -1 : 1));
    const users = new Map(
      (await this.users.findByIds(ordered.map(({ userId }) => userId))).map((user) => [user.id, user]),
    );
    const told = new Set<string>();
    for (const notice of ordered) {
      const user = users.get(notice.userId);
      // An account that has ended has no reader.
      if (!user || user.status === 'terminated') continue;
      await this.tellOne(notice, user);
      told.add(user.id);
    }
    await this.news.announce(NOTIFICATION_NEWS, { ref: 'new', userIds: [...told] });
  }

  private async tellOne(notice: Notice, user: UserEntity): Promise<void> {
    const now = this.clock.now();
    await this.repository.insert(notice, newId(), now);
    const preferences = await this.users.preferences(user.id);
    const { email } = deliveryOf({ type: notice.type, preferences, now, timeZone: user.timeZone });
    if (email) await this.mailer.enqueue(notificationMail(notice, user), email.at > now ? email.at : undefined);
  }
}

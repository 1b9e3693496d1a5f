import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { newId } from '../../common/ids.js';
import { LiveNews } from '../../common/realtime/live-news.js';
import { type UserEntity, UsersService } from '../users/index.js';
import { Deliveries } from './deliveries.js';
import type { Notice } from './notice.js';
import { NotificationsRepository } from './notifications.repository.js';
import { PushDeliveries } from './push/push-deliveries.js';
import { NOTIFICATION_NEWS, UNREAD_NEWS } from './realtime/notification-feed.js';

const TOLD_ONCE: ReadonlySet<NotificationType> = new Set<NotificationType>([
  'message_received',
  'project_edited',
  'condition_corrected',
]);

/** Tells people: stored, its e-mail and pushes too, in the transaction of the cause; shown live once it has committed. */
@Injectable()
export class Notifier {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly users: UsersService,
    private readonly deliveries: Deliveries,
    private readonly pushes: PushDeliveries,
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
    const due = { mail: false, push: false };
    for (const notice of ordered) {
      const user = users.get(notice.userId);
      // An account that has ended has no reader.
      if (!user || user.status === 'terminated') continue;
      if (await this.isToldAlready(notice)) continue;
      const planned = await this.tellOne(notice, user);
      due.mail ||= planned.mail;
      due.push ||= planned.push;
      told.add(user.id);
    }
    if (due.mail) await this.deliveries.send();
    if (due.push) await this.pushes.send();
    await this.news.announce(NOTIFICATION_NEWS, { ref: 'new', userIds: [...told] });
  }

  /** Whoever sees the thing itself has read what was told of it. */
  async seen(userId: string, of: Pick<Notice, 'type' | 'actionUrl'>): Promise<void> {
    if (!(await this.repository.markReadOf(userId, of, this.clock.now()))) return;
    await this.news.announce(UNREAD_NEWS, { ref: 'read', userIds: [userId] });
  }

  /** Of a thread or a list of repairs one unread notification is enough, however much is written. */
  private async isToldAlready(notice: Notice): Promise<boolean> {
    return TOLD_ONCE.has(notice.type) && (await this.repository.hasUnread(notice));
  }

  /** Whether its e-mail and its push may go out at once. */
  private async tellOne(notice: Notice, user: UserEntity): Promise<{ mail: boolean; push: boolean }> {
    const notificationId = newId();
    await this.repository.insert(notice, notificationId, this.clock.now());
    const preferences = await this.users.preferences(user.id);
    const { id: userId, timeZone } = user;
    const plan = { notificationId, userId, type: notice.type, preferences, timeZone };
    const mail = notice.isWritten !== true && (await this.deliveries.plan(plan));
    return { mail, push: await this.pushes.plan(plan) };
  }
}

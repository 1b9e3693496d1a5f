import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Actor,
  type CountNews,
  deliveryOf,
  type NotificationNews,
  type Preferences,
  type ScreenAlert,
} from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { LiveNews } from '../../../common/realtime/live-news.js';
import { LiveSockets } from '../../../common/realtime/live-sockets.js';
import type { RealtimeSocket } from '../../../common/realtime/realtime-server.js';
import { type UserEntity, UsersService } from '../../users/index.js';
import { NoticeNames } from '../notice-names.js';
import { type NotificationRow, toNotificationView } from '../notification.mapper.js';
import { NotificationsRepository } from '../notifications.repository.js';

/** Topics of the news between the processes. */
export const NOTIFICATION_NEWS = 'notification';
export const UNREAD_NEWS = 'unread';

// More at once come only after this process was cut off for long: the client sees the gap and asks for the rest.
const SHOWN_AT_ONCE = 200;
const SILENT: ScreenAlert = { toast: false, browser: false, sound: false };

/** How far a person's screens in this process have been told. */
interface Told {
  sequence: number;
  revision: number;
}

/**
 * RT-03, RT-06: what a person was told reaches each screen once and in its order, whichever process it happened in.
 * The news that come over from another process carry no words: everything after the last sequence is read.
 */
@Injectable()
export class NotificationFeed implements OnModuleInit {
  private readonly told = new Map<string, Told>();

  constructor(
    private readonly repository: NotificationsRepository,
    private readonly users: UsersService,
    private readonly names: NoticeNames,
    private readonly news: LiveNews,
    private readonly screens: LiveSockets,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.news.onNews(NOTIFICATION_NEWS, ({ userIds }) => this.tellAll(userIds));
    this.news.onNews(UNREAD_NEWS, async ({ userIds }) => {
      for (const userId of userIds) await this.tellCount(userId);
    });
    this.news.afterGap((userIds) => this.tellAll(userIds));
  }

  /** The last sequence of now. Ask before the client can: what it reads by REST then begins where the feed does. */
  async newest(userId: string): Promise<number> {
    return this.repository.newest(userId);
  }

  /** A new screen in its person's room hears what came since `newest`, and how much is unread. */
  async open(socket: RealtimeSocket): Promise<void> {
    const { session, newest } = socket.data;
    const userId = session.user.id;
    if (!this.told.has(userId)) this.told.set(userId, { sequence: newest, revision: -1 });
    await this.tell(userId);
    const count = await this.repository.unreadCount(userId);
    socket.emit('unread_notifications', count);
    socket.emit('unread-notifications', count);
  }

  /** Forgets who has no screen here any more. */
  closed(userId: string): void {
    if (this.screens.connected([userId]).length === 0) this.told.delete(userId);
  }

  private async tellAll(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) {
      await this.tell(userId);
      await this.tellCount(userId);
    }
  }

  private async tell(userId: string): Promise<void> {
    const told = this.told.get(userId);
    if (!told) return;
    const page = { before: undefined, since: told.sequence, limit: SHOWN_AT_ONCE };
    const rows = await this.repository.list(userId, page);
    const user = rows.length === 0 ? null : await this.users.findById(userId);
    if (!user) return;
    const preferences = await this.users.preferences(userId);
    const named = await this.names.named(this.readerOn(user), rows);
    // Between here and the last word nothing else runs, so two who read the same rows say each of them once.
    for (const row of named.reverse()) {
      if (Number(row.sequence) <= told.sequence) continue;
      told.sequence = Number(row.sequence);
      this.show(userId, this.newsOf(row, user, preferences));
    }
  }

  /** All screens of a person are told the same: staff the least that any of their sessions may know. */
  private readerOn({ id, role }: UserEntity): Actor {
    return { userId: id, role, mfa: this.screens.of(id).every(({ data }) => data.session.mfa) };
  }

  private newsOf(row: NotificationRow, user: UserEntity, preferences: Preferences): NotificationNews {
    const ask = { type: row.type, preferences, now: this.clock.now(), timeZone: user.timeZone };
    const alert = row.read_at === null ? deliveryOf(ask).alert : SILENT;
    return { ...toNotificationView(row, user.locale), alert };
  }

  private show(userId: string, news: NotificationNews): void {
    this.screens.emit([userId], 'new-notification', news);
    if (news.alert.browser) this.screens.emit([userId], 'notification', { title: news.title, message: news.message });
  }

  private async tellCount(userId: string): Promise<void> {
    const count: CountNews = await this.repository.unreadCount(userId);
    const told = this.told.get(userId);
    // An older count that was read later.
    if (!told || count.revision < told.revision) return;
    told.revision = count.revision;
    this.screens.emit([userId], 'unread_notifications', count);
    this.screens.emit([userId], 'unread-notifications', count);
  }
}

import { Injectable } from '@nestjs/common';
import {
  hasAdminRights,
  MINUTE_MS,
  NOTIFICATION_LIMITS,
  NOTIFICATION_TYPES,
  topicOf,
  type Actor,
  type CountNews,
} from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Cursors } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/page.js';
import { LiveNews } from '../../common/realtime/live-news.js';
import { DealtWith } from './dealt-with.js';
import type { ListNotificationsQuery } from './dto/list-notifications.query.js';
import { NoticeNames } from './notice-names.js';
import { toListed, type ListedNotification, type NotificationRow } from './notification.mapper.js';
import { NotificationsRepository } from './notifications.repository.js';
import { UNREAD_NEWS } from './realtime/notification-feed.js';

const LIST = 'notifications';

/** What staff are told is of other people's deals: before the second factor it does not say which record it is about. */
function viewFor(actor: Actor, row: NotificationRow, locale: Locale): ListedNotification {
  const view = toListed(row, locale);
  if (actor.role !== 'admin' || hasAdminRights(actor)) return view;
  const { actionUrl: _hidden, about: _unsaid, said: _unread, ...rest } = view;
  return rest;
}

/** What a person does with what they were told. Somebody else's answers as not existing. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly names: NoticeNames,
    private readonly dealtWith: DealtWith,
    private readonly news: LiveNews,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  async list(
    actor: Actor,
    userId: string,
    query: ListNotificationsQuery,
    locale: Locale,
  ): Promise<Page<ListedNotification>> {
    mustBeSelf(actor, userId);
    const [before] = this.cursors.decode(LIST, query.cursor) ?? [];
    const rows = await this.repository.list(userId, {
      before: before === undefined ? undefined : String(before),
      since: query.sinceSequence,
      limit: query.limit,
      types: query.topic && NOTIFICATION_TYPES.filter((type) => topicOf(type) === query.topic),
      unread: query.unread,
    });
    const named = await this.names.withSaid(actor, await this.names.named(actor, rows));
    const over = await this.dealtWith.over(userId, named);
    return this.cursors.page(named, query.limit, LIST, {
      map: (row) => ({ ...viewFor(actor, row, locale), ...(over.has(row.id) && { isOver: true }) }),
      key: (row) => [row.sequence],
    });
  }

  async unreadCount(actor: Actor, userId: string): Promise<CountNews> {
    mustBeSelf(actor, userId);
    return this.repository.unreadCount(userId);
  }

  async markRead(actor: Actor, id: string, locale: Locale): Promise<ListedNotification> {
    const row = await this.repository.markRead(actor.userId, id, this.clock.now());
    if (!row) throw new DomainError('request.not_found');
    await this.tellCount(actor.userId);
    const [named = row] = await this.names.withSaid(actor, await this.names.named(actor, [row]));
    return viewFor(actor, named, locale);
  }

  async markAllRead(actor: Actor, userId: string): Promise<void> {
    mustBeSelf(actor, userId);
    await this.repository.markAllRead(userId, this.clock.now());
    await this.tellCount(userId);
  }

  /** Ids that are not this person's change nothing, and the answer does not say so. */
  async markSomeRead(actor: Actor, userId: string, ids: readonly string[]): Promise<void> {
    mustBeSelf(actor, userId);
    await this.repository.markSomeRead(userId, ids, this.clock.now());
    await this.tellCount(userId);
  }

  async markSomeUnread(actor: Actor, userId: string, ids: readonly string[]): Promise<void> {
    mustBeSelf(actor, userId);
    await this.repository.markSomeUnread(userId, ids);
    await this.tellCount(userId);
  }

  async delete(actor: Actor, id: string): Promise<void> {
    const deleted = await this.repository.delete(actor.userId, [id], this.clock.now());
    if (deleted === 0) throw new DomainError('request.not_found');
    await this.tellCount(actor.userId);
  }

  async deleteSome(actor: Actor, userId: string, ids: readonly string[]): Promise<void> {
    mustBeSelf(actor, userId);
    await this.repository.delete(userId, ids, this.clock.now());
    await this.tellCount(userId);
  }

  /** NOTE-03: takes a deletion back; refused when it is too late for all of them. */
  async restore(actor: Actor, userId: string, ids: readonly string[]): Promise<void> {
    mustBeSelf(actor, userId);
    const since = new Date(this.clock.now().getTime() - NOTIFICATION_LIMITS.restoreMinutes * MINUTE_MS);
    if ((await this.repository.restore(userId, ids, since)) === 0) throw new DomainError('notification.gone');
    await this.tellCount(userId);
  }

  // The person's other tabs and devices count along.
  private async tellCount(userId: string): Promise<void> {
    await this.news.announce(UNREAD_NEWS, { ref: userId, userIds: [userId] });
  }
}

function mustBeSelf(actor: Actor, userId: string): void {
  if (actor.userId !== userId) throw new DomainError('request.not_found');
}

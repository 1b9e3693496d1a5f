import { Injectable } from '@nestjs/common';
import type { CountNews, NotificationType } from '@cw/domain';
import { type PreparedQuery, Sql } from '../../common/persistence/sql.js';
import type { Notice } from './notice.js';
import type { NotificationRow } from './notification.mapper.js';

const COLUMNS = 'id, sequence, type, params, action_url, created_at, read_at';

const LAST = {
  name: 'notification_newest',
  text: 'SELECT last FROM notification_sequence WHERE user_id = $1',
};
// The person's counter is locked until the commit, so numbers become visible in their own order and none is missed.
const INSERT = {
  name: 'notification_insert',
  text: `WITH next AS (
      INSERT INTO notification_sequence (user_id, last, revision) VALUES ($1, 1, 1)
      ON CONFLICT (user_id) DO UPDATE SET last = notification_sequence.last + 1, revision = notification_sequence.revision + 1
      RETURNING last
    )
    INSERT INTO notification (id, user_id, sequence, type, params, action_url, created_at)
    SELECT $2, $1, next.last, $3, $4, $5, $6 FROM next RETURNING ${COLUMNS}`,
};
const PAGE = `deleted_at IS NULL AND user_id = $1 AND sequence < $2 AND sequence > $3`;
const LIST = {
  name: 'notification_list',
  text: `SELECT ${COLUMNS} FROM notification WHERE ${PAGE} ORDER BY sequence DESC LIMIT $4`,
};
// A page of each kind by its own index, and of these the newest: as much work for the rarest topic as for the commonest.
const LIST_OF_TYPES = {
  name: 'notification_list_of_types',
  text: `SELECT found.* FROM unnest($5::text[]) AS wanted (type) CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM notification WHERE ${PAGE} AND notification.type = wanted.type
      ORDER BY sequence DESC LIMIT $4) AS found
    ORDER BY found.sequence DESC LIMIT $4`,
};
const LIST_UNREAD = {
  name: 'notification_list_unread',
  text: `SELECT ${COLUMNS} FROM notification WHERE ${PAGE} AND read_at IS NULL ORDER BY sequence DESC LIMIT $4`,
};
const LIST_UNREAD_OF_TYPES = {
  name: 'notification_list_unread_of_types',
  text: `SELECT ${COLUMNS} FROM notification WHERE ${PAGE} AND read_at IS NULL AND type = ANY ($5::text[])
    ORDER BY sequence DESC LIMIT $4`,
};
// One statement sees one state: the count is that of its revision.
const COUNT = {
  name: 'notification_count',
  text: `SELECT (SELECT count(*) FROM notification WHERE user_id = $1 AND read_at IS NULL AND deleted_at IS NULL) AS count,
      coalesce((SELECT revision FROM notification_sequence WHERE user_id = $1), 0) AS revision`,
};
// The counter is locked first, as by an insertion: two who change the same person's list wait for each other in one order.
const NUMBERED = `WITH numbered AS (
    UPDATE notification_sequence SET revision = revision + 1 WHERE user_id = $1 RETURNING user_id)`;
const OWN = 'notification.user_id = numbered.user_id';
const READ = {
  name: 'notification_read',
  text: `${NUMBERED} UPDATE notification SET read_at = coalesce(read_at, $3) FROM numbered
    WHERE id = $2 AND ${OWN} AND deleted_at IS NULL RETURNING ${COLUMNS}`,
};
const READ_ALL = {
  name: 'notification_read_all',
  text: `${NUMBERED} UPDATE notification SET read_at = $2 FROM numbered
    WHERE ${OWN} AND read_at IS NULL AND deleted_at IS NULL`,
};
const READ_SOME = {
  name: 'notification_read_some',
  text: `${NUMBERED} UPDATE notification SET read_at = $3 FROM numbered
    WHERE id = ANY ($2::uuid[]) AND ${OWN} AND read_at IS NULL AND deleted_at IS NULL`,
};
const UNREAD_SOME = {
  name: 'notification_unread_some',
  text: `${NUMBERED} UPDATE notification SET read_at = NULL FROM numbered
    WHERE id = ANY ($2::uuid[]) AND ${OWN} AND read_at IS NOT NULL AND deleted_at IS NULL`,
};
const DELETE_SOME = {
  name: 'notification_delete_some',
  text: `${NUMBERED} UPDATE notification SET deleted_at = $3 FROM numbered
    WHERE id = ANY ($2::uuid[]) AND ${OWN} AND deleted_at IS NULL RETURNING id`,
};
const RESTORE_SOME = {
  name: 'notification_restore_some',
  text: `${NUMBERED} UPDATE notification SET deleted_at = NULL FROM numbered
    WHERE id = ANY ($2::uuid[]) AND ${OWN} AND (deleted_at IS NULL OR deleted_at >= $3) RETURNING id`,
};
const PURGE = {
  name: 'notification_purge',
  text: `DELETE FROM notification WHERE deleted_at < $1`,
};
// The counter is locked before it is looked: of two who tell of the same thread at once, the second one sees the first.
const LOCK = {
  name: 'notification_lock',
  text: `INSERT INTO notification_sequence (user_id, last) VALUES ($1, 0)
    ON CONFLICT (user_id) DO UPDATE SET last = notification_sequence.last`,
};
const HAS_UNREAD = {
  name: 'notification_has_unread',
  text: `SELECT 1 FROM notification WHERE user_id = $1 AND type = $2 AND action_url = $3 AND params = $4::jsonb
    AND read_at IS NULL AND deleted_at IS NULL LIMIT 1`,
};
const READ_OF = {
  name: 'notification_read_of',
  text: `${NUMBERED} UPDATE notification SET read_at = $4 FROM numbered
    WHERE notification.user_id = numbered.user_id AND type = $2 AND action_url = $3 AND read_at IS NULL
    AND deleted_at IS NULL RETURNING id`,
};
const TOLD = {
  name: 'notification_told',
  text: `SELECT user_id AS "userId" FROM notification WHERE action_url = $1 AND type = $2 AND user_id = ANY($3::uuid[])`,
};

/** Above every sequence that a bigint column can give. */
const NEWEST = '9223372036854775807';

export interface ListOptions {
  readonly before: string | undefined;
  readonly since: number;
  readonly limit: number;
  /** Only these; all without it. */
  readonly types?: readonly NotificationType[] | undefined;
  readonly unread?: boolean;
}

function listOf({ types, unread = false }: ListOptions): PreparedQuery {
  if (types === undefined) return unread ? LIST_UNREAD : LIST;
  return unread ? LIST_UNREAD_OF_TYPES : LIST_OF_TYPES;
}

@Injectable()
export class NotificationsRepository {
  constructor(private readonly sql: Sql) {}

  async insert(notice: Notice, id: string, at: Date): Promise<NotificationRow> {
    const values = [notice.userId, id, notice.type, JSON.stringify(notice.params), notice.actionUrl, at];
    const [row] = await this.sql.rows<NotificationRow>(INSERT, values);
    if (!row) throw new Error('The notification was not stored');
    return row;
  }

  /** Newest first, one row more than `limit` when there is more. */
  async list(userId: string, options: ListOptions): Promise<NotificationRow[]> {
    const { before = NEWEST, since, limit, types } = options;
    const values = [userId, before, since, limit + 1, ...(types === undefined ? [] : [types])];
    return this.sql.rows<NotificationRow>(listOf(options), values);
  }

  /** Which of them have been told this of what `actionUrl` leads to. */
  async toldOf({ type, actionUrl }: Pick<Notice, 'type' | 'actionUrl'>, userIds: readonly string[]): Promise<string[]> {
    const rows = await this.sql.rows<{ userId: string }>(TOLD, [actionUrl, type, userIds]);
    return rows.map(({ userId }) => userId);
  }

  /** Whether this person has the very same unread; whoever tells the same person waits until then. */
  async hasUnread({ userId, type, actionUrl, params }: Notice): Promise<boolean> {
    await this.sql.rows(LOCK, [userId]);
    return (await this.sql.rows(HAS_UNREAD, [userId, type, actionUrl, JSON.stringify(params)])).length > 0;
  }

  /** Marks what they were told of what `actionUrl` leads to as read; whether there was any. */
  async markReadOf(
    userId: string,
    { type, actionUrl }: Pick<Notice, 'type' | 'actionUrl'>,
    at: Date,
  ): Promise<boolean> {
    return (await this.sql.rows(READ_OF, [userId, type, actionUrl, at])).length > 0;
  }

  /** The last sequence of now. */
  async newest(userId: string): Promise<number> {
    const [row] = await this.sql.rows<{ last: string }>(LAST, [userId]);
    return Number(row?.last ?? 0);
  }

  async unreadCount(userId: string): Promise<CountNews> {
    const [row] = await this.sql.rows<{ count: string; revision: string }>(COUNT, [userId]);
    return { count: Number(row?.count ?? 0), revision: Number(row?.revision ?? 0) };
  }

  /** Undefined when it does not exist or is somebody else's. */
  async markRead(userId: string, id: string, at: Date): Promise<NotificationRow | undefined> {
    const [row] = await this.sql.rows<NotificationRow>(READ, [userId, id, at]);
    return row;
  }

  async markAllRead(userId: string, at: Date): Promise<void> {
    await this.sql.rows(READ_ALL, [userId, at]);
  }

  /** What is somebody else's, or not there, stays as it is. */
  async markSomeRead(userId: string, ids: readonly string[], at: Date): Promise<void> {
    await this.sql.rows(READ_SOME, [userId, ids, at]);
  }

  async markSomeUnread(userId: string, ids: readonly string[]): Promise<void> {
    await this.sql.rows(UNREAD_SOME, [userId, ids]);
  }

  /** How many of them this was the deletion of. */
  async delete(userId: string, ids: readonly string[], at: Date): Promise<number> {
    return (await this.sql.rows(DELETE_SOME, [userId, ids, at])).length;
  }

  /** Takes back what was deleted no earlier than `since`; how many of them are in the list now. */
  async restore(userId: string, ids: readonly string[], since: Date): Promise<number> {
    return (await this.sql.rows(RESTORE_SOME, [userId, ids, since])).length;
  }

  /** Forgets what was deleted before. */
  async purge(before: Date): Promise<void> {
    await this.sql.rows(PURGE, [before]);
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '../../common/persistence/sql.js';
import type { NotificationRow } from './notification.mapper.js';

const PLAN = {
  name: 'notification_delivery_plan',
  text: `INSERT INTO notification_delivery (notification_id, user_id, due_at) VALUES ($1, $2, $3)`,
};
// Whoever holds the person's counter is alone with the person's e-mails: two of them a day would be made by two at once.
const NEXT = {
  name: 'notification_delivery_next',
  text: `SELECT s.user_id AS "userId", s.digest_at AS "digestAt"
    FROM notification_delivery d JOIN notification_sequence s ON s.user_id = d.user_id
    WHERE d.due_at <= $1 ORDER BY d.due_at LIMIT 1 FOR UPDATE OF s`,
};
const DUE = {
  name: 'notification_delivery_due',
  text: `SELECT n.id, n.sequence, n.type, n.params, n.action_url, n.created_at, n.read_at, n.deleted_at
    FROM notification_delivery d JOIN notification n ON n.id = d.notification_id
    WHERE d.user_id = $1 AND d.due_at <= $2 ORDER BY n.sequence FOR UPDATE OF d`,
};
const DONE = {
  name: 'notification_delivery_done',
  text: `DELETE FROM notification_delivery WHERE notification_id = ANY ($1::uuid[])`,
};
const MOVE = {
  name: 'notification_delivery_move',
  text: `UPDATE notification_delivery SET due_at = $2 WHERE notification_id = ANY ($1::uuid[])`,
};
const POSTPONE = {
  name: 'notification_delivery_postpone',
  text: `UPDATE notification_delivery SET due_at = $3 WHERE user_id = $1 AND due_at <= $2`,
};
const ASK_ANEW = {
  name: 'notification_delivery_ask_anew',
  text: `UPDATE notification_delivery SET due_at = $2 WHERE user_id = $1 AND due_at > $2 RETURNING 1`,
};
const DIGESTED = {
  name: 'notification_delivery_digested',
  text: `UPDATE notification_sequence SET digest_at = $2 WHERE user_id = $1`,
};

export type DueRow = NotificationRow & { readonly deleted_at: Date | null };

/** Whose e-mails are due, and when the last daily one went out. */
export interface DueReader {
  readonly userId: string;
  readonly digestAt: Date | null;
}

/** E-mails of notifications that wait for their time. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly sql: Sql) {}

  async plan(notificationId: string, userId: string, dueAt: Date): Promise<void> {
    await this.sql.rows(PLAN, [notificationId, userId, dueAt]);
  }

  /** Who has waited longest; nobody else sends to that person until the open transaction ends. */
  async next(now: Date): Promise<DueReader | undefined> {
    return (await this.sql.rows<DueReader & { userId: string }>(NEXT, [now]))[0];
  }

  async due(userId: string, now: Date): Promise<DueRow[]> {
    return this.sql.rows<DueRow>(DUE, [userId, now]);
  }

  async done(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.sql.rows(DONE, [ids]);
  }

  async move(ids: readonly string[], to: Date): Promise<void> {
    if (ids.length > 0) await this.sql.rows(MOVE, [ids, to]);
  }

  /** What could not be sent just now does not stand in the way of others. */
  async postpone(userId: string, now: Date, to: Date): Promise<void> {
    await this.sql.rows(POSTPONE, [userId, now, to]);
  }

  /** All that waits is due now, so that it is looked at again; whether anything does. */
  async askAnew(userId: string, now: Date): Promise<boolean> {
    return (await this.sql.rows(ASK_ANEW, [userId, now])).length > 0;
  }

  async discard(): Promise<void> {
    await this.sql.execute('DELETE FROM notification_delivery');
  }

  async digested(userId: string, at: Date): Promise<void> {
    await this.sql.rows(DIGESTED, [userId, at]);
  }
}

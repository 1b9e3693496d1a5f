import { Injectable } from '@nestjs/common';
import { Sql } from '../../../common/persistence/sql.js';
import type { DueRow } from '../deliveries.repository.js';

const PLAN = {
  name: 'push_delivery_plan',
  text: `INSERT INTO push_delivery (subscription_id, notification_id, user_id, due_at)
    SELECT id, $1, $2, $3 FROM push_subscription WHERE user_id = $2 RETURNING 1`,
};
// Taken for a while rather than locked: a push service answers when it likes. Whoever dies meanwhile has them sent again.
const TAKE = {
  name: 'push_delivery_take',
  text: `WITH chosen AS (
      SELECT s.id FROM push_subscription s
      WHERE s.id IN (SELECT subscription_id FROM push_delivery WHERE due_at <= $1)
        AND (s.paused_until IS NULL OR s.paused_until <= $1)
      ORDER BY s.id LIMIT $3 FOR UPDATE SKIP LOCKED)
    UPDATE push_delivery d SET due_at = $2 FROM chosen WHERE d.subscription_id = chosen.id AND d.due_at <= $1
    RETURNING d.subscription_id AS "subscriptionId", d.notification_id AS "notificationId"`,
};
const NOTIFICATIONS = {
  name: 'push_delivery_notifications',
  text: `SELECT id, sequence, type, params, action_url, created_at, read_at, deleted_at
    FROM notification WHERE user_id = $1 AND id = ANY ($2::uuid[]) ORDER BY sequence`,
};
const DONE = {
  name: 'push_delivery_done',
  text: `DELETE FROM push_delivery WHERE subscription_id = $1 AND notification_id = ANY ($2::uuid[])`,
};
const MOVE = {
  name: 'push_delivery_move',
  text: `UPDATE push_delivery SET due_at = $3 WHERE subscription_id = $1 AND notification_id = ANY ($2::uuid[])`,
};
const ASK_ANEW = {
  name: 'push_delivery_ask_anew',
  text: `UPDATE push_delivery SET due_at = $2 WHERE user_id = $1 AND due_at > $2 RETURNING 1`,
};

export interface TakenRow {
  readonly subscriptionId: string;
  readonly notificationId: string;
}

/** What waits to be pushed, to each browser by itself. */
@Injectable()
export class PushDeliveriesRepository {
  constructor(private readonly sql: Sql) {}

  /** Whether there is a browser to tell. */
  async plan(notificationId: string, userId: string, dueAt: Date): Promise<boolean> {
    return (await this.sql.rows(PLAN, [notificationId, userId, dueAt])).length > 0;
  }

  /** What is due for so many browsers; nobody else gets it before `until`. */
  async take(now: Date, until: Date, browsers: number): Promise<TakenRow[]> {
    return this.sql.rows<TakenRow & Record<string, unknown>>(TAKE, [now, until, browsers]);
  }

  async notifications(userId: string, ids: readonly string[]): Promise<DueRow[]> {
    return this.sql.rows<DueRow>(NOTIFICATIONS, [userId, ids]);
  }

  async done(subscriptionId: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.sql.rows(DONE, [subscriptionId, ids]);
  }

  async move(subscriptionId: string, ids: readonly string[], to: Date): Promise<void> {
    if (ids.length > 0) await this.sql.rows(MOVE, [subscriptionId, ids, to]);
  }

  /** All that waits is due now, so that it is looked at again; whether anything does. */
  async askAnew(userId: string, now: Date): Promise<boolean> {
    return (await this.sql.rows(ASK_ANEW, [userId, now])).length > 0;
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '../../../common/persistence/sql.js';
import type { PushTarget } from './push-service.js';

// A session is one browser, which is reached at one address.
const MAKE_ROOM = {
  name: 'push_subscription_make_room',
  text: `DELETE FROM push_subscription WHERE session_id = $1 AND endpoint <> $2`,
};
const SAVE = {
  name: 'push_subscription_save',
  text: `INSERT INTO push_subscription (id, user_id, session_id, endpoint, p256dh, auth, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (endpoint) DO UPDATE SET user_id = $2, session_id = $3, p256dh = $5, auth = $6,
      failed_at = NULL, failures = 0, paused_until = NULL`,
};
const OTHERS_WAITING = {
  name: 'push_subscription_others_waiting',
  text: `DELETE FROM push_delivery d USING push_subscription s
    WHERE s.endpoint = $1 AND d.subscription_id = s.id AND s.user_id <> $2`,
};
const OF_SESSION = {
  name: 'push_subscription_of_session',
  text: `SELECT endpoint, failed_at AS "failedAt" FROM push_subscription WHERE session_id = $1`,
};
const END = { name: 'push_subscription_end', text: `DELETE FROM push_subscription WHERE session_id = $1` };
const END_ALL = {
  name: 'push_subscription_end_all',
  text: `DELETE FROM push_subscription WHERE user_id = $1 AND session_id IS DISTINCT FROM $2`,
};
// Whoever's session has run out, or who may not sign in any more, is told nothing.
const TARGET = {
  name: 'push_subscription_target',
  text: `SELECT s.id, s.user_id AS "userId", s.endpoint, s.p256dh, s.auth, s.failures
    FROM push_subscription s JOIN app_session e ON e.id = s.session_id JOIN app_user u ON u.id = s.user_id
    WHERE s.id = $1 AND e.idle_expires_at > $2 AND e.absolute_expires_at > $2 AND u.status = 'active'`,
};
const GONE = { name: 'push_subscription_gone', text: `DELETE FROM push_subscription WHERE id = $1 AND endpoint = $2` };
const SENT = {
  name: 'push_subscription_sent',
  text: `UPDATE push_subscription SET succeeded_at = $2, failed_at = NULL, failures = 0, paused_until = NULL WHERE id = $1`,
};
const FAILED = {
  name: 'push_subscription_failed',
  text: `UPDATE push_subscription SET failed_at = $2, failures = failures + 1, paused_until = $3 WHERE id = $1`,
};

export interface NewSubscription extends PushTarget {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly at: Date;
}

export interface SubscriptionRow extends PushTarget {
  readonly id: string;
  readonly userId: string;
  /** In a row, up to now. */
  readonly failures: number;
}

/** Browsers that are told while the product is closed there. Each hangs on a session and ends with it. */
@Injectable()
export class PushSubscriptionsRepository {
  constructor(private readonly sql: Sql) {}

  /** Part of the open transaction. */
  async save({ id, userId, sessionId, endpoint, p256dh, auth, at }: NewSubscription): Promise<void> {
    await this.sql.rows(MAKE_ROOM, [sessionId, endpoint]);
    await this.sql.rows(OTHERS_WAITING, [endpoint, userId]);
    await this.sql.rows(SAVE, [id, userId, sessionId, endpoint, p256dh, auth, at]);
  }

  async ofSession(sessionId: string): Promise<{ endpoint: string; failedAt: Date | null } | undefined> {
    return (await this.sql.rows<{ endpoint: string; failedAt: Date | null }>(OF_SESSION, [sessionId]))[0];
  }

  async end(sessionId: string): Promise<void> {
    await this.sql.rows(END, [sessionId]);
  }

  /** All browsers of a person, but for the one whose session goes on. */
  async endAll(userId: string, exceptSessionId?: string): Promise<void> {
    await this.sql.rows(END_ALL, [userId, exceptSessionId ?? null]);
  }

  /** Undefined when nobody may be told by it any more. */
  async target(id: string, now: Date): Promise<SubscriptionRow | undefined> {
    return (await this.sql.rows<SubscriptionRow & Record<string, unknown>>(TARGET, [id, now]))[0];
  }

  async gone({ id, endpoint }: SubscriptionRow): Promise<void> {
    await this.sql.rows(GONE, [id, endpoint]);
  }

  async sent(id: string, at: Date): Promise<void> {
    await this.sql.rows(SENT, [id, at]);
  }

  /** Until then nothing is sent there. */
  async failed(id: string, at: Date, pausedUntil: Date | null): Promise<void> {
    await this.sql.rows(FAILED, [id, at, pausedUntil]);
  }
}

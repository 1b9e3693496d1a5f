import { Injectable } from '@nestjs/common';
import { ACCOUNT_SECURITY, HOUR_MS } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';

const SET: PreparedQuery = {
  name: 'pending_email_set',
  text: `INSERT INTO email_change (user_id, email, requested_at, expires_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id) DO UPDATE SET email = $2, requested_at = $3, expires_at = $4`,
};
const OF: PreparedQuery = {
  name: 'pending_email_of',
  text: `SELECT email FROM email_change WHERE user_id = $1 AND expires_at > $2`,
};
const CLEAR: PreparedQuery = { name: 'pending_email_clear', text: `DELETE FROM email_change WHERE user_id = $1` };
const PURGE: PreparedQuery = { name: 'pending_email_purge', text: `DELETE FROM email_change WHERE expires_at <= $1` };

/** The address that a person wants and has not proven yet; one at a time. */
@Injectable()
export class PendingEmails {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async set(userId: string, email: string): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + ACCOUNT_SECURITY.changeEmailHours * HOUR_MS);
    await this.sql.rows(SET, [userId, email, now, expiresAt]);
  }

  async of(userId: string): Promise<string | null> {
    const [row] = await this.sql.rows<{ email: string }>(OF, [userId, this.clock.now()]);
    return row?.email ?? null;
  }

  async clear(userId: string): Promise<void> {
    await this.sql.rows(CLEAR, [userId]);
  }

  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [this.clock.now()]);
  }
}

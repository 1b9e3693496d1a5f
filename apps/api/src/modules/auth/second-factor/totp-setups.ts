import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';

const SET: PreparedQuery = {
  name: 'totp_setup_set',
  text: `INSERT INTO totp_setup (user_id, secret, created_at) VALUES ($1, $2, $3)
    ON CONFLICT (user_id) DO UPDATE SET secret = $2, created_at = $3`,
};
const KEEP: PreparedQuery = {
  name: 'totp_setup_keep',
  text: `INSERT INTO totp_setup (user_id, secret, created_at) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO NOTHING`,
};
const OF: PreparedQuery = { name: 'totp_setup_of', text: `SELECT secret FROM totp_setup WHERE user_id = $1` };
const CLEAR: PreparedQuery = { name: 'totp_setup_clear', text: `DELETE FROM totp_setup WHERE user_id = $1` };

/** Sealed secrets that were shown and wait for their first code; until then they protect nothing. */
@Injectable()
export class TotpSetups {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async begin(userId: string, sealed: string): Promise<void> {
    await this.sql.rows(SET, [userId, sealed, this.clock.now()]);
  }

  /** The secret that waits, or this one when none does: a page that is loaded again shows the same. */
  async beginOnce(userId: string, sealed: string): Promise<string> {
    await this.sql.rows(KEEP, [userId, sealed, this.clock.now()]);
    return (await this.of(userId)) ?? sealed;
  }

  async of(userId: string): Promise<string | undefined> {
    const [row] = await this.sql.rows<{ secret: string }>(OF, [userId]);
    return row?.secret;
  }

  async clear(userId: string): Promise<void> {
    await this.sql.rows(CLEAR, [userId]);
  }
}

import { Injectable } from '@nestjs/common';
import { DAY_MS, type Role, type TokenScope } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import type { ActiveToken } from '../../common/auth/active-token.js';
import { Clock } from '../../common/clock.js';
import { Sql } from '../../common/persistence/sql.js';

interface Row {
  readonly id: string;
  readonly scope: TokenScope;
  readonly last_used_at: Date | null;
  readonly user_id: string;
  readonly role: Role;
  readonly locale: Locale;
}

const MARK_AFTER_MS = 60_000;
const KEEP_EXPIRED_MS = 30 * DAY_MS;

// One statement a request: the token and the person, who may have been suspended since.
const READ = {
  name: 'access_token_read',
  text: `SELECT t.id, t.scope, t.last_used_at, u.id AS user_id, u.role, u.locale
    FROM access_token t JOIN app_user u ON u.id = t.user_id
    WHERE t.secret_hash = $1 AND t.expires_at > $2 AND u.status = 'active'`,
};
const MARK_USED = {
  name: 'access_token_mark_used',
  text: `UPDATE access_token SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)`,
};
const PURGE = { name: 'access_token_purge', text: `DELETE FROM access_token WHERE expires_at <= $1` };

/** Tokens as requests need them. */
@Injectable()
export class ActiveTokens {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Undefined when it is unknown or revoked, has run out, or its person's account is not active. */
  async find(secretHash: Buffer): Promise<ActiveToken | undefined> {
    const [row] = await this.sql.rows<Row>(READ, [secretHash, this.clock.now()]);
    if (!row) return undefined;
    await this.markUsed(row);
    return { id: row.id, scope: row.scope, user: { id: row.user_id, role: row.role, locale: row.locale } };
  }

  /** Forgets those that ran out a month ago; until then their owner still sees why a program stopped. */
  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [new Date(this.clock.now().getTime() - KEEP_EXPIRED_MS)]);
  }

  // A write a minute, not one a request.
  private async markUsed(row: Row): Promise<void> {
    const now = this.clock.now();
    if (row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < MARK_AFTER_MS) return;
    await this.sql.rows(MARK_USED, [row.id, now]);
  }
}

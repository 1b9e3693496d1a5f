import { Injectable } from '@nestjs/common';
import type { Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { Sql } from '../../../common/persistence/sql.js';
import { hashSessionId, newSessionId } from './session-cookie.js';
import { sessionLimitsOf, TOUCH_AFTER_MS } from './session-limits.js';

export interface NewSession {
  readonly userId: string;
  readonly role: Role;
  readonly mfa: boolean;
  readonly userAgent: string | undefined;
  readonly address?: string | undefined;
}

interface Row {
  readonly id: string;
  readonly mfa: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly authenticated_at: Date;
  readonly user_id: string;
  readonly role: Role;
  readonly locale: Locale;
}

const AGENT_MAX = 200;

// One statement a request: the session and the person, who may have been suspended since.
const READ = {
  name: 'session_read',
  text: `SELECT s.id, s.mfa, s.created_at, s.last_seen_at, s.authenticated_at, u.id AS user_id, u.role, u.locale
    FROM app_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.id_hash = $1 AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2 AND u.status = 'active'`,
};
const INSERT = {
  name: 'session_insert',
  text: `INSERT INTO app_session (id_hash, user_id, mfa, created_at, last_seen_at, authenticated_at, idle_expires_at, absolute_expires_at, user_agent, address, id)
    VALUES ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8, $9)`,
};
const ALIVE = {
  name: 'session_alive',
  text: `SELECT encode(s.id_hash, 'hex') AS id_hash FROM app_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.id_hash = ANY ($1::bytea[]) AND s.idle_expires_at > $2 AND s.absolute_expires_at > $2 AND u.status = 'active'`,
};
const TOUCH = {
  name: 'session_touch',
  text: `UPDATE app_session SET last_seen_at = $2, idle_expires_at = $3 WHERE id_hash = $1 AND last_seen_at < $2`,
};
const DELETE = { name: 'session_delete', text: `DELETE FROM app_session WHERE id_hash = $1` };
const PURGE = {
  name: 'session_purge',
  text: `DELETE FROM app_session WHERE idle_expires_at <= $1 OR absolute_expires_at <= $1`,
};

/** Sessions in Postgres, under the hash of their id. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The new session's id, which only the cookie may carry. */
  async create(session: NewSession): Promise<string> {
    const id = newSessionId();
    const now = this.clock.now();
    const { idleMs, absoluteMs } = sessionLimitsOf(session.role);
    await this.sql.rows(INSERT, [
      hashSessionId(id),
      session.userId,
      session.mfa,
      now,
      new Date(now.getTime() + idleMs),
      new Date(now.getTime() + absoluteMs),
      session.userAgent?.slice(0, AGENT_MAX) ?? null,
      session.address ?? null,
      newId(),
    ]);
    return id;
  }

  /** Undefined when the id is unknown, the session has run out, or the account is not active. */
  async read(id: string): Promise<ActiveSession | undefined> {
    const hash = hashSessionId(id);
    const [row] = await this.sql.rows<Row>(READ, [hash, this.clock.now()]);
    return (
      row && {
        id: row.id,
        idHash: hash.toString('hex'),
        mfa: row.mfa,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        authenticatedAt: row.authenticated_at,
        user: { id: row.user_id, role: row.role, locale: row.locale },
      }
    );
  }

  /** Which of these hashed ids still name a session. */
  async aliveAmong(idHashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (idHashes.length === 0) return new Set();
    const hashes = idHashes.map((hash) => Buffer.from(hash, 'hex'));
    const rows = await this.sql.rows<{ id_hash: string }>(ALIVE, [hashes, this.clock.now()]);
    return new Set(rows.map((row) => row.id_hash));
  }

  /** Keeps the session alive; writes only when the last sign of life is minutes old. */
  async touch(session: ActiveSession): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() < TOUCH_AFTER_MS) return;
    const idleUntil = new Date(now.getTime() + sessionLimitsOf(session.user.role).idleMs);
    await this.sql.rows(TOUCH, [Buffer.from(session.idHash, 'hex'), now, idleUntil]);
  }

  async end(session: ActiveSession): Promise<void> {
    await this.sql.rows(DELETE, [Buffer.from(session.idHash, 'hex')]);
  }

  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [this.clock.now()]);
  }
}

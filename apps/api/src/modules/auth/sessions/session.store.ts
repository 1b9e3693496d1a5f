import { Injectable } from '@nestjs/common';
import { ACCOUNT_SECURITY, type Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { hashOfSecret, newSecret } from '../../../common/auth/secret.js';
import { SessionEndings } from '../../../common/auth/session-endings.js';
import { Clock } from '../../../common/clock.js';
import { newId } from '../../../common/ids.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { sessionLimitsOf } from './session-limits.js';
import * as queries from './session.queries.js';

/** What was looked at to let a person in. */
export interface ProvenAccount {
  readonly passwordHash: string;
  readonly totpSecret: string | null;
}

export interface NewSession {
  readonly userId: string;
  readonly role: Role;
  readonly mfa: boolean;
  readonly userAgent: string | undefined;
  readonly address?: string | undefined;
  /** Nobody is let in by what has been changed since it was proven. */
  readonly proven?: ProvenAccount | undefined;
}

export interface ListedSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly mfa: boolean;
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

type Owner = ProvenAccount & { readonly status: string } & Record<string, unknown>;

function assertUnchanged({ passwordHash, totpSecret }: ProvenAccount, owner: Owner | undefined): void {
  const isSame = owner?.passwordHash === passwordHash && owner.totpSecret === totpSecret && owner.status === 'active';
  if (!isSame) throw new DomainError('auth.invalid_credentials');
}

const AGENT_MAX = 200;

const bytesOf = (session: ActiveSession): Buffer => Buffer.from(session.idHash, 'hex');

/** Sessions in Postgres, under the hash of their id. What ends one tells every process so. */
@Injectable()
export class SessionStore {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly endings: SessionEndings,
  ) {}

  /** The new session's cookie value. A password or second factor that is another by now lets nobody in. One session more than an account may have ends its oldest. */
  async create(session: NewSession): Promise<string> {
    const cookie = newSecret();
    const now = this.clock.now();
    const { idleMs, absoluteMs } = sessionLimitsOf(session.role);
    await this.unitOfWork.run(async () => {
      // Two logins at once would each find room for one; and whoever recovers the account is waited for.
      const [owner] = await this.sql.rows<Owner>(queries.LOCK_OWNER, [session.userId]);
      if (session.proven) assertUnchanged(session.proven, owner);
      await this.sql.rows(queries.INSERT, [
        hashOfSecret(cookie),
        session.userId,
        session.mfa,
        now,
        new Date(now.getTime() + idleMs),
        new Date(now.getTime() + absoluteMs),
        session.userAgent?.slice(0, AGENT_MAX) ?? null,
        session.address ?? null,
        newId(),
      ]);
      const ended = await this.sql.rows<{ id: string }>(queries.END_OLDEST, [
        session.userId,
        ACCOUNT_SECURITY.sessionsMax,
      ]);
      for (const { id } of ended) await this.endings.announce({ sessionId: id });
    });
    return cookie;
  }

  /** Undefined when the id is unknown, the session has run out, or the account is not active. */
  async read(cookie: string): Promise<ActiveSession | undefined> {
    const hash = hashOfSecret(cookie);
    const [row] = await this.sql.rows<Row>(queries.READ, [hash, this.clock.now()]);
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

  /** Which of these ids still name a session. */
  async aliveAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.sql.rows<{ id: string }>(queries.ALIVE, [ids, this.clock.now()]);
    return new Set(rows.map((row) => row.id));
  }

  /** A person's sessions that have not run out, the last one seen first. */
  async list(userId: string): Promise<ListedSession[]> {
    return this.sql.rows<ListedSession & Record<string, unknown>>(queries.LIST, [userId, this.clock.now()]);
  }

  /** Keeps the session alive; writes only when the last sign of life is minutes old. */
  async touch(session: ActiveSession): Promise<void> {
    const now = this.clock.now();
    const { idleMs, touchAfterMs } = sessionLimitsOf(session.user.role);
    if (now.getTime() - session.lastSeenAt.getTime() < touchAfterMs) return;
    await this.sql.rows(queries.TOUCH, [bytesOf(session), now, new Date(now.getTime() + idleMs)]);
  }

  /** The same session under a new cookie value; the old one is worth nothing from here on. */
  async rotate(session: ActiveSession, mfa: boolean): Promise<string> {
    const cookie = newSecret();
    await this.sql.rows(queries.ROTATE, [bytesOf(session), hashOfSecret(cookie), mfa]);
    return cookie;
  }

  async reauthenticated(session: ActiveSession): Promise<void> {
    await this.sql.rows(queries.REAUTHENTICATED, [bytesOf(session), this.clock.now()]);
  }

  /** False when the person has no such session. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const rows = await this.sql.rows(queries.END, [userId, sessionId]);
      if (rows.length > 0) await this.endings.announce({ sessionId });
      return rows.length > 0;
    });
  }

  /** Ends what a person has open everywhere, but for the session that goes on, if any. */
  async endAll(userId: string, exceptSessionId?: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.sql.rows(queries.END_ALL, [userId, exceptSessionId ?? null]);
      await this.endings.announce({ userId, exceptSessionId });
    });
  }

  async purge(): Promise<void> {
    await this.sql.rows(queries.PURGE, [this.clock.now()]);
  }
}

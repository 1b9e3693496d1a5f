import { Injectable } from '@nestjs/common';
import { type FindOperator, IsNull, Not, Or } from 'typeorm';
import type { ActiveSession } from '../../../common/auth/active-session.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';

const LOCK_PERSON: PreparedQuery = {
  name: 'access_lock_person',
  text: `SELECT 1 FROM app_user WHERE id = $1 FOR NO KEY UPDATE`,
};
const IS_OPEN: PreparedQuery = {
  name: 'access_session_is_open',
  text: `SELECT 1 FROM app_session s JOIN app_user u ON u.id = s.user_id WHERE s.id = $1 AND u.status = 'active'`,
};

/** What stays when everything else that lets people into an account ends. */
export interface KeptAccess {
  /** The session that goes on. */
  readonly sessionId?: string;
  /** What that session made stays with it. */
  readonly keepsWhatItMade?: boolean;
}

/** Of rows that know which session made them, those that end: all, or all that the kept session did not make. */
export const madeByOthers = ({ sessionId, keepsWhatItMade }: KeptAccess): { sessionId?: FindOperator<string> } =>
  sessionId !== undefined && keepsWhatItMade === true ? { sessionId: Or(IsNull(), Not(sessionId)) } : {};

/** One kind of thing that lets its holder into an account, or will, without proving anything first. */
export interface AccessGrant {
  readonly name: string;
  /** Where it is kept. */
  readonly table: string;
  /** Runs in the transaction of whatever ends it. */
  end(userId: string, kept: KeptAccess): Promise<void>;
}

/**
 * The one list of everything that grants access to an account. Whatever recovers an account ends all of it here.
 * Register in `onModuleInit`: accounts know nothing of sessions, tokens or calendars.
 */
@Injectable()
export class AccessGrants {
  private readonly grants: AccessGrant[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  register(grant: AccessGrant): void {
    this.grants.push(grant);
  }

  get all(): readonly AccessGrant[] {
    return this.grants;
  }

  /**
   * Whatever makes a grant makes it here: in a transaction in which its session is still open. A call that was under way
   * when a recovery ended its session waits for the recovery, and leaves nothing behind.
   */
  async make<T>({ id, user }: ActiveSession, work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.lock(user.id);
      if ((await this.sql.rows(IS_OPEN, [id])).length === 0) throw new DomainError('auth.required');
      return work();
    });
  }

  /** Whoever makes, ends or proves something on the account waits for the open unit of work. */
  async lock(userId: string): Promise<void> {
    await this.sql.rows(LOCK_PERSON, [userId]);
  }

  /** Belongs inside a unit of work. What is being made at this moment is there before it, or is not made at all. */
  async endAll(userId: string, kept: KeptAccess = {}): Promise<void> {
    await this.lock(userId);
    for (const grant of this.grants) await grant.end(userId, kept);
  }
}

import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@cw/domain';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import { Sql } from '../persistence/sql.js';

export interface IdempotentCall {
  /** The person, the private link that somebody holds, or nobody. */
  readonly owner: string;
  readonly key: string;
  readonly hash: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Row {
  readonly request_hash: Buffer;
  readonly status: number | null;
  readonly body: unknown;
  readonly locked_until: Date | null;
}

const KEEP_MS = DAY_MS;

/** What was kept before then is forgotten. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEEP_MS);

export const toJson = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body));

const SELECT = {
  name: 'idempotency_select',
  text: `SELECT request_hash, status, body, locked_until FROM idempotency_key WHERE owner = $1 AND key = $2 AND created_at > $3`,
};
const TRY_LOCK = {
  name: 'idempotency_try_lock',
  text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1 || ':' || $2, 0)) AS taken`,
};
const SAVE = {
  name: 'idempotency_save',
  text: `INSERT INTO idempotency_key (owner, key, request_hash, status, body, locked_until, created_at)
    VALUES ($1, $2, $3, $4, $5, NULL, $6)
    ON CONFLICT (owner, key) DO UPDATE SET request_hash = $3, status = $4, body = $5, locked_until = NULL, created_at = $6`,
};
const PURGE = { name: 'idempotency_purge', text: `DELETE FROM idempotency_key WHERE created_at <= $1` };

/** The answers of the last 24 hours, by caller and key. */
@Injectable()
export class IdempotencyStore {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Keeps others off the key until the open transaction ends; false when somebody is at it. */
  async tryLock(call: IdempotentCall): Promise<boolean> {
    const [row] = await this.sql.rows<{ taken: boolean }>(TRY_LOCK, [call.owner, call.key]);
    return row?.taken === true;
  }

  /** The stored answer; undefined for a new key; refuses a key that was used for another request or is in use. */
  async find(call: IdempotentCall): Promise<StoredAnswer | undefined> {
    const [row] = await this.sql.rows<Row>(SELECT, [call.owner, call.key, keptSince(this.clock.now())]);
    if (!row) return undefined;
    if (!row.request_hash.equals(call.hash)) throw new DomainError('idempotency.mismatch');
    if (row.status !== null) return { status: row.status, body: row.body };
    if (row.locked_until !== null && row.locked_until > this.clock.now())
      throw new DomainError('idempotency.in_flight');
    return undefined;
  }

  async save(call: IdempotentCall, answer: StoredAnswer): Promise<void> {
    const { status, body } = answer;
    await this.sql.rows(SAVE, [call.owner, call.key, call.hash, status, toJson(body), this.clock.now()]);
  }

  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [keptSince(this.clock.now())]);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import { Sql } from '../persistence/sql.js';
import { inFlight } from './in-flight.js';
import { type CallKind, keptUntil } from './kept-for.js';

export interface IdempotentCall {
  /** The person, the private link that somebody holds, or nobody. */
  readonly owner: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly kind: CallKind;
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

export const toJson = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body));

const SELECT = {
  name: 'idempotency_select',
  text: `SELECT request_hash, status, body, locked_until FROM idempotency_key WHERE owner = $1 AND key = $2 AND kept_until > $3`,
};
const TRY_LOCK = {
  name: 'idempotency_try_lock',
  text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1 || ':' || $2, 0)) AS taken`,
};
const SAVE = {
  name: 'idempotency_save',
  text: `INSERT INTO idempotency_key (owner, key, request_hash, status, body, locked_until, created_at, kept_until)
    VALUES ($1, $2, $3, $4, $5, NULL, $6, $7)
    ON CONFLICT (owner, key) DO UPDATE
      SET request_hash = $3, status = $4, body = $5, locked_until = NULL, created_at = $6, kept_until = $7`,
};
const PURGE = { name: 'idempotency_purge', text: `DELETE FROM idempotency_key WHERE kept_until <= $1` };

/** The answers that are kept, by caller and key. */
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
    const now = this.clock.now();
    const [row] = await this.sql.rows<Row>(SELECT, [call.owner, call.key, now]);
    if (!row) return undefined;
    if (!row.request_hash.equals(call.hash)) throw new DomainError('idempotency.mismatch');
    if (row.status !== null) return { status: row.status, body: row.body };
    const left = (row.locked_until ?? now).getTime() - now.getTime();
    if (left > 0) throw inFlight(left);
    return undefined;
  }

  async save(call: IdempotentCall, answer: StoredAnswer): Promise<void> {
    const { owner, key, hash, kind } = call;
    const { status, body } = answer;
    const now = this.clock.now();
    await this.sql.rows(SAVE, [owner, key, hash, status, toJson(body), now, keptUntil(kind, now)]);
  }

  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [this.clock.now()]);
  }
}
